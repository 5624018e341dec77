import type { Catalogue } from '../catalogue';

/** Every rule in brief, in our own words. */
export const ruleTexts: Catalogue['ruleTexts'] = {
  'setup.player':
    'Ognuno ha 8 case (2 a sinistra, 3 al centro, 3 a destra), 8 ufficiali, 5 segnalini Macerie, 1 di ogni merce, 10 réis e 5 parrucche. Pesca 2 tasselli Clero e tienine 1. Prendi un favore reale e un progetto iniziale a caso. Piazza 1 ufficiale nell’ufficio del Marchese.',
  'setup.influence': 'Il primo giocatore parte da 4, il secondo da 5, poi 6 e 7.',
  'setup.neutral':
    'In 2 giocatori e in solitario, 1 ufficiale di un colore non usato resta in ogni ufficio per tutta la partita. Conta come ufficiale avversario.',
  'setup.buildings':
    '16 tessere in 2 pile, 8 dal lato blu e 8 dal lato verde. La tessera in cima a ogni pila è disponibile, e si vede la successiva.',
  'setup.plans': '1 pila per architetto, in cima i progetti con meno ufficiali.',
  'setup.treasury': 'Il segnalino parte dallo spazio da 3 réis.',
  'treasury.track':
    'Il segnalino non esce mai dal tracciato: un passo oltre un estremo è perso. Denaro e influenza collegati si prendono comunque.',
  'setup.cardinal': 'Parte dall’icona Influenza (la busta).',
  'setup.ships':
    'Periodo 1: stiva 1 sopra stiva 2. Periodo 2: stiva 3 sopra stiva 4. 1 nave per tipo in 2 giocatori e in solitario, 2 in 3 giocatori, 3 in 4.',
  'setup.decks':
    'Pesca una mano di 5 carte dal mazzo blu, nel periodo 2 dal viola. Dividi il mazzo rosso (periodo 2: marrone) per tipo in 4 mazzi da 5, con la prima carta a faccia in su.',
  'setup.decrees':
    '8 sono a faccia in su. In 2 giocatori e in solitario, rimetti nella scatola ogni decreto con il simbolo «non in 2 giocatori» e pescane un altro.',
  'setup.scoring': 'Piazza 4 tessere Punteggio a caso sotto le colonne.',
  'setup.supply':
    'Merci, réis e favori reali non finiscono mai. Puoi avere quanti progetti e decreti vuoi. Le carte scartate escono dal gioco.',
  'turn.dock':
    'All’inizio del tuo turno le tue navi in mare approdano. Rimetti le loro merci nella riserva. Puoi caricarle di nuovo.',
  gold: 'Invece di giocare una carta, scartane una dalla mano e prendi 1 oro.',
  'turn.end':
    'Prendi una carta a faccia in su, così ne hai di nuovo 5. Gira la carta successiva di quel mazzo, poi riempi tessere Città, tasselli Clero e decreti. Niente si riempie prima. Se il Cardinale è coricato, segue il punteggio Chiesa, poi la fine del periodo, se è scattata.',
  'portfolio.mustAct':
    'Dopo aver messo una carta nel portfolio devi vendere merci o trattare con i Nobili. Se nessuna delle due cose è possibile dopo la sua ricompensa o penalità e dopo aver fatto posto, non puoi giocarla lì.',
  'action.possible':
    'Non puoi scegliere un’azione Stato, un’azione Nobile o un evento che non si può eseguire, e quindi non paghi niente.',
  'reward.must':
    'Non puoi rifiutare una ricompensa. Ciò che non puoi prendere è perso. Sono facoltativi solo il punteggio Chiesa, seguire, l’azione Stato gratuita di una visita e gli scarti a fine periodo.',
  'reward.beforePaying':
    'Ottieni la ricompensa di uno spazio o di un cantiere prima di pagare. Puoi visitare anche se solo questa ricompensa ti permette di pagare.',
  'portfolio.size':
    '2 carte, più 1 per set di macerie: fino a 3 negli spazi in alto e 3 in quelli in basso. Le navi occupano spazi in alto. Se è pieno, prima scarta una carta; non conta più per ciò che dà la nuova. Puoi scartare anche se c’è posto.',
  'portfolio.discardShip': 'Una nave scartata per fare posto perde le sue merci e non dà parrucche.',
  'portfolio.noble':
    'Ottieni la ricompensa o paga la penalità in fondo alla carta, poi mettila sotto la plancia, in uno spazio in alto. Salta una penalità che non puoi pagare.',
  'portfolio.treasury':
    'Ricevi réis pari al valore di tesoreria, abbassa il segnalino di 1, poi metti la carta sotto la plancia, in uno spazio in basso. Il beneficio dura finché resta lì, e i benefici si sommano.',
  'warehouse.size': '2 di ogni merce, più 1 di ognuna per set di macerie. Rimetti subito l’eccesso nella riserva.',
  'benefit.coin':
    'Una moneta su una carta Tesoreria nel portfolio vale i réis che mostra a ogni pagamento. Alla fine non vale niente.',
  'rubble.set':
    '1 cubo Terremoto, 1 Incendio e 1 Tsunami formano un set. Alza subito i limiti di magazzino e portfolio, e piazzi un segnalino Macerie sul Marchese. Puoi avere fino a 5 cubi per tipo. Il sesto esce dal gioco.',
  'clergy.benefit':
    'La tua plancia tiene fino a 4 tasselli Clero. Quasi tutti danno un beneficio finché restano lì: su pagamenti, vendite, ufficiali, visite o guadagni di influenza. I benefici si sommano. Le parrucche sul retro contano solo quando scarti il tassello.',
  'influence.gain':
    'Guadagna l’influenza di tutte le carte Nobile e le navi nei tuoi spazi in alto, comprese le navi in mare. Il segnalino si ferma a 10 e il resto è perso. Ogni guadagno che finisce su 10 dà 1 parrucca.',
  'influence.cash':
    'Mentre paghi réis, sposta il segnalino a sinistra fino alla moneta successiva e usa 1 real. Ripeti quante volte vuoi. Va speso subito.',
  'sell.goods':
    'Scegli una nave al molo con posto, tua o altrui, e carica 1 merce. Ricevi il prezzo di mercato, il bonus della nave e i tuoi benefici. Vendi quante merci vuoi, una alla volta.',
  'sell.sail':
    'Una nave piena salpa subito: ha tante merci quanto la sua stiva. Chi la possiede ottiene 1 parrucca per ogni cassa appena imballata. Le merci già pagate, come dopo aver sostituito una nave in mare, non danno altro. In mare non si può caricare.',
  'trade.nobles':
    'Cedi 1 o 2 merci, ognuna per un’azione Stato diversa. Il Costruttore accetta attrezzi, il Marchese libri, il Re stoffe. Tutti accettano oro. Mai la stessa azione Stato due volte nello stesso turno.',
  'state.officials':
    'Piazza fino a 2 ufficiali dalla tua plancia in 2 uffici diversi. Se un ufficio è pieno, il colore con più ufficiali lì ne sposta 1 nella plaza. I colori in parità ne spostano 1 ciascuno.',
  'state.plan': 'Acquisisci il progetto in cima alla pila di uno dei due architetti.',
  'state.ship':
    'Paga tante merci diverse quanto la stiva della nave. Con 1 o 2 case al centro costruite, 1 in meno. Con tutte e 3, è gratis. Poi la tesoreria sale di 1 e guadagni influenza, compresa quella della nuova nave.',
  'ship.replace': 'Una nuova nave può sostituirne una che hai. Paghi solo la differenza di stiva, e le merci restano.',
  'state.produce':
    'Ogni tuo negozio produce 1 merce della sua strada, se il magazzino ha posto. Con 1 o 2 case di destra costruite, 1 in più di un tipo. Con tutte e 3, 1 in più di ogni tipo. Ogni tipo ottenuto cala di 1 nel prezzo; i prezzi non salgono mai.',
  'state.cardinal':
    'Spostalo di 1 o 2 spazi in senso orario e prendi 1 dei 2 tasselli Clero accanto a lui, se non ne hai già 4. Se raggiunge o supera l’icona Tesoreria, la tesoreria sale di 1. Se raggiunge o supera l’icona Influenza, a fine turno c’è il punteggio Chiesa.',
  'state.favour': 'Ottieni un favore reale che non hai ancora.',
  'church.scoring':
    'In senso orario da chi ha mosso il Cardinale, ogni giocatore può scartare tasselli Clero. Danno le parrucche sul retro, poi un guadagno di influenza. Niente tasselli, niente influenza.',
  'visit.cost':
    'Il valore di influenza a sinistra del segnalino Tesoreria, più 1 per ogni ufficiale altrui in quell’ufficio. I neutrali contano, la plaza no. Sotto 0 è gratis.',
  'visit.pay':
    'Paga con influenza. Puoi pagare parrucche solo per ciò che l’influenza non copre, 1 per 1. Con entrambe le case di sinistra costruite, i réis possono sostituire l’influenza, 1 per 1.',
  'visit.order':
    'Paga. Poi, se vuoi, esegui 1 delle azioni Stato di quel Nobile senza cedere merci. Poi esegui l’azione Nobile. Se non è del tutto possibile, non puoi visitare.',
  follow:
    'Dopo l’azione Nobile di chi visita, puoi rimettere il favore di quel Nobile nella riserva per seguire. Poi paghi quanto costa ora una visita ed esegui 1 delle 3 azioni. Si segue in senso orario, prima che chi visita prenda una carta.',
  'store.display':
    'Il colore della tessera stabilisce la strada, e quindi la merce. La piccola blu va solo nella colonna stretta. Un posto vuoto resta vuoto fino alla fine del turno.',
  'store.price':
    'Il valore di tesoreria più tutti i cubi rimasti nella riga e nella colonna dello spazio: terremoto 3, incendio 2, tsunami 1. Prima prendi 1 cubo, che quindi non conta. I cubi nei cantieri non contano. Togli i benefici.',
  'store.wigs':
    'La tessera Punteggio della colonna per gli edifici pubblici rilevanti: a ovest e a est della riga e a nord della strada, ognuno solo se mostra il colore del negozio.',
  'store.order':
    'Scegli la tessera, poi uno spazio vuoto sulla sua strada. Ottieni la ricompensa dello spazio e prendi 1 cubo dalla riga o dalla colonna, poi paga. Metti lì la casa più in basso di un gruppo e prendi le parrucche.',
  decree:
    'Prendine 1 dall’offerta. Una volta per turno puoi scartare un segnalino Macerie dal Marchese per prenderne 1 in più.',
  'building.open':
    'Scegli un cantiere libero. Un cantiere nord richiede una tessera con il colore della sua strada. Prendi entrambi i cubi e la ricompensa del cantiere. Scegli un progetto incompleto e la tessera disponibile di quell’architetto, riprendi gli ufficiali, gira il progetto e conta i punti.',
  'building.hire':
    'Riprendi da uffici e plaza tanti ufficiali quanti ne mostra il progetto. Se lì ne hai troppo pochi, assumi gli altri al valore di tesoreria ciascuno, meno i benefici.',
  'building.wigs':
    'Ovest ed est: ogni negozio della riga in uno dei 2 colori della tessera. Nord: ogni negozio sulla strada. Ognuno dà a chi lo possiede il valore della tessera Punteggio della sua colonna.',
  sponsor:
    'Paga il valore di tesoreria meno i benefici ed esegui l’evento della carta. Se l’evento costruisce un negozio, paghi anche il terreno.',
  'end.period':
    'Il 2º set di macerie di un giocatore, o 3 mazzi su 4 vuoti: si finisce il turno. Ognuno ottiene 3 parrucche per set. Prepara nuove navi, mazzi e mani. Puoi scartare carte dalla mano per la ricompensa di 1 carta per Nobile.',
  'end.game':
    'Il 4º set di macerie di un giocatore, o di nuovo 3 mazzi vuoti: si finisce il round, si gioca l’ultimo round, poi il punteggio finale.',
  'score.ships': 'La somma delle stive delle tue navi.',
  'score.rubble': '3 per set di macerie.',
  'score.stores':
    'Per il primo, il secondo e il terzo posto: oro 3, 2, 1; libri e stoffe 9, 6, 3; attrezzi come stampato sul tuo tabellone. In 2 giocatori contano solo il primo e l’ultimo valore. Chi è in parità somma i valori, divide e arrotonda per difetto.',
  'score.money':
    '1 ogni 5 réis. Le monete a sinistra del tuo segnalino sul tracciato dell’influenza contano come réis.',
  'score.decrees': 'Ciò che dà ognuno dei tuoi decreti.',
  'score.officials':
    'Ufficiali mostrati sui progetti completati: 15, 10 e 5 per il primo, il secondo e il terzo posto. In 2 giocatori, 15 e 5. Nessun progetto completato, nessuna parrucca.',
  'score.favours': '2 per favore reale.',
  'score.tiebreak':
    'Più set di macerie, poi negozi, poi progetti completati, poi denaro. Se la parità resta, la vittoria è condivisa.',
  'solo.setup.first':
    'Tu parti con 4 influenza. Lacerda ha 5 influenza, 5 parrucche, 8 case, 8 ufficiali (1 nell’ufficio del Marchese), un favore a caso e 2 progetti iniziali. Non ha plancia, carte, denaro né merci.',
  'solo.setup.tiles': 'Due tessere Punteggio uguali non possono essere vicine.',
  'solo.setup.aide':
    'Rivela una carta blu e piazza l’aiutante sul mazzo di quel tipo. Su Costruttore o Marchese, metti l’edificio in cima alla pila dell’architetto blu a ovest D. Su Re o Tesoreria, quello dell’architetto verde a est D. Scarta i cubi presenti.',
  'solo.setup.courtier': 'Rivela carte blu finché esce un Nobile. Piazza il suo cortigiano su quel Nobile.',
  'solo.courtier': 'Di 1 Nobile a destra. Dal Re torna al Costruttore.',
  'solo.state':
    'Esegue 1 azione Stato del Nobile con il cortigiano: quella sopra se l’aiutante è su Re o Tesoreria, quella sotto se è su Costruttore o Marchese. Se è impossibile, la salta.',
  'solo.plan': 'Il progetto disponibile con più ufficiali. In parità, quello dell’architetto blu.',
  'solo.officials':
    '2 ufficiali, nei 2 uffici dove ne ha meno, da sinistra in caso di parità. I suoi ufficiali non vengono mai rimossi.',
  'solo.ship':
    'La nave in cima, gratis. La tesoreria sale di 1. Poi guadagna l’influenza di quella nave più il totale del tuo portfolio. Puoi vendere alla sua nave, e quando salpa le parrucche vanno a lui.',
  'solo.produce':
    '1 merce per ogni suo negozio, nella sua area: lì non serve più a niente. I prezzi calano come al solito. Senza negozi, salta.',
  'solo.cardinal':
    'Sempre di 2 spazi. Scarta il tassello Clero successivo in senso orario e ottiene subito le sue parrucche. Nel punteggio Chiesa non scarta niente e guadagna sempre l’influenza dei tuoi spazi in alto e di tutte le sue navi.',
  'solo.favour': 'Il primo che non ha, dal Costruttore verso destra.',
  'solo.noble':
    'L’azione Nobile del Nobile con il cortigiano. Paga la visita al costo dopo la sua azione Stato, in parrucche se l’influenza non basta. Con il favore di quel Nobile puoi seguire.',
  'solo.store':
    'Lo spazio libero che gli dà più parrucche, anche 0. In parità: la riga più in alto, poi lo spazio più a sinistra, poi la strada a sinistra. Non ottiene ricompense e non paga il terreno. Prende il cubo meno costoso, dalla colonna se in parità.',
  'solo.decrees': 'I 2 più a sinistra. Fai scorrere gli altri a sinistra e riempi.',
  'solo.building':
    'Il cantiere e la tessera disponibile con la differenza maggiore, parrucche sue − tue, anche sotto 0. Ogni proprietario prende punti. In parità: il primo cantiere in senso orario da ovest D; poi la tessera verde con l’aiutante su Re o Tesoreria, altrimenti la blu. Entrambi i cubi vanno nella sua area; non usa progetti.',
  'solo.discard': 'La prima carta del mazzo con l’aiutante, se c’è. Gira la successiva.',
  'solo.aide':
    'Sul mazzo successivo, dall’ultimo di nuovo al primo, saltando quelli vuoti. Se nessun altro mazzo ha carte, resta lì.',
  'solo.follow':
    'Se ha il favore, segue sempre la tua visita. Lo rimette nella riserva, paga il costo, in parrucche se l’influenza non basta, ed esegue l’azione Nobile.',
  'solo.period': '1 parrucca per cubo nella sua area. I cubi restano e contano di nuovo alla fine.',
  'solo.end':
    'Nel periodo 1 si finisce il turno, poi si esegue la fine del periodo. Nel periodo 2 si finisce il round: lo chiude sempre il suo turno. Poi l’ultimo round, tu e lui.',
  'solo.score':
    'Le stive delle navi, 1 per cubo, le maggioranze dei negozi, 3 per decreto, la maggioranza degli ufficiali e 2 per favore. Niente per denaro o influenza.',
  'solo.title':
    'Giullare, Servo di corte, Favorito del Re o Braccio destro del Marchese: tutti tranne il Giullare richiedono più parrucche di lui, oltre a negozi, maggioranze, réis, decreti e navi. Ottieni il titolo più alto di cui soddisfi le condizioni.',
};
