"""What a remark can speak of, and the words for it in the languages that archives are written in.

The words are patterns of a plain text: small letters, no accents (`plain`). They only say that a remark *speaks* of
something; whether it says that it happened at this table is weighed in `reading`.
"""

from __future__ import annotations

import re
import unicodedata
from enum import StrEnum
from typing import Final


class Topic(StrEnum):
    """What a remark reports of the board that it stands beside."""

    REVOKE = "revoke"
    OUT_OF_TURN = "out of turn"
    INSUFFICIENT = "insufficient"
    EXPOSED = "exposed"
    DISPUTED = "disputed"
    DIRECTOR = "director"
    CLAIM = "claim"
    RECORD = "record"


# Letters that are not a plain letter with an accent, and the marks by which LIN writes the suits. In files of the old
# Polish and Turkish code pages ł, ş, ğ and ı have come out as other signs.
_LETTERS = str.maketrans(
    {
        "³": "l",
        "þ": "s",
        "ð": "g",
        "ý": "i",
        "ß": "ss",
        "ł": "l",
        "Ł": "l",
        "ø": "o",
        "Ø": "o",
        "æ": "ae",
        "Æ": "ae",
        "’": "'",
        "ı": "i",
    }
)
_SUIT = re.compile(r"[@!]([shdc])s?(?=$|[^a-z])|[@!]([shdc])(?=[akqjt0-9])|([♠♥♦♣])", re.IGNORECASE)


def plain(text: str) -> str:
    """A remark in small letters without accents, with a word for each mark of a suit.

    >>> plain("Renonce à @h, l’Arbitre est appelé")
    "renonce a suit , l'arbitre est appele"
    """
    if "@" in text or "!" in text or not text.isascii():
        text = _SUIT.sub(" suit ", text.translate(_LETTERS))
    if not text.isascii():
        text = "".join(c for c in unicodedata.normalize("NFKD", text) if not unicodedata.combining(c))
    return " ".join(text.lower().split())


