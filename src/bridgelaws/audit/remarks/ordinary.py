"""Words that are nobody's name: all that is shown of a remark beside an irregularity.

A remark is written by anybody about anybody: players by their first names, captains, spouses. No list has all names, so
it is the other way round: what is not known as an ordinary word is not shown. The words are those that commentators use
most, and the words of the game in the languages that `topics` reads, without accents.
"""

from __future__ import annotations

from typing import Final

_ALL: Final = """
    a aan able about above absolutely accept accepted according ace aces across act action actual actually add adjust
    adjusted admit advantage afford afraid after afternoon again against aggressive ago agree agreed agreement
    agreements agressive ah ahead ahh ain ain't al alert alerted all alla alleinspieler allow allowed allows almost
    alone along already also alternative although always am amazing ambitious an and another answer any anybody
    anymore anyone anything anyway apparently appeal appears appele appelee appelle approach arbiter arbitre arbitro
    are area aren aren't around artificial as ask asked asking asks assume assuming at atout attacco attention
    attitude attractive au auction auctions audience auf aus ausgespielt ausser ausserhalb ausspiel automatic aux
    available avec average avoid away awkward back bad badly balance balanced balancing bare based basically battle
    baza bazas be beat beaten beats because become bedient been before begin beginning behave behind bei being believe
    best bestritten bet better between betwist beurt bid bidder bidding bids big bij bit black blame blinde blocked
    blood board boards bod book boring both brave brb brd break breaking breaks bridge bring bringing broadcast btw
    buiten but buy by bye byl byla c call called calling calls came can can't cancelled cannot cant card carding cards
    care careful carreau carry carta carte case cash cashed cashing catch caught cause ce
    certain certainly cette champions
    chance chances change changed che cheap check checkback checking chiamata chiamato choice choices choose chose
    claim claimed claiming claims claimt clear clearly clever click close closed closer club clubs clue coeur coffee
    cold colors combined come comes comfortable coming comment commentary commentator commentators comments committee
    common communication communications company compared comparisons compete competition competitions completely con
    concede conceded concedes conceding confirmed connection conservative consider considered considering constructive
    contestata contestato conteste contested contestee contests context continue continues contract contracts control
    controls convention corazones correct corrected correctly corrects cost costly could couldn couldn't couldnt count
    counting counts couple course cover covered create credit cross cue cuebid cuori current cut d da dal damage
    danger dangerous dans das dat day days de dead deal dec decent decide decided decides decision decl declaracion
    declarant declarante declare declarer declarer's deep def defeat defeated defence defend defended defender
    defenders defending defense defensive definitely dei del delay delayed della dem demand den denied denies depend
    depending depends der des described deserved desole despite di diamantes diamond diamonds dichiarante
    dichiarazione did didn didn't didnt die difference different difficult direct directing directly director
    directors disaster discard discarded discarding discards discovered discuss discussed discussing discussion
    display dispute disputed distribution do does doesn doesn't doesnt doing don don't done donne dont door double
    doubled doubles doubleton doubling doubt down draw drop dropped dropping drops du duck ducked ducking ducks due
    dull dummy dummy's duplicated dziadek e each earlier early easier easily east easy een effective effort eight ein
    eine einem einen eingegeben either el eleven elle else en enchere end ended ending endplay endplayed ends enjoyed
    enough entame enter entered entries entry equal equivocada er erreur error errore es escape esp especially esposta
    est establish established este et etc even evening event events eventually ever every everybody everyone
    everything ew exact exactly example excellent except exciting exit expect expected expecting expects expensive
    experience expert experts explain explained explaining explanation exposed exposee exposes exposing expuesta extra
    extras eyes face faced facing fact fail failed failing failure fair fairly fait fall falsch falschen falszywy
    famous fan fancy far farbe fast faster fault favorable favorite favourable fear feel feeling feels fellow few
    field fight figure fin final finally finals find finding finds fine finess finesse finesses finish finished fiori
    first fit fits five fixed flat floor folks follow followed following for forbid force forced forces forcing forget
    forgot form found four fourni fourth free friendly from front fuera full fun funny fuori further gain gained game
    games gave gebot geclaimd geclaimt geen gefallen general geroepen gerufen gespielt get gets getting gevallen give
    given gives giving glad gli go goes going gone good got gotten grand great green guess guessed guesses guessing
    guys h ha haar haben had half han hand handle hands hanno happen happened happens happy hard harder hardly harm
    harten has hasn hasn't hat hate have haven haven't having he he'll he's head hear heard heart hearts heavy hebben
    heeft hehe held hello help helped helpful helps hence her here hes hesitated hesitation het hey hi high higher
    highest him himself his hit hm hmm hmmm hold holding holdings holds home honor honors honour honours hook hope
    hopefully hoping horrible hors hot hour hours how however hp huge hurt i idea ideal if il ils im imagine immediate
    immediately important impossible impugnada in including indeed indicated info information infraction ingevoerd
    initial inserimento instead insufficient insufficiente insuffisante insuficiente interest interested interesting
    intermediate international into invit invitational invite irregularities irregularity is isn isn't isnt issue ist
    it it's its jest jeu job join joining joke joue judged judgement jump jumps junior just kaart karo karta karte
    keep keeping keeps kept key kib kibitzers kibs kier kill killer killing kind king kings klaveren knew knock know
    knowing known knows kolejnoscia l la lack land large las last late later lay layout le lead leader leaders leading
    leads learned least leave leaves led left leider length les less let let's lets levee levees level lewa lewy lho
    lie life light like likely likes limit limited line lines link little live ll llamado lo local lol long longer
    look looked looking looks loose loot los lose loser losers loses losing loss lost lot lots love low lower luck
    lucky lunch ma made main major majors make makeable makes making man manage managed mano many margin marked match
    matches matter matters mauvaise max maximum may maybe me mean meaning means meant meanwhile men mentioned mere
    mesa met method methods mi middle might mild min mind minimum minor minors mins minus minute minutes misclaimed
    misclick misclicked misfit misguess misinformation miss missed missing mistake misunderstanding mit mixed modern
    moment money more morning mort morto most mostly move much muerto must my myself n na nach name names nat natural
    near necessary need needed needing needs negative neither never new news next nice nicely nicht nie niet
    niewystarczajaca niewystarczajace night nine no nobody non none noord nope nor nord normal normally norte north
    not note nothing notice noticed noticing notrump notrumps now nowadays np ns nt number objects obvious obviously
    od odd odds odkryta odzywka oeste of off offen offender offenders official offside often oh ok okay old on once
    one ones online only onside onvoldoende oops oost op open opened opener opening openings opens operator operators
    opinion opp opponents opportunity opposite opps optimistic option options or order ost other others otherwise
    ouest our out outside over overbid overboard overcall overcalled overcalls overruff overtake overtrick overtricks
    ovest own page paid pair pairs par para pard part partial particularly partner partner's partners partnership
    partscore pas pass passed passes passing passive past pause pay payed pd penalised penalisee penalite penalizada
    penalizzata penalty people per percentage perfect perhaps person phantom picas picche pick picked pickup picture
    pik pique pitch pitches pitching place placed plan planning play played player players playing plays please
    pleasure plenty pls plus po point pointed points polnoc poludnie pomylka poor popular por position positive
    possibility possible possibly post posted potential potentially pour power poza practical practice predict preempt
    prefer preference prepared presa prese pressure presumably pretty prevent previous principle private prob probable
    probably problem problems promise promised promises promising promotion protect provide przez przy przygwozdzona
    psyche pull pulled pulling pure push pushed pushing pushy put puts putting quadri qualified qualify quality que
    queen question questions qui quick quickly quiet quite raise raised raises range rare rarely rate rather re reach
    reached reaching read ready real really reason reasonable rebid reclama reclamacion record red redouble reds
    refused regardless regular reihe rejected reke reki relatively relay remain remained remaining remains remember
    remove renege renonce renonces renons renuncio reopen response responses rest restart restored result results
    retracted return revealed revendication revendique reverse reversed revoke revoked revokes revoking revokki rho
    right rinuncia rise risk risky road roads room rooms roszczenie rotation round rounds routine row rozgrywajacy
    ruff ruffed ruffing ruffs ruiten rule ruled rules ruling run running s sa sac sacrifice sadly safe safely safety
    said saisie salida same sans save saved saw say saying says sbagliata schedule schoppen scoperta score scored
    scores scoring screen screens se seat seats second sedzia sedziego see seeing seem seemed seems seen segment
    segments sell semi sense sensible sequence serious ses session sessions set sets setting seven several sh shape
    shd she shift short shortage shortly shortness shot should shouldn shouldn't show showed showing shown shows shut
    si side sided sides sie sign signal signals silly similar simple simply since single singleton sit site sitting
    situation six slag slagen slam slams slight slightly slow slowly small so soft sold solid some somehow someone
    something sometimes somewhat son sono soon sorry sort sound sounds source south space spade spades spec special
    specs spectators speed splinter split spot spots squeeze squeezed sry stage stand standard standing standings
    start started starting starts state stay steal stich stiche stiff still stol stole stop stopped stopper strafkaart
    strafkarte straight straightforward strange streckt strength strip strong stronger stuck stuff style su
    substituted success successful such sud sued suggest suggested suggests suit suited suiter suits super support
    suppose supposed sur sure surely surprise surprised surprising sus suspect swing swings switch switched system
    systems t ta table tables tafel take taken takeout takes taking talk talked talking tank tavolo td tds team
    teammates teams technical tell telling tells tempo tempted tempting ten tend test than thank thanks that that's
    thats the their them themselves then theory there there's therefore these they they're they've thin thing things
    think thinking thinks third thirteen this tho those though thought thoughts three through throw thru thx tie tied
    tight til till time times timing tired tisch to today together told tomorrow tonight too took top total totally
    tough tour tourn tournament tourney towards transfer transfers tray treatment treboles treff trefl trefle trick
    tricks tricky tried tries trouble true trump trumpf trumps trust truth try trying turn turned turnierleiter
    turnierleitung turno twelve twice two tx ty type typical typing udca ugly uit uitgekomen uitkomst un una unbal
    unbalanced unblock und under underbid underlead understand undo undoubled une unfortunate unfortunately
    ungenuegendes ungenugendes unless unlikely unlucky unreasonable until unusual up updated upgrade upgraded upside
    us use used useful using usual usually value values van ve verkeerde verklickt version vertippt very verzaakt
    verzaken verzaking via view void vom von voor voz vs vugraph vul vulnerability vulnerable w wait waiting want
    wanted wants war was wasn wasn't wasnt wasted watch watching way ways we we'll we're we've weak weaker web website
    week weekend welcome well went were west wezwany what whatever whats when where whether which while who whole why
    wide will win winner winners winning wins wird wise wish wist with withdrawn withdraws without won won't wonder
    wonderful wondering wont word words work worked working works worried worry worse worst worth would wouldn
    wouldn't wouldnt wow writing wrong wrote wschod wurde xx xxx y yeah year years yep yes yesterday yet you you're
    young your yup z za zachod zakwestionowane zapowiedz ze zijn zlej zu zuid zum zur
"""
WORDS: Final = frozenset(_ALL.split())
