"""What German-speaking players say when they call a card: "klein Pik", "hoch", "spiel was du willst"."""

from __future__ import annotations

from ...speech import Speech, speech
from ..en.speech import SPEECH as ENGLISH

_ARTICLES = (
    "der die das den dem des ein eine einen einem einer eines mein meine meinen meiner dein deine deinen deiner sein "
    "seine seinen ihr ihre ihren unser unsere"
)
_NO_MATTER = (
    r"\b(?:(?:das |es |mir )?(?:ist |is |s )?(?:mir |doch )?(?:ganz |vollig |total |voll )?"
    r"(?:egal|gleichgultig|wurscht|wurst|schnuppe)(?: (?:was|welche[nrs]?)(?: karte)?)?"
    r"|(?:was|wie|welche[nrs]?) (?:auch immer|du (?:willst|magst|mochtest|meinst|denkst))"
    r"|such dir (?:eine?[ns]?|was|etwas|irgendwas) aus|(?:deine|freie|nach) wahl|nach belieben"
    r"|du (?:darfst|kannst) (?:wahlen|(?:dir )?(?:eine |was )?aussuchen)|wahl du|entscheide? du|du entscheidest"
    r"|(?:das |es )?spielt keine rolle|(?:das |es )?macht (?:nichts|keinen unterschied)|kommt nicht (?:dr|dar)auf an)\b"
)
_RUFF = "trumpf trumpfe trumpfen trumpfst schnapp schnappe schnappen stich stech steche stechen einstechen"
_OVER = "überstechen überstich übertrumpfen übertrumpfe ueberstechen uebertrumpfen"