# By language: English; French; German; Italian; Spanish; Dutch; Polish; and what else occurs in the files.
_WORDS: Final = {
    Topic.REVOKE: (
        r"\w?revok\w*|reneg\w*",
        r"renonc(?!er a)\w*|n'a pas fourni",
        r"\w*revoke\w*|nicht bedient|nicht bekannt hat|falsch bedient",
        r"renonce|rinuncia(?! a)|non ha risposto a colore",
        r"renuncio\w*|no asistio|no ha asistido",
        r"verza(?:akt\w*|ken|king)|niet bekend",
        r"falszyw\w* renons\w*|falszywk\w*|nie dodal\w* do koloru",
        r"revokk\w*|revokera\w*|renons yap\w*",
    ),
    Topic.OUT_OF_TURN: (
        r"out[ -]of[ -](?:turn|rotation)|\bloot\b|(?:led|leads?|plays?|played|called) (?:\w+ )?from (?:the )?wrong \w+"
        r"|wrong (?:hand|seat|player|side) (?:led|leads|to lead|played)|not (?:his|her|their) turn"
        r"|\b(?:was|wasn'?t|not) (?!it)\S+(?:'s|s') turn\b",
        r"hors (?:de )?(?:son |leur )?tour|(?:pas|n'etait pas) (?:a )?son tour|mauvaise main",
        r"ausser(?:halb)? der reihe|vor der reihe|nicht (?:dran|an der reihe)|(?:von|aus) der falschen hand",
        r"fuori turno|non (?:era|e) il suo turno|mano sbagliata",
        r"fuera de turno|no (?:era|es) su turno|mano equivocada",
        r"(?:voor|buiten) (?:zijn|haar|de|hun)? ?beurt|verkeerde hand|niet aan de beurt",
        r"poza kolejnoscia|nie w (?:swojej )?kolej\w+|(?:ze |z )?(?:zlej|niewlasciwej) reki",
    ),
    Topic.INSUFFICIENT: (
        r"insufficient (?:bid|call|raise|overcall|response)"
        r"|(?:is|was|its|it's|that's|an?|isn'?t(?: \w+)*?) insufficient(?! [a-z])",
        r"(?:enchere|annonce) insuffisante|insuffisante(?! [a-z])",
        r"(?:ungenugende\w*|ungenuegende\w*|unzureichende\w*|zu niedrige\w*) (?:gebot|reizung|ansage)",
        r"(?:dichiarazione|licita) insufficiente",
        r"(?:voz|declaracion|subasta) insuficiente",
        r"onvoldoende bod|te laag bod",
        r"niewystarczajac\w+ (?:odzywk|zapowied)\w*|(?:odzywk|zapowied)\w* (?:niewystarczajac|niedostateczn)\w+",
    ),
    Topic.EXPOSED: (
        r"penalty cards?|exposed (?:a )?cards?|cards? (?:is |was |were |got )?exposed"
        r"|exposed by|(?:remains?|was|were|accidentally) exposed|exposes (?:a|the|his|her) (?!hand|dummy)"
        r"|dropped (?:a |an? \w+ )?cards?|dropped (?:a|his|her|the) (?:card|suit)|card (?:on the floor|face up)",
        r"carte\w* (?:penalisee?s?|exposee?s?|de penalite|tombee?s?)",
        r"strafkarte\w*|karte\w* (?:(?:war|ist|lag) )?(?:offen|aufgedeckt|heruntergefallen|fallen gelassen)",
        r"cart[ae] (?:penalizzat|espost|scopert|cadut)[ae]",
        r"cartas? (?:penalizad|expuest|caid)as?",
        r"strafkaart\w*|kaart (?:is |lag )?(?:open|gevallen)|openliggende kaart",
        r"przygwozdzon\w+|kart\w (?:karn\w+|odkryt\w+|wylozon\w+|upadl\w+)|(?:odkryl|upuscil)\w* karte",
    ),
    Topic.DIRECTOR: (
        r"(?<!lead[ -])\bdir+ec+t[eo]rs?\b(?!'s| notes)|\btds?\b|\bdir (?:ruled|called|is|at|has)\b",
        r"\barbitres?\b",
        r"turnierleit\w+|\bdirektor\w*",
        r"\barbitr[oi]\b",
        r"\barbitros?\b|director de torneo",
        r"\barbiters?\b|wedstrijdleid\w+",
        r"\bsedzi[aeoiu]\w{0,4}\b",
        r"tuomari|tavlingsledar\w+|turneringsleder\w*|\bhakem\w*",
    ),
    Topic.CLAIM: (
        r"\bclaim\w*|\bconced(?:es?|ed|ing)\b",
        r"revendi(?:que|cation)\w*|etale (?:son|ses|sa)\b",
        r"geclaimt|\bclaimt\b|\bstreckt\w*|legt (?:die karten|sein blatt|ihr blatt) (?:auf|hin)",
        r"\b(?:stende|spiana) le carte|\breclama le\b",
        r"\breclama(?:cion|ba|ron)?\b|tiende (?:sus|las) cartas",
        r"\bclaimde\b|legt (?:open|de kaarten)",
        r"klejm\w*|roszczeni\w+|wyklada karty|pokazal\w* karty",
    ),
    Topic.RECORD: (
        r"mis+-?[ck]li[ck]+\w*|misclaim\w*|wrong (?:claim|boards?|axi[sx]\w*|directions?|contract|result|score)\b"
        r"|wrong board|\b(?:selected|entered|put|clicked) (?:\w+ )?wrong card|\bi made a mistake|\bm[iy] mistake"
        r"|miss card|wrong(?:ly)? antici\w+"
        r"|\bchanged it\b|(?:here is|here's|is) something wrong|missed (?:something|a bit|the end)"
        r"|(?:discard|card)s? wrong"
        r"|(?:result|score|contract|auction|bidding|play|card|claim)s? (?:is|was|are|were) (?:wrong|entered|incorrect)"
        r"|(?:miss|missed|lost) (?:some|the|all|a|first|last|several|part)\b(?: of)?(?: the)?(?: \w+){0,2} ?"
        r"(?:cards?|tricks?|plays?|bidding|auction|bids?|suit|discards?|details)\b|missed the \w+ bid"
        r"|(?:not|isn'?t) (?:the|their|real) (?:bidding|auction|play|same|contract)|not the same"
        r"|(?:sorry|sry)\W*(?:it was |that was |was |is )?(?:just )?(?:made|making|down|[-+] ?\d|\d+ tricks?)"
        r"|(?:pls|please) adjust|had the \w+ wrong|error in (?:the )?card|(?:wrong|switched) seats?|ain'?t real"
        r"|can ?not undo|can'?t undo|(?:rest|cards?) (?:is|are) (?:made up|invented|guessed)",
        r"erreur (?:de saisie|d'operateur|de ma part)|je me suis trompe|mal saisi|j'ai rate (?:le jeu|les encheres)",
        r"ver(?:tippt|klickt)|falsch eingegeben|(?:spiel|reizung) verpasst",
        r"errore (?:di inserimento|mio)|ho sbagliato|mi sono perso",
        r"error mio|me equivoque|mal anotado|me perdi",
        r"verkeerd ingevoerd|misgeklikt|spel gemist",
        r"zle wpisa\w+|pomylka|pomylilem|nie nadazy\w+",
    ),
}
SPOKEN_OF: Final = {topic: re.compile("|".join(f"(?:{words})" for words in said)) for topic, said in _WORDS.items()}
# A claim that somebody did not agree to.
CONTESTED: Final = re.compile(
    r"\bdisput\w*|\bcontest(?:s|ed|ing|e|ee|ato|ata|ada|ado)\b|disagree\w*|\bobject(?:s|ed|ing)?\b|\breject\w*"
    r"|not accept\w*|refus\w+|bestritten|widersprochen|impugn\w+|betwist\w*|zakwestion\w+"
)
# One of these stands, as a word, in what speaks of an irregularity. A board without any of them is passed over, and
# nearly every board is: to look words up takes a fraction of the time that the patterns take.
_TELLING: Final = """
    revoke revokes revoked revoking revokki renege reneges reneged reneging renonce renoncé renonces renuncio renuncios
    rinuncia verzaakt verzaken verzaking verzaakte renons renonsu renonsem fałszywka fałszywkę falszywka revokerade
    fourni bedient bekannt bekend asistió asistio asistido koloru risposto
    out-of-turn rotation loot tour reihe dran falschen turno sbagliata equivocada beurt verkeerde
    kolejnością kolejnoscia kolejności kolejnosci kolejce ręki reki mauvaise
    insufficient insuffisante insufficiente insuficiente ungenügendes ungenuegendes ungenügende ungenuegende ungenügend
    unzureichendes unzureichende niedriges niedrige onvoldoende laag niewystarczająca niewystarczajaca niewystarczającą
    niedostateczna niedostateczną exposed exposes floor dropped
    pénalisée penalisee pénalisées exposée exposee exposées tombée pénalité penalite strafkarte strafkarten karte karten
    penalizzata esposta scoperta caduta penalizada expuesta caída strafkaart strafkaarten kaart openliggende
    przygwożdżona przygwozdzona karna odkryta kartę karte upadła
    director directors directer dirrector direcctor direktor direktör direktörü dir
    td tds arbitre arbitres arbitro árbitro turnierleiter turnierleiterin turnierleitung arbiter
    arbiters wedstrijdleider wedstrijdleidster sędzia sędziego sędzię sedzia sedziego sedzie tuomari tävlingsledare
    turneringsleder turneringslederen hakem hakemi
    dispute disputes disputed contests contested contesting contesté contestée conteste contestato contestata
    rejected bestritten widersprochen impugna impugnada betwist
    zakwestionowane zakwestionował
"""
# And one of these where an operator says that his record is wrong; asked only where the cards do not fit.
_RECORD: Final = """
    misclick misclicked missclick misclik missklick misklick miss mistake changed direction misclaiming
    misclaim misclaimed wrong incorrect incorrectly entered missed lost not isn't sorry
    sry adjust error seats seat real undo cannot can't made-up invented guessed erreur trompe trompé saisi raté vertippt
    verklickt falsch verpasst errore sbagliato perso equivoqué equivoque anotado perdi perdí ingevoerd misgeklikt gemist
    źle zle pomyłka pomylka pomyliłem nadążyłem nadążyć
"""
# With the signs that may stand at a word; points and commas are taken away before.
_AROUND: Final = ("{}", "{}!", "{}!!", "{}?", "{}:", "{};", "{})", "({}", "({})", "{}:)", "l'{}", "l’{}")
# Of these only together with the word before them: each alone is in every other remark.
TELLING_PAIRS: Final = (
    "of turn",
    "wrong hand",
    "wrong seat",
    "wrong player",
    "wrong side",
    "is turn",
    "er turn",
    "'s turn",
    "s' turn",
    "penalty card",
)
# The words themselves, which name nobody.
NAMES_OF_TOPICS: Final = frozenset(plain(word) for word in _TELLING.split())
TELLING: Final = frozenset(form.format(word) for word in _TELLING.split() for form in _AROUND)
# A remark without any of these has no telling word and no telling pair.
PERHAPS_TELLING: Final = TELLING | {
    form.format(word) for word in ("turn", "wrong", "penalty") for form in (*_AROUND, '"{}', "'{}", '{}"', "*{}", "-{}")
}
TELLING_OF_RECORD: Final = frozenset(form.format(word) for word in _RECORD.split() for form in _AROUND)
