"""How German is searched: umlauts as their vowels, participles as their verbs."""

from __future__ import annotations

import re

from ...searched import Searched, plain_words

_IRREGULAR = {
    "gesehen": "seh", "gesehenen": "seh", "sieht": "seh", "sah": "seh", "sehen": "seh", "ansieht": "anseh",
    "angesehen": "anseh", "ansehen": "anseh", "anzusehen": "anseh", "anblick": "anseh", "genommen": "nehm",
    "nimmt": "nehm", "nimm": "nehm", "nahm": "nehm", "zuruckgenommen": "zurucknehm", "zuruckgenommene": "zurucknehm",
    "zuruckgenommenen": "zurucknehm", "zurucknimmt": "zurucknehm", "zuruckzunehmen": "zurucknehm",
    "zurucknahme": "zurucknehm", "zuruckgegebene": "zurucknehm", "rucknahme": "zurucknehm", "annimmt": "annehm",
    "angenommen": "annehm", "angenommenes": "annehm", "annahme": "annehm", "zugegeben": "zugeb", "zugegebene": "zugeb",
    "zugibt": "zugeb", "zugabe": "zugeb", "zugaben": "zugeb", "zuzugeben": "zugeb", "gegeben": "geb", "gibt": "geb",
    "gab": "geb", "gesprochen": "sprech", "spricht": "sprech", "sprach": "sprech", "verboten": "verbiet",
    "verbot": "verbiet", "verbotene": "verbiet", "verbotenen": "verbiet", "gewonnen": "gewinn", "gewonnenen": "gewinn",
    "gewinnt": "gewinn", "gewann": "gewinn", "verloren": "verlier", "verlorenen": "verlier", "verliert": "verlier",
    "verlust": "verlier", "genannt": "nenn", "benannt": "benenn", "benannte": "benenn", "nennt": "nenn",
    "gefallen": "fall", "fallt": "fall", "fiel": "fall", "fallen": "fall", "fallenlassen": "fall",
    "heruntergefallen": "herunterfall", "herunterfallt": "herunterfall", "herunterfiel": "herunterfall",
    "hingelegt": "hinleg", "hingelegten": "hinleg", "hinzulegen": "hinleg", "auszuspielen": "ausspiel",
    "aufzudecken": "aufdeck", "abgelehnt": "ablehn", "geworden": "werd", "gewordene": "werd", "gewordenen": "werd",
    "wird": "werd", "vorgeschlagen": "vorschlag", "vorschlagt": "vorschlag", "gerufen": "ruf", "hande": "hand",
    "handen": "hand", "gegenspieler": "gegenspieler", "gegenspielers": "gegenspieler", "gegenspielern": "gegenspieler",
    "alleinspieler": "alleinspieler", "alleinspielers": "alleinspieler", "ausspieler": "ausspieler",
    "ausspielers": "ausspieler", "spieler": "spieler", "spielers": "spieler", "gegen": "gegen", "geben": "geb",
    "bezeichnung": "bezeichn", "berichtigung": "berichtig", "gegner": "gegner", "gegners": "gegner",
    "turnierleiter": "turnierleiter", "turnierleiters": "turnierleiter", "ausser": "ausser", "hoch": "hoch",
    "hochste": "hoch", "gekontert": "kontriert", "konzession": "konzedier", "konzediert": "konzedier",
}  # fmt: skip
_PARTS = re.compile(r"(aus|zu|ab|an|auf|zuruck|ein|vor|um|hin|weg|weiter)(?:ge|zu)(\w{3,})")
_ENDINGS = ("ern", "est", "tes", "ten", "ter", "tem", "em", "er", "en", "es", "te", "et", "e", "n", "s", "t")
# Left: what people say. Right: what the gists say.
_SAYINGS = {
    "zwei karten": ("mehrere Karten", "zwei oder mehr Karten", "zwei Karten"),
    "zwei karten gleichzeitig": ("mehrere Karten", "Karten gleichzeitig"),
    "zur gleichen zeit": ("gleichzeitig", "zugleich", "im selben Augenblick"),
    "gleichzeitig": ("gleichzeitig", "zugleich", "selben Augenblick", "auf einmal"),
    "fünfte karte": ("fünfte Karte", "überzählige Karte", "zu viele Karten"),
    "karte zu viel": ("überzählige Karte", "fünfte Karte", "zu viele Karten"),
    "karte zu wenig": ("nicht zugegeben", "fehlerhafter Stich", "fehlt"),
    "fehlende karte": ("nicht zugegeben", "fehlt"),
    "falsche seite": ("außer Reihenfolge", "falschen Hand", "andere Hand"),
    "falschen seite": ("außer Reihenfolge", "falschen Hand", "andere Hand"),
    "falsche hand": ("falschen Hand", "richtigen Hand", "anderen Hand", "außer Reihenfolge"),
    "falschen hand": ("falschen Hand", "richtigen Hand", "anderen Hand", "außer Reihenfolge"),
    "außer der reihe": ("außer Reihenfolge",),
    "ausser reihe": ("außer Reihenfolge",),
    "eröffnungsausspiel": ("erstes Ausspiel", "erste Ausspiel"),
    "anspiel": ("Ausspiel",),
    "angespielt": ("ausgespielt",),
    "ausspiel": ("Ausspiel", "ausgespielt"),
    "ausspielen": ("ausspielen", "Ausspiel"),
    "nicht bedient": ("Revoke", "nicht Farbe bekennt", "nicht bedient"),
    "nicht bekannt": ("Revoke", "nicht Farbe bekennt"),
    "farbe nicht bedient": ("Revoke", "nicht Farbe bekennt"),
    "bedienen": ("bedienen", "bekennen", "Revoke"),
    "bekennen": ("bekennen", "bedienen", "Revoke"),
    "verleugnen": ("Revoke",),
    "renonce": ("Revoke",),
    "etabliert": ("vollendet",),
    "strafkarte": ("Strafkarte", "Hauptstrafkarte", "Nebenstrafkarte"),
    "große strafkarte": ("Hauptstrafkarte",),
    "kleine strafkarte": ("Nebenstrafkarte",),
    "fallen lassen": ("herunterfällt", "fallen", "sichtbar"),
    "fallen": ("fallen", "herunterfällt", "sichtbar", "zeigt"),
    "heruntergefallen": ("herunterfällt", "herunterfiel", "fallen", "sichtbar"),
    "zeigen": ("zeigen", "sichtbar", "sehen", "aufgedeckt"),
    "sehen": ("sehen", "ansehen", "sichtbar"),
    "ansehen": ("ansehen", "sehen"),
    "nachsehen": ("ansehen", "sehen"),
    "letzter stich": ("letzten Stich", "dreizehnten Stich", "vorigen Stich"),
    "letzten stich": ("letzten Stich", "dreizehnten Stich", "vorigen Stich"),
    "stich ansehen": ("Ansehen von Stichen", "ansehen", "Stich"),
    "tisch": ("Dummy", "Tisch"),
    "toter": ("Dummy",),
    "strohmann": ("Dummy",),
    "schiedsrichter": ("Turnierleiter",),
    "tl": ("Turnierleiter",),
    "kiebitz": ("Zuschauer",),
    "claim": ("Claim", "Konzession"),
    "claimen": ("claimt", "Claim", "konzediert"),
    "konzession": ("Konzession", "Claim"),
    "abgeben": ("konzediert", "Konzession"),
    "widersprechen": ("widerspricht", "widersprochen"),
    "zu früh": ("zu früh", "vorzeitig", "bevor"),
    "vorzeitig": ("vorzeitig", "zu früh", "bevor sein Partner"),
    "verbieten": ("verbieten", "verlangen"),
    "verlangen": ("verlangen", "verbieten"),
    "strafe": ("Strafe", "Rektifikation"),
    "rektifikation": ("Rektifikation", "Strafe"),
    "ui": ("unerlaubte Information",),
    "ai": ("erlaubte Information",),
    "unberechtigte information": ("unerlaubte Information",),
    "falsche auskunft": ("falsche Auskunft", "falsche Erklärung", "falschen Erklärung", "falscher Auskunft"),
    "falsche erklärung": ("falsche Erklärung", "falschen Erklärung", "falscher Auskunft"),
    "versprecher": ("Versprecher", "unabsichtlich", "versehentlich", "unbeabsichtigt"),
    "versehen": ("Versehen", "versehentlich", "unabsichtlich", "unbeabsichtigt"),
    "unabsichtlich": ("unabsichtlich", "unbeabsichtigt", "versehentlich"),
    "meinung geändert": ("Meinungsänderung", "Denkpause"),
    "nennen": ("nennen", "benennt", "bezeichnet"),
    "bezeichnen": ("bezeichnet", "Bezeichnung", "benennt", "nennen"),
    "benennen": ("benennt", "Bezeichnung", "nennen"),
    "irgendeine": ("irgendeine", "beliebige", "egal"),
    "egal": ("egal", "beliebige"),
    "berühren": ("berührt",),
    "anfassen": ("berührt",),
    "zurücknehmen": ("zurücknehmen", "in die Hand zurück"),
    "karte tauschen": ("zurücknehmen", "ersetzen", "tauscht"),
    "trumpfen": ("trumpfen", "Trumpf"),
    "schnappen": ("trumpfen", "getrumpft", "Trumpf"),
    "stechen": ("trumpfen", "getrumpft", "Trumpf"),
    "linker gegner": ("linken Gegner", "linker Gegner", "links"),
    "rechter gegner": ("rechten Gegner", "rechter Gegner", "rechts"),
    "score": ("Score", "Ergebnis"),
    "anschrift": ("Score",),
    "berichtigter score": ("berichtigten Score", "Score berichtigt"),
    "zögern": ("seinem Partner anders als durch",),
    "tempo": ("seinem Partner anders als durch",),
    "denkpause": ("Denkpause", "seinem Partner anders als durch"),
    "fremde information": ("auf anderem Weg",),
    "gesperrt": ("muss sein Partner passen", "passen, sooft"),
    "partner gesperrt": ("muss sein Partner passen", "passen, sooft"),
    "zwangspass": ("muss sein Partner passen", "passen, sooft"),
    "mechanischer fehler": ("Fehlgriff", "beabsichtigte Ansage"),
    "fehlgriff": ("Fehlgriff", "beabsichtigte Ansage"),
    "bietbox": ("Arten der Ansage", "Fehlgriff"),
    "bidding box": ("Arten der Ansage", "Fehlgriff"),
    "fehlgebot": ("war die Ansage falsch",),
    "psychgebot": ("Bluff", "abgewichen"),
    "psych": ("Bluff", "abgewichen"),
    "übersprungen": ("nicht an die Reihe",),
    "neu verteilen": ("neu mischen und austeilen",),
    "hätte wissen können": ("bewusst sein können",),
    "achterstufe": ("über sieben",),
}


