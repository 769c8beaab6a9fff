"""What French-speaking players say when they call a card: "petit cœur", "la dame", "joue ce que tu veux"."""

from __future__ import annotations

from ...speech import Speech, speech
from ..en.speech import SPEECH as ENGLISH

_ARTICLES = "le la les l un une mon ma mes ton ta tes son sa ses notre votre nos vos leur ce cet cette ces"
_SUIT = r"(?:trefles?|carreaux?|coeurs?|piques?|atouts?)\b"
_NO_MATTER = (
    r"\b(?:(?:n )?importe(?: (?:quoi|qui|comment|laquelle|lequel|lesquel(?:le)?s|quel(?:le)?(?: carte)?))?"
    r"|peu (?:m )?importe|(?:ca|cela) (?:m )?(?:est|etait) (?:bien )?egal|(?:c )?est (?:bien )?egal|egal"
    r"|(?:ce|celle|celui|comme|la carte|quand) (?:que )?(?:tu|vous) (?:veux|voulez|voudras|preferes?|preferez|aimes?)"
    r"|(?:a (?:toi|vous)|au mort) (?:de (?:choisir|voir|decider)|le choix)|(?:tu|vous) (?:choisis(?:sez)?|decides?)"
    r"|choisis(?:sez)?|(?:au|ton|votre|libre) choix|au (?:hasard|pif)|(?:je )?(?:m )?en (?:fiche|fous|moque)"
    r"|(?:ca n a |sans |aucune )(?:pas d )?(?:aucune )?importance|ca ne (?:change|fait) rien|surprends moi)\b"
)

