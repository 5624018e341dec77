import type { RuleId } from '@/engine';

/** Every rule in brief, in our own words. */
export const ruleTexts: Readonly<Record<RuleId, string>> = {
  'setup.player':
    'Everyone has 8 houses (2 left, 3 middle, 3 right), 8 officials, 5 set markers, 1 of each good, 10 réis and 5 wigs. Draw 2 clergy tiles and keep 1. Take a random royal favor and a random starting plan. Place 1 official in the Marquis’ office.',
  'setup.influence': 'The first player starts at 4, the next at 5, then 6 and 7.',
  'setup.neutral':
    'With 2 players and solo, 1 official of an unused color stays in each office all game. It counts as an opponent’s.',
  'setup.buildings':
    '16 tiles in 2 stacks, 8 blue side up and 8 green side up. Each stack’s top tile is available, and you can see the next one.',
  'setup.plans': '1 stack per architect, the fewest officials on top.',
  'setup.treasury': 'The marker starts on the 3-réis space.',
  'treasury.track':
    'The marker never leaves its track: a step beyond either end is lost. You still get the money and influence that come with it.',
  'setup.cardinal': 'He starts on the influence icon (the envelope).',
  'setup.ships':
    'Period 1: size 1 on top of size 2. Period 2: size 3 on top of size 4. 1 of each ship with 2 players and solo, 2 with 3 players, 3 with 4.',
  'setup.decks':
    'Draw your hand of 5 from the blue deck, in period 2 from the purple one. Sort the red deck (period 2: brown) by type into 4 decks of 5, tops face up.',
  'setup.decrees':
    '8 are face up. With 2 players and solo, return any decree marked “not for 2 players” to the box and draw another.',
  'setup.scoring': 'Place 4 random scoring tiles below the columns.',
  'setup.supply':
    'Goods, réis and royal favors never run out. You can have any number of plans and decrees. Discarded cards are out of the game.',
  'turn.dock':
    'At the start of your turn, your ships at sea return to dock. Return their goods to the supply. You can load them again.',
  gold: 'Instead of playing a card, discard one from your hand and get 1 gold.',
  'turn.end':
    'Take a face-up card, so you have 5 again. Flip that deck’s next card, then refill city tiles, clergy tiles and decrees. Nothing refills earlier. If the Cardinal lies down, church scoring comes next, then the end of the period if triggered.',
  'portfolio.mustAct':
    'After tucking a card, you must sell goods or trade with nobles. If neither is possible after its reward or penalty and after making room, you can’t play the card there.',
  'action.possible':
    'You can’t choose a state action, noble action or event that is impossible, and you pay nothing for it.',
  'reward.must':
    'You can’t decline a reward. Any part you can’t take is lost. Only church scoring, following, a visit’s free state action and discards at the end of the period are optional.',
  'reward.beforePaying':
    'Get a space’s or site’s reward before you pay. You can visit even if only this reward lets you pay.',
  'portfolio.size':
    '2 cards, plus 1 per rubble set: up to 3 in the top slots and 3 in the bottom slots. Ships take top slots. When it’s full, discard a card first; it no longer counts for what the new one gives. You can also discard while there’s room.',
  'portfolio.discardShip': 'A ship discarded to make room loses its goods and gives no wigs.',
  'portfolio.noble':
    'Get the reward or pay the penalty at the bottom of the card, then tuck it into a top slot. Skip a penalty you can’t pay.',
  'portfolio.treasury':
    'Get réis equal to the treasury value, move the marker down 1, then tuck the card into a bottom slot. Its benefit lasts while it stays, and benefits add up.',
  'warehouse.size': '2 of each good, plus 1 of each per rubble set. Return any excess right away.',
  'benefit.coin':
    'A coin on a treasury card in your portfolio is worth that many réis for every payment. It’s worth nothing at the end.',
  'rubble.set':
    '1 earthquake, 1 fire and 1 tsunami cube form a set. It raises your warehouse and portfolio limits right away, and you place a marker on the Marquis. You can have up to 5 cubes of a kind. A sixth leaves the game.',
  'clergy.benefit':
    'Your board holds up to 4 clergy tiles. Most give a benefit while there: on payments, sales, officials, visits or influence gains. Benefits add up. The wigs on the back only count when you discard the tile.',
  'influence.gain':
    'Gain the influence on all noble cards and ships in your top slots, including ships at sea. The marker stops at 10 and the rest is lost. Every gain that ends on 10 gives 1 wig.',
  'influence.cash':
    'While paying réis, move your marker left to the next coin and use 1 real. Repeat as often as you like. Spend it right away.',
  'sell.goods':
    'Choose any docked ship with room, yours or not, and load 1 good. You get the market price, the ship’s bonus and your benefits. Sell as many goods as you like, one by one.',
  'sell.sail':
    'A full ship sails right away: it has as many goods as its size. Its owner gets 1 wig per newly packed crate. Goods paid for before, as after replacing a ship at sea, give nothing again. At sea it can’t be loaded.',
  'trade.nobles':
    'Give 1 or 2 goods, each for a different state action. The Builder takes tools, the Marquis books, the King cloth. All take gold. No state action twice per turn.',
  'state.officials':
    'Place up to 2 officials from your board in 2 different offices. If an office is full, the color with the most officials there moves 1 to the plaza. Tied colors move 1 each.',
  'state.plan': 'Acquire either architect’s top plan.',
  'state.ship':
    'Pay as many different goods as the ship’s size. With 1 or 2 middle houses built, pay 1 fewer. With all 3, it’s free. Then the treasury moves up 1 and you gain influence, including the new ship’s.',
  'ship.replace': 'A new ship can replace one you have. You only pay the difference in size, and the goods stay.',
  'state.produce':
    'Each of your stores produces 1 good of its street, if your warehouse has room. With 1 or 2 right houses built, get 1 extra of one type. With all 3, get 1 extra of each. Each type you got drops 1 in price; prices never rise.',
  'state.cardinal':
    'Move him 1 or 2 spaces clockwise and take 1 of the 2 clergy tiles beside him, unless you have 4. If he reaches or passes the treasury icon, the treasury moves up 1. If he reaches or passes the influence icon, church scoring follows at the end of the turn.',
  'state.favour': 'Get a royal favor you don’t have yet.',
  'church.scoring':
    'Clockwise from the player who moved the Cardinal, each player may discard clergy tiles. They give the wigs on their backs, then one influence gain. No tiles, no influence.',
  'visit.cost':
    'The influence value left of the treasury marker, plus 1 per other player’s official in that office. Neutral ones count, the plaza doesn’t. Below 0, it’s free.',
  'visit.pay':
    'Pay with influence. You can only pay wigs for what influence can’t cover, 1 for 1. With both left houses built, réis can replace influence, 1 for 1.',
  'visit.order':
    'Pay. Then, if you like, do 1 of that noble’s state actions without giving a good. Then do the noble action. If it isn’t fully possible, you can’t visit.',
  follow:
    'After the visitor’s noble action, you may return that noble’s favor to follow. Then pay what a visit costs now, and take 1 of the 3 actions. Followers act clockwise, before the visitor takes a card.',
  'store.display':
    'The tile’s color sets the street, and so the good. The small blue one only fits the thin column. An empty place stays empty until the turn ends.',
  'store.price':
    'The treasury value plus all cubes left in the space’s row and column: earthquake 3, fire 2, tsunami 1. You take 1 cube first, so it doesn’t count. Cubes on public sites don’t count. Subtract benefits.',
  'store.wigs':
    'The column’s scoring tile times the relevant public buildings: west and east of its row and north of its street, each only if it shows the store’s color.',
  'store.order':
    'Choose the tile, then an empty space on its street. Get the space’s reward and take 1 cube from its row or column, then pay. Place the bottom house of a group there, and score the wigs.',
  decree: 'Take 1 from the display. Once per turn, you may discard a set marker from the Marquis for 1 more.',
  'building.open':
    'Choose a free site. A north site needs a tile with its street’s color. Take both cubes and the site’s reward. Choose an incomplete plan and that architect’s available tile, return the officials, flip the plan and score.',
  'building.hire':
    'Return as many officials from offices and plazas as the plan shows. If you have too few there, hire the rest for the treasury value each, minus benefits.',
  'building.wigs':
    'West and east: every store in the row in either of the tile’s 2 colors. North: every store on the street. Each gives its owner its column’s scoring value.',
  sponsor:
    'Pay the treasury value minus benefits and do the card’s event. An event that builds a store pays for the land too.',
  'end.period':
    'A player’s 2nd rubble set, or 3 of 4 decks empty: finish the turn. Everyone gets 3 wigs per set. Set up new ships, decks and hands. You may discard hand cards for the reward of 1 card per noble.',
  'end.game': 'A player’s 4th rubble set, or 3 decks empty again: finish the round, play the final round, then score.',
  'score.ships': 'The sum of your ship sizes.',
  'score.rubble': '3 per rubble set.',
  'score.stores':
    'For the most, second and third: gold 3, 2, 1; books and cloth 9, 6, 3; tools as printed on your board. With 2 players, only the first and last values count. Tied players add their values, divide and round down.',
  'score.money': '1 per 5 réis. Coins left of your marker on the influence track count as réis.',
  'score.decrees': 'What each of your decrees gives.',
  'score.officials':
    'Officials shown on completed plans: 15, 10 and 5 for the most, second and third. With 2 players, 15 and 5. No completed plan, no wigs.',
  'score.favours': '2 per royal favor.',
  'score.tiebreak':
    'The most rubble sets, then stores, then completed plans, then money. After that, players share the win.',
  'solo.setup.first':
    'You start with 4 influence. Lacerda has 5 influence, 5 wigs, 8 houses, 8 officials (1 in the Marquis’ office), a random favor and 2 starting plans. He has no board, cards, money or goods.',
  'solo.setup.tiles': 'Equal scoring tiles can’t be neighbors.',
  'solo.setup.aide':
    'Flip a blue card and place the aide on the deck of its type. On Builder or Marquis, put the blue architect’s top building on west D. On King or Treasury, put the green architect’s on east D. Discard the cubes there.',
  'solo.setup.courtier': 'Flip blue cards until a noble appears. Place his courtier on that noble.',
  'solo.courtier': '1 noble to the right. From the King, back to the Builder.',
  'solo.state':
    'He does 1 state action of the courtier’s noble: the top one if the aide is on King or Treasury, the bottom one if on Builder or Marquis. If it’s impossible, he skips it.',
  'solo.plan': 'The available plan with the most officials. If tied, the blue architect’s.',
  'solo.officials':
    '2 officials, in the 2 offices where he has the fewest, leftmost first. His officials are never removed.',
  'solo.ship':
    'The top ship, free. The treasury moves up 1. Then he gains that ship’s influence plus your portfolio’s total. You can sell to his ship, and he gets the wigs when it sails.',
  'solo.produce':
    '1 good per store of his, to his area, where they do nothing more. Prices drop as usual. Without stores, he skips it.',
  'solo.cardinal':
    'Always 2 spaces. He discards the next clergy tile clockwise and gets its wigs right away. In church scoring, he discards nothing and always gains the influence of your top slots and all his ships.',
  'solo.favour': 'The first one he doesn’t have, from the Builder to the right.',
  'solo.noble':
    'The noble action of the courtier’s noble. He pays for the visit at its cost after his state action, in wigs if short of influence. With that noble’s favor, you may follow.',
  'solo.store':
    'The free space that gives him the most wigs, even 0. If tied: the topmost row, then the leftmost space, then the left street. He gets no reward and pays nothing for the land. He takes the cheapest cube, from the column if tied.',
  'solo.decrees': 'The 2 leftmost. Slide the rest left and refill.',
  'solo.building':
    'The site and available tile with the greatest difference, his wigs − yours, even below 0. Every owner scores. If tied: the first site clockwise from west D; then the green tile with the aide on King or Treasury, else the blue one. Both cubes go to his area; he uses no plan.',
  'solo.discard': 'The top card of the aide’s deck, if there is one. Flip the next.',
  'solo.aide':
    'To the next deck, from the last back to the first, skipping empty ones. If no other deck has cards, he stays.',
  'solo.follow':
    'With the favor, he always follows your visit. He returns it, pays the cost, in wigs if short, and does the noble action.',
  'solo.period': '1 wig per cube in his area. The cubes stay and count again at the end.',
  'solo.end':
    'In period 1, finish the turn, then do the end of period. In period 2, finish the round: his turn always ends it. Then play the final round, you and he.',
  'solo.score':
    'Ship sizes, 1 per cube, store majorities, 3 per decree, the officials majority and 2 per favor. Nothing for money or influence.',
  'solo.title':
    'Jester, Court Servant, King’s Favorite or Right Hand of the Marquis: all above Jester need more wigs than he has, plus stores, majorities, réis, decrees and ships. You earn the highest title whose conditions you meet.',
};