SPEECH: Speech = speech(
    ENGLISH,
    high="hoch hohe hohes hoher hohen höher höhere höheres höchste höchstes höchsten hoechste groß große großes großer "
    "großen größte größtes größten größer groesste gross oben obere oberste oberstes top beste bestes stärkste dick "
    "dicke",
    low="klein kleine kleines kleiner kleinen kleinste kleinstes kleinsten kleinere niedrig niedrige niedriges "
    "niedriger "
    "niedrigste niedrigstes niedrigsten tief tiefe tiefes tiefste tiefstes unten untere unterste unterstes ducken duck "
    "ducke duckt wenig schwach schwächste mini",
    win="gewinn gewinne gewinnen gewinnt gewinner",
    cover=f"deck decke decken deckt drüber darüber drueber übernimm übernehmen übernehme schlag schlage schlagen "
    f"{_OVER}",
    take="nimm nehmen nehme nimmt nehm",
    ruff=f"{_RUFF} {_OVER}",
    strikes="stich stech steche stechen einstechen",
    trumps=f"{_RUFF} {_OVER} trümpfe truempfe trümpfen atout",
    which="zweite zweites zweiten zweithöchste dritte drittes vierte fünfte mittlere mittleres mittel mitte nächste "
    "nächstes nächsten andere anderes anderen gleiche gleiches dieselbe selbe selben schnitt schneiden schneide impass "
    "expass alle alles honneur honneurs figur figuren bild bilder gute gutes guten lange langes verlierer weiter "
    "weiterspielen nochmal nochmals noch wieder letzte letztes erste erstes zieh ziehe ziehen abziehen zwischenkarte",
    rounds="kassier kassiere kassieren durchziehen runterspielen herunterspielen abspielen durchspielen runterziehen",
    red="rot rote rotes roten roter",
    black="schwarz schwarze schwarzes schwarzen schwarzer",
    anything="irgendwas irgendeine irgendein irgendeinen irgendeines irgendetwas irgendwelche beliebig beliebige "
    "beliebiges beliebigen zufällig",
    pointing="dies diese dieser dieses diesen jene jenes es sie ihn ihm da",
    play="spiel spiele spielen spielst leg lege legen gib gebe geben bring bringe wirf werfen werf abwerfen abwurf "
    "schmeiß "
    "tu mach mache zugeben bedienen bediene bedien ausspielen ausspiel vorspielen",
    negation="nicht kein keine keinen keines nie niemals außer ausser ohne bloß",
    no="nein",
    keep="behalt behalte behalten aufheben heb hebe schone spar spare sparen",
    but="sondern aber",
    beside="auf über unter gegen nach vor als",
    than="als",
    towards="zum zur",
    by="mit",
    puts_right="nein nee ne sorry ups hoppla warte moment korrektur quatsch meine meinte lieber entschuldigung "
    "verzeihung "
    "tschuldigung falsch stattdessen",
    interrupts="nein nee ne sorry ups hoppla warte moment korrektur quatsch entschuldigung verzeihung tschuldigung "
    "falsch",
    hesitates="äh ähm öh hm hmm oh ah ha also tja naja stopp stop doch halt",
    takes_back="nein nee ups hoppla warte moment korrektur quatsch falsch",
    sequence="dann und danach nachher später erst zuerst",
    depends="wenn falls oder sonst bis solange sofern lass lassen laß entweder",
    assent="ja jawohl genau richtig passt ok okay gut klar stimmt korrekt jo jep",
    with_assent=f"{_ARTICLES} spiel spiele leg bitte danke partner karte ist so doch",
    articles=_ARTICLES,
    of="von",
    plain=f"{_ARTICLES} bitte danke partner partnerin dummy tisch hand karte karten farbe ich du wir mir dir uns mal "
    "doch "
    "jetzt nun halt eben einfach nur und so gut ja okay ok also schon will möchte hätte gern gerne würde werde kannst "
    "darfst soll sollst ist von vom im in am an dazu hier her ab aus weg zu rein her hin heraus raus davon dann klar "
    "mit "
    "sondern aber nein nehme nehmen nimm nehm blatt schatz ganz",
    the_trick=(("den", "stich"), ("diesen", "stich")),
    words_too="da as ha ah ab ad",
    turns=(
        (r"\bstatt(?:dessen)? (?=de[rmns]|die|das)|\banstelle (?:von|de[rs])\b", "nicht "),
        (r"\b(klein|gross|hoch|niedrig|hoh)(?:e[rsn]?)? (?:von|der) (?:beiden|zweien)\b", r"\1"),
        (r"\b(?:eine[rs]? (?:von|der) )?(?:die|den|diesen|diese) beiden\b", "diese"),
        (r"\beine[rs]? (?:von (?:den|diesen)|dieser|der) (?:zwei|drei|vier)\b", "diese"),
        (
            r"\blass(?:en)? (?:(?:es|ihn|sie|das|den stich|mal) )?(?:laufen|durch(?:laufen)?|ihm|ihnen)\b"
            r"|\b(?:durch)?laufen lassen\b|\blass (?:ihn|sie|es|das)(?=\s*(?:$|[,.;!?]))|\bklein bleiben\b"
            r"|\bbleib klein\b"
            r"|\b(?:nimm|nehmen|deck|decken) (?:\w+ )?nicht(?=\s*(?:$|[,.;!?]))|\bnicht (?:nehmen|decken|ubernehmen)\b",
            "klein",
        ),
        (r"\bnicht(?=\s*(?:$|[,.;!?]))", "oder"),
        (r"\b(?:mach|hol|nimm)e? (?:den|diesen) stich\b|\b(?:den )?stich (?:machen|holen|nehmen)\b", "gewinn"),
        (r"\bnimm (?:den|die|das|ihn|sie|es)(?=\s*(?:$|[,.;!?]))", "gewinn"),
        (r"\bvon (?:ganz )?oben\b", "hoch"),
        (r"\bvon (?:ganz )?unten\b", "klein"),
        (r"\b(?:vom|am|von|aus|auf) (?:dem )?(?:tisch|dummy|brett)\b|\baus (?:der|meiner) hand\b|\bvon da\b", " "),
        (r"\bgib (\w+(?: \w+)?) (?:zu|dazu)\b", r"gib \1"),
    ),
    no_matter=_NO_MATTER,
    won_in_hand=r"\b(?:gewinn\w*|nimm|nehme?n?)\b.*\b(?:in|auf) (?:der |meiner )?hand\b",
    any_of_suit=r"\b(?:eine?n?|tr[ui]mpfe?n?|trumpf|stich|stechen|schnapp\w*)\b",
    ordinals=r"\.(?=\s\w)",
)