SPEECH: Speech = speech(
    ENGLISH,
    high="gros grosse haut haute hauts hautes grand grande grands fort forte meilleure meilleur maître maîtresse "
    "maitre "
    "top monte montez monter supérieure tête",
    low="petit petite petits petites bas basse basses faible moindre minuscule mini dessous inférieure ducke duque "
    "duquer",
    win="gagne gagnez gagner gagnante gagnant remporte remportez emporte",
    cover="couvre couvrez couvrir dessus surcoupe surcouper surcoupez surmonte",
    take="prends prend prenez prendre",
    ruff="coupe coupez couper surcoupe surcouper surcoupez",
    trumps="coupe coupez couper surcoupe surcouper surcoupez atout atouts",
    which="deuxième second seconde troisième quatrième cinquième moyen moyenne milieu intermédiaire suivant suivante "
    "prochaine autre autres même mêmes pareil pareille encore continue continuez finesse impasse tire tirez tirer tout "
    "toutes tous toute honneur honneurs figure figures bonne bonnes affranchie affranchis affranchir longue perdante "
    "perdantes gagnantes équivalente équivalentes dernier dernière première premier bats battre purge purger expasse",
    rounds="déroule déroulez dérouler encaisse encaissez encaisser défile défiler enchaîne",
    red="rouge rouges",
    black="noir noire noirs noires",
    anything="quelconque quelconques hasard",
    pointing="ça cela ceci celle celui celles ceux ci",
    play="joue jouez jouer joues mets met mettez mettre pose posez poser fournis fournir fournissez attaque attaquez "
    "attaquer défausse défaussez défausser jette jetez jeter donne donnez donner balance lance envoie sors rejoue pars",
    negation="pas sans sauf excepté hormis jamais aucun aucune ni",
    no="non",
    keep="garde gardez garder conserve conserver économise épargne retiens",
    but="mais",
    beside="sur sous contre après avant que derrière devant",
    than="que",
    towards="vers au aux pour jusque",
    by="avec",
    puts_right="non désolé désolée oups zut mince attends attendez correction dire voulais plutôt excuse excusez "
    "erreur",
    interrupts="non désolé désolée oups zut mince attends attendez correction pardon excuse excusez erreur",
    hesitates="euh heu hum hmm oh ah ha bon ben bah enfin pardon stop annule change finalement",
    takes_back="non oups zut mince attends attendez correction erreur",
    sequence="puis et ensuite après",
    depends="si sinon ou quand lorsque laisse laissez laisser passe passez passer jusqu tant selon",
    assent="oui ouais ok accord exact exactement parfait bien correct voilà",
    with_assent=f"{_ARTICLES} joue jouez mets mettez pose merci svp stp s il te vous plait est c bien carte oui",
    articles=_ARTICLES,
    of="de",
    plain=f"{_ARTICLES} de du des d s il te vous plait stp svp merci partenaire partner chéri chérie mort main table "
    "carte "
    "cartes couleur je j tu nous on moi toi lui alors donc maintenant voilà veux voudrais voudrait peux pense crois "
    "dis "
    "dit est suis y en plus ne n qu ici juste simplement seulement tiens allez allons va vas hein oui ouais ok "
    "accord et "
    "puis bien madame monsieur à a depuis dans par prends prend prenez prendre avec mais non plutôt pli levée cher",
    the_trick=(("le", "pli"), ("la", "levee"), ("la", "main"), ("cette", "levee"), ("ce", "pli")),
    article_or_ace="a",
    words_too="as ca ta sa ha ah at da ad",
    with_accents=(
        ("[‘’ʼ´`]", "'"),
        (r"\bà (?=(?:tr[eè]fle|carreau|c(?:œ|oe)ur|pique|atout))", " "),
        (r"\bà\b(?! (?:toi|vous|tous))", "vers"),
    ),
    turns=(
        (r"\bs ?'?il (?:te|vous) plait\b|\bstp\b|\bsvp\b", " "),
        (r"\bqu'|\b[cdjlmnst]'", " "),
        (r"\btu as\b|\bj ?ai\b", "ou"),
        (r"\b(?:joue|jouez|attaque|attaquez|rejoue|pars) a (?=" + _SUIT + ")", "joue "),
        (r"\ba (?=" + _SUIT + ")", "ou "),
        (r"\b(?:au lieu|a la place|plutot)(?: que)?(?: (?:de|du|des|d))?\b(?= (?:l|la|le|les|un|une|\w))", "pas"),
        (r"\b(petit|gros|haut|bas|grand)(e|se|te)? des (?:deux|trois)\b", r"\1"),
        (r"\b(?:(?:l )?une? |lequel |laquelle )?(?:des|les|ces|tes|mes) (?:deux|trois|quatre)\b", "celles"),
        (
            r"\blaisse(?:z|r)? (?:(?:le|la|les|lui|leur|tout|ca) )?(?:passer|filer|courir|aller|faire|tourner|tenir)\b"
            r"|\blaisse(?:z|r)?[- ](?:le|la|lui|les)(?=\s*(?:$|[,.;!?]))|\blaisse(?=\s*(?:$|[,.;!?]))"
            r"|\b(?:reste|restez) petit\b|\b(?:ne )?(?:prends|prenez|couvrez?|gagnez?) pas(?=\s*(?:$|[,.;!?]))",
            "petit",
        ),
        (
            r"\b(?:ne )?(?:(?:sur)?coupe|monte|gagne|couvre|prends?|prene)z? (?:surtout )?pas\b(?! (?:l|le|la|les)\b)",
            "ou",
        ),
        (r"\b(?:en|au|par)[ -]?dessous\b", "dessous"),
        (r"\b(?:au|par|la|le)[ -]dessus\b(?: (?:de|du|d))?", "dessus"),
        (r"\b(?:prends?|prenez|prendre)[ -](?:le|la|les|ca|cela)(?=\s*(?:$|[,.;!?]))", "gagne"),
        (r"\b(?:fais|faites|faire)(?: |-)(?:le pli|la levee|ce pli|cette levee)\b", "gagne"),
        (r"\b(?:depuis|par|commence par|en partant) (?:le|du|en) haut\b|\bde (?:la )?tete\b|\ben tete\b", "haut"),
        (r"\b(?:depuis|par|en partant du) (?:le )?bas\b", "bas"),
        (r"\b(?:du|au|le|de la main du) mort\b|\b(?:de|sur) la table\b|\bde (?:ma|la) main\b", " "),
    ),
    no_matter=_NO_MATTER,
    won_in_hand=r"\b(?:gagne|prends?|prenez)\b.*\b(?:en|dans (?:la|ma)) main\b",
    any_of_suit=r"\b(?:un|une|du|atouts?|coupe[rz]?)\b",
    ordinals="e|eme|er|ere|re|nd|nde",
)
