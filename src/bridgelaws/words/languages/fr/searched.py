"""How French is searched: without accents, `l'entame` in two words, a verb in all its forms as one."""

from __future__ import annotations

from ...searched import Searched, plain_words

_IRREGULAR = {
    "vu": "voi", "vue": "voi", "vus": "voi", "vues": "voi", "voir": "voi", "voit": "voi", "voyant": "voi",
    "repris": "reprend", "reprise": "reprend", "reprises": "reprend", "reprendre": "reprend", "reprend": "reprend",
    "pris": "prend", "prise": "prend", "prendre": "prend", "prends": "prend", "prend": "prend",
    "mis": "mett", "mise": "mett", "mises": "mett", "met": "mett", "mettre": "mett", "remis": "remett",
    "remise": "remett", "remises": "remett", "remettre": "remett", "dit": "dis", "dire": "dis", "dise": "dis",
    "disant": "dis", "fourni": "fourn", "fournie": "fourn", "fournir": "fourn", "fournit": "fourn",
    "fournisse": "fourn", "fournissant": "fourn", "choisi": "chois", "choisie": "chois", "choisir": "chois",
    "choisit": "chois", "choisisse": "chois", "choix": "chois", "interdit": "interd", "interdite": "interd",
    "interdire": "interd", "interdiction": "interd", "perd": "perd", "perdre": "perd", "perdu": "perd",
    "perdus": "perd", "perdues": "perd", "perte": "perd", "rendu": "rend", "rendue": "rend", "rendre": "rend",
    "sait": "savoi", "savoir": "savoi", "su": "savoi", "tenu": "ten", "tenue": "ten", "tenir": "ten", "tient": "ten",
    "fait": "fai", "faite": "fai", "faits": "fai", "faire": "fai", "faisant": "fai", "corrections": "corrig",
    "correction": "corrig", "revendications": "revendiqu", "revendication": "revendiqu", "concession": "conced",
    "concessions": "conced", "exposition": "expos", "designations": "design", "designation": "design",
    "penalite": "penalis", "penalites": "penalis", "inspection": "inspect", "regardees": "regard", "jeu": "jeu",
    "jeux": "jeu", "sous": "sous", "tous": "tous", "hors": "hors", "fois": "fois", "pas": "pas", "alors": "alors",
    "acceptation": "accept", "rectification": "rectifi", "rectifications": "rectifi", "explications": "expliqu",
    "explication": "expliqu", "inadvertance": "inadvertance", "ajustement": "ajust", "prematurement": "prematur",
    "simultanement": "simultan", "consommee": "consomm", "non": "non", "bon": "bon", "main": "main", "mains": "main",
}  # fmt: skip
_ENDINGS = (
    "eraient", "erait", "aient", "erent", "eront", "ante", "ant", "ees", "ait", "ent", "era", "ee", "er", "ez", "es",
    "e",
)  # fmt: skip
# Left: what people say. Right: what the gists say.
_SAYINGS = {
    "deux cartes": ("plusieurs cartes", "deux cartes ou plus", "deux cartes"),
    "deux cartes à la fois": ("plusieurs cartes", "cartes en même temps"),
    "en même temps": ("même temps", "simultanément", "à la fois", "même instant"),
    "cinquième carte": ("cinquième carte", "carte de trop", "carte en trop"),
    "carte de trop": ("cinquième carte", "trop de cartes"),
    "carte manquante": ("pas joué", "manque", "défectueuse"),
    "mauvaise main": ("mauvaise main", "bonne main", "autre main", "hors tour"),
    "mauvais côté": ("hors tour", "mauvaise main"),
    "pli": ("levée",),
    "plis": ("levée",),
    "dernier pli": ("dernière levée", "levée qui vient", "treizième levée"),
    "dernière levée": ("dernière levée", "levée qui vient", "treizième levée"),
    "regarder un pli": ("inspection", "regarder", "levée retournée"),
    "regarder": ("regarder", "inspection", "voir", "examine"),
    "entame": ("entame", "attaque"),
    "attaque": ("attaque", "entame"),
    "flanc": ("joueur de la défense", "défense"),
    "défenseur": ("joueur de la défense", "défense"),
    "directeur": ("arbitre",),
    "directeur de tournoi": ("arbitre",),
    "kibitz": ("spectateur",),
    "défausse": ("défaussant", "renonce"),
    "ne fournit pas": ("renonce", "fournir", "couleur non fournie"),
    "pas fourni": ("renonce", "fournir", "couleur non fournie"),
    "renonce établie": ("renonce consommée", "consommée"),
    "tomber": ("tomber", "exposée", "montrée", "vue"),
    "exposer": ("exposée", "montrée", "vue", "tomber"),
    "montrer": ("montrer", "exposée", "voir"),
    "voir": ("voir", "exposée", "montrer"),
    "carte majeure": ("carte pénalisée principale",),
    "carte mineure": ("carte pénalisée secondaire",),
    "pénalité": ("pénalité", "rectification"),
    "rectification": ("rectification", "pénalité"),
    "claim": ("revendication", "concession"),
    "revendication": ("revendication", "concession"),
    "concession": ("concession", "revendication"),
    "abandonner": ("concéder", "concession"),
    "trop tôt": ("prématuré", "trop tôt", "avant"),
    "prématuré": ("prématuré", "trop tôt", "avant son partenaire"),
    "interdire": ("interdire", "exiger"),
    "exiger": ("exiger", "interdire", "demander"),
    "renoncer à la pénalité": ("renoncer", "pardonnée"),
    "ii": ("information non autorisée", "non autorisée"),
    "information illicite": ("information non autorisée", "non autorisée"),
    "mauvaise explication": ("explication erronée",),
    "lapsus": ("lapsus", "involontaire", "inadvertance"),
    "erreur": ("erreur", "inadvertance", "involontaire"),
    "changer d'avis": ("changement", "réfléchir"),
    "nommer": ("nommer", "appeler", "désignation"),
    "appeler": ("appeler", "nommer", "désignation"),
    "désigner": ("désignation", "nommer", "appeler"),
    "petit": ("petit", "petite", "inférieure"),
    "n'importe quoi": ("ni couleur ni rang", "quelconque", "n'importe"),
    "toucher": ("toucher", "avancée"),
    "reprendre": ("reprendre", "retirer", "remettre"),
    "retirer": ("retirer", "reprendre"),
    "changer de carte": ("changer", "reprendre", "remplacer"),
    "coupe": ("coupe", "atout"),
    "atout": ("atout", "coupe"),
    "adversaire de gauche": ("adversaire de gauche", "gauche"),
    "adversaire de droite": ("adversaire de droite", "droite"),
    "score": ("marque", "résultat"),
    "ajustement": ("ajuster", "marque ajustée"),
    "mort": ("mort",),
    "hésitation": ("appris quelque chose de son partenaire",),
    "tempo": ("appris quelque chose de son partenaire",),
    "autre source": ("d'une autre source",),
    "muet": ("doit passer",),
    "partenaire muet": ("doit passer",),
    "passe obligatoire": ("doit passer",),
    "passe forcé": ("doit passer",),
    "erreur mécanique": ("erreur de manipulation", "déclaration voulue"),
    "enchère involontaire": ("déclaration voulue", "erreur de manipulation"),
    "boîte à enchères": ("manières de déclarer", "erreur de manipulation"),
    "psychique": ("psychique", "s'est écarté"),
    "tour sauté": ("pas eu son tour",),
    "oublié son tour": ("pas eu son tour",),
    "redistribuer": ("distribuer à nouveau",),
    "aurait pu savoir": ("pouvait se rendre compte",),
    "palier de huit": ("au-dessus de sept",),
}


def stem(word: str) -> str:
    """A word without its plural, its feminine and the endings of a verb.

    >>> [stem(w) for w in "attaque attaquer attaquee attaquent levees principaux".split()]
    ['attaqu', 'attaqu', 'attaqu', 'attaqu', 'lev', 'principal']
    """
    if word in _IRREGULAR:
        return _IRREGULAR[word]
    if word.endswith("aux") and len(word) > 5:
        return f"{word[:-2]}l"
    if word.endswith(("s", "x")) and len(word) > 3 and not word.endswith("ss"):
        word = word[:-1]
    for ending in _ENDINGS:
        bare = word.removesuffix(ending)
        if bare != word and len(bare) >= 3:
            return bare
    return word


SEARCHED = Searched(
    plain_words,
    stem,
    "a à au aux avec c ce cela ces cet cette d dans de des du elle en est et eux il ils j je l la le les leur leurs "
    "lui m ma me mes mon n ne nous on ou où par pour qu que quel quelle quelles quels qui s sa se ses si son sont sur "
    "t tu un une vous y été être ont avait fait peut loi lois",
    _SAYINGS,
    law="loi lois",
)