def words(text: str) -> list[str]:
    """The words of a text; ä, ö and ü may be written ae, oe and ue."""
    return [re.sub("([aou])e", r"\1", word) for word in plain_words(text)]


def stem(word: str) -> str:
    """A word without its endings; a participle or an infinitive with `zu` as its verb.

    >>> [stem(w) for w in "ausspielen ausgespielt ausgespielte auszuspielen gespielt zeigt karten".split()]
    ['ausspiel', 'ausspiel', 'ausspiel', 'ausspiel', 'spiel', 'zeig', 'kart']
    """
    if word in _IRREGULAR:
        return _IRREGULAR[word]
    parts = _PARTS.fullmatch(word)
    if parts:
        word = parts[1] + parts[2]
    elif word.startswith("ge") and len(word) > 6 and re.search("te?[nsrm]?$", word):
        word = word[2:]
    for ending in _ENDINGS:
        bare = word.removesuffix(ending)
        if bare != word and len(bare) >= 4:
            return bare
    return word


SEARCHED = Searched(
    words,
    stem,
    "aber als am an auch auf bei beim da dabei das dass dem den denn der des die dies diese diesem diesen dieser doch "
    "du ein eine einem einen einer eines er es für hat haben hatte ich ihm ihn ihr im in ist ja kann man mein mit nach "
    "noch nun ob oder sein seine seinem seinen seiner sich sie sind so und um vom von war was weil wenn wer wie wird "
    "wo zu zum zur über darf muss paragraph",
    _SAYINGS,
    law="§ §§ paragraph regel artikel",
)
