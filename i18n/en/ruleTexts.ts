import type { RuleId } from '@/engine';

/** Every rule in our own short words. */
export const ruleTexts: Readonly<Record<RuleId, string>> = {
  'setup.player':
    'Everyone has 8 houses (2 left, 3 middle, 3 right), 8 officials, 5 set markers, 1 of each good, 10 réis and 5 wigs. Draw 2 clergy tiles and keep 1; take a random royal favour and a random starting plan. One official stands in the Minister’s office.',
  'setup.influence': 'The first player starts at 4, the next at 5, then 6 and 7.',
  'setup.neutral':
    'With two players and solo, one official of an unused colour stands in each office all game long. It counts as a rival’s.',
  'setup.buildings':
    'Sixteen tiles lie in two stacks, 8 blue side up and 8 green side up. The top one of each stack is available, the next one can be seen.',
  'setup.plans': 'One stack for each architect, the fewest officials on top.',
  'setup.treasury': 'The marker starts on the space with 3 réis.',
  'treasury.track':
    'The marker never leaves its track: a step beyond either end is lost. Money and influence of the same step are still taken.',
  'setup.cardinal': 'He starts beside the envelope, which is the influence icon.',
  'setup.ships':
    'Hulls 1 over 2 in the first period, 3 over 4 in the second. Of each ship one with two players and solo, two with three players, three with four.',
  'setup.decks':
    'Hands of 5 come from the blue deck, in the second period from the purple one. The red deck, later the brown one, is dealt into four decks of 5 by type, their tops face up.',
  'setup.decrees':
    'Eight lie face up. With two players and solo, a decree marked as not for two goes back to the box when drawn, and another takes its place.',
  'setup.scoring': 'Four scoring tiles lie at random at the feet of the columns.',
  'setup.supply':
    'Goods and réis never run out, and royal favours are never short. You may hold any number of plans and decrees. A discarded card is out of the game.',
  'turn.dock':
    'At the start of your turn, your ships at sea come back: their goods return to the supply and they can be loaded again.',
  gold: 'Instead of playing a card, discard one from your hand and take 1 gold.',
  'turn.end':
    'Take a face-up card, so that you hold 5 again. Then the next card of that deck, city tiles, clergy tiles and decrees are refilled; nothing is refilled earlier. If the Cardinal lies down, church scoring comes next, then a change of period if it is due.',
  'portfolio.mustAct':
    'After tucking a card you must sell goods or trade with nobles. If neither is possible once its reward or penalty is resolved and room is made, the card cannot be played there.',
  'action.possible':
    'A state action, noble action or event that cannot be done at all cannot be chosen, and nothing is paid for it.',
  'reward.must':
    'A reward is not declined; what of it cannot be taken is lost. Only church scoring, following, the free state action of a visit and the discards of a period change are up to you.',
  'reward.beforePaying':
    'The reward of a space or site comes before its payment. A visit that only this reward makes payable is allowed.',
  'portfolio.size':
    'Two cards and one more for each rubble set, at most 3 above and 3 below. Ships count and take places above. When it is full, discard a card first: it no longer counts for what the new one gives. You may also discard from a place while there is room.',
  'portfolio.discardShip': 'A ship thrown out to make room loses its cargo and gives no wigs.',
  'portfolio.noble':
    'Take the reward or pay the penalty at the foot of the card, then tuck it above. A penalty you cannot pay is skipped.',
  'portfolio.treasury':
    'Receive réis equal to the treasury’s right value, move the marker down 1, then tuck the card below. Its benefit lasts as long as it stays, and benefits add up.',
  'warehouse.size': 'Two of each good and one more of each for every rubble set. What is too much goes back at once.',
  'benefit.coin':
    'A coin on a treasury card in your portfolio is worth that many réis at every payment, whatever it is for. It counts for nothing at the end.',
  'rubble.set':
    'One earthquake, one fire and one tsunami cube are a set. It raises the limits of warehouse and portfolio at once and puts a marker on the Minister. You keep at most 5 cubes of a kind; a sixth leaves the game.',
  'clergy.benefit':
    'Up to 4 clergy tiles lie on your board. Most give a benefit while they do: on payments, sales, officials, visits or a gain of influence. Benefits add up. The wigs on the back count only when the tile is discarded.',
  'influence.gain':
    'Gain what is printed on all noble and ship cards in your top slots, ships at sea too. The marker stops at 10 and the rest is lost. Every gain that ends on 10 gives 1 wig.',
  'influence.cash':
    'While paying réis, move your marker left to the next space with a coin and use 1 real; repeat as you like. It must be spent at once.',
  'sell.goods':
    'Choose a ship in port with room, anyone’s, and put a good under it. You receive the market price, the ship’s bonus and your benefits. Sell as many goods as you like, one by one.',
  'sell.sail':
    'A ship with as many goods as its hull sails at once. Its owner gets 1 wig for each crate newly packed; cargo paid for before, as under a ship replaced at sea, gives nothing again. At sea it takes no more goods.',
  'trade.nobles':
    'Give 1 or 2 goods, each for a different state action. The Builder takes tools, the Minister books, the King cloth; gold pleases everyone. No state action twice in a turn.',
  'state.officials':
    'Put up to 2 officials from your board into 2 different offices. If an office is full, the colour with most officials there moves one to the plaza; tied colours move one each.',
  'state.plan': 'Take the top plan of either architect.',
  'state.ship':
    'Pay as many different goods as the hull. With 1 or 2 middle houses built it is 1 fewer, with all 3 it is free. Then the treasury moves up 1 and you gain influence, the new ship included.',
  'ship.replace':
    'A new ship may take the place of one you have. You pay only the difference of the hulls, and the cargo stays.',
  'state.produce':
    'Each of your stores makes 1 good of its street, as far as the warehouse has room. With 1 or 2 right houses built you get 1 extra of one type, with all 3 one extra of each. Each type you received drops 1 in price; prices never rise.',
  'state.cardinal':
    'Move him 1 or 2 spaces clockwise and take one of the two clergy tiles beside him, unless you have 4. Reaching or passing the treasury icon moves the treasury up 1. Reaching or passing the influence icon brings church scoring at the end of the turn.',
  'state.favour': 'Take a royal favour of a noble you have none of.',
  'church.scoring':
    'From the player who moved the Cardinal, clockwise, each may discard clergy tiles. They give the wigs on their backs, and then one gain of influence. Without tiles there is no influence.',
  'visit.cost':
    'The treasury’s left value and 1 for each official of others in that office, neutral ones too. The plaza does not count. Below 0 it is free.',
  'visit.pay':
    'Pay with influence. Only what influence cannot cover may be paid in wigs, 1 for 1. With both left houses built, réis may replace any of the influence, 1 for 1.',
  'visit.order':
    'Pay. Then, if you like, one of that noble’s state actions without giving a good. Then the noble action, which must be fully possible or you may not visit.',
  follow:
    'With that noble’s favour, you may return it after the visitor’s noble action. Then pay what a visit costs now, and take one of the three actions. Followers act clockwise, before the visitor takes a card.',
  'store.display':
    'The tile’s colour is the street, and so the good. The small blue one fits the thin column and nothing else. An emptied place stays empty until the turn ends.',
  'store.price':
    'The treasury’s right value and all cubes still lying in the space’s row and column: earthquake 3, fire 2, tsunami 1. You take one cube first, so it no longer counts. Cubes on public sites do not count; benefits come off.',
  'store.wigs':
    'The column’s scoring tile times the public buildings that suit the store: west and east of its row and north of its street, each only if it shows the store’s colour.',
  'store.order':
    'Choose the tile, then an empty space on its street. Take the space’s reward and one cube from its row or column, then pay. Put a house there from the bottom of a group, and take the wigs.',
  decree: 'Take one from the display. Once a turn you may discard a set marker from the Minister for one more.',
  'building.open':
    'Choose a free site; a north site needs a tile with its street’s colour. Take both cubes and the site’s reward. Choose an unfinished plan and that architect’s available tile, return the officials, flip the plan and score.',
  'building.hire':
    'Return as many officials from offices and plazas as the plan shows. Only if you have too few out, hire the rest at the treasury’s right value each, less benefits.',
  'building.wigs':
    'West and east: every store in the row in one of the tile’s two colours. North: every store on the street. Each gives its owner the scoring value of its column.',
  sponsor:
    'Pay the treasury’s right value less benefits and do the card’s event. An event that builds a store pays for the land as well.',
  'end.period':
    'Someone’s 2nd rubble set, or three of four decks empty: finish the turn. Everyone gets 3 wigs for each set, and new ships, decks and hands come. Hand cards may be discarded for the reward of one card per noble.',
  'end.game': 'Someone’s 4th rubble set, or again three decks empty: finish the round, play one more, then score.',
  'score.ships': 'The sum of your hulls.',
  'score.rubble': '3 for each rubble set.',
  'score.stores':
    'For most, second and third: gold 3, 2, 1; books and cloth 9, 6, 3; tools as printed on your board. With two players only the first and the last count. Tied players add their places, divide and round down.',
  'score.money': '1 for every 5 réis. The coins on the influence track left of your marker count as réis.',
  'score.decrees': 'What each of your decrees gives.',
  'score.officials':
    'Officials shown on completed plans: 15, 10 and 5 for most, second and third; with two players 15 and 5. Without a completed plan there are none.',
  'score.favours': '2 for each royal favour.',
  'score.tiebreak':
    'Most rubble sets, then stores, then completed plans, then money. After that the victory is shared.',
  'solo.setup.first':
    'You begin with 4 influence. Lacerda has 5 influence, 5 wigs, 8 houses, 8 officials (one at the Minister), a random favour and two starting plans. He has no board, cards, money or goods.',
  'solo.setup.tiles': 'Equal scoring tiles must not be neighbours.',
  'solo.setup.aide':
    'Reveal a blue card: the aide stands on the deck of its type. On Builder or Minister, the blue architect’s top building goes to west D; on King or treasury, the green architect’s to east D. The cubes there are discarded.',
  'solo.setup.courtier': 'Reveal blue cards until a noble appears: his courtier stands on that noble.',
  'solo.courtier': 'One noble to the right; from the King back to the Builder.',
  'solo.state':
    'He does one state action of the courtier’s noble: the top one if the aide is on King or treasury, the bottom one if on Builder or Minister. If it is impossible, he skips it.',
  'solo.plan': 'The available plan with most officials; if equal, the blue architect’s.',
  'solo.officials':
    'Two officials into the two offices where he has fewest, the leftmost first. His officials are never removed.',
  'solo.ship':
    'The top ship, free. The treasury moves up 1; then he gains that ship’s influence and your portfolio’s total. You may sell to his ship, and he gets the wigs when it sails.',
  'solo.produce':
    'One good for each of his stores, to his area, where they do nothing more. Prices drop as usual. Without stores he skips it.',
  'solo.cardinal':
    'Always 2 spaces. He takes the tile in front of the Cardinal, discards it and gets its wigs at once. In church scoring he discards nothing and always gains the top of your portfolio and all his ships.',
  'solo.favour': 'The first one he lacks, from the Builder to the right.',
  'solo.noble':
    'The noble action of the courtier’s noble. He pays the visit as it stands after his state action, in wigs when influence is short. With that noble’s favour you may follow.',
  'solo.store':
    'The free space that gives him most wigs, even 0; then the topmost row, then the leftmost space, then the street on the left. He takes no reward and pays nothing. He takes the cheapest cube, from the column if both have it.',
  'solo.decrees': 'The two leftmost. The others slide left and two new ones come.',
  'solo.building':
    'The site and available tile with the greatest difference of his wigs and yours, even below 0; every owner scores. If equal: nearest to west D clockwise; the green tile with the aide on King or treasury, else the blue one. Both cubes go to his area, and no plan is used.',
  'solo.discard': 'The top card of the aide’s deck, if there is one. The next one is revealed.',
  'solo.aide': 'To the next deck, from the last to the first, past empty ones. If no other deck has cards, he stays.',
  'solo.follow':
    'With the favour, he always follows your visit: he returns it, pays the cost, in wigs when short, and takes the noble action.',
  'solo.period': '1 wig for each cube in his area. The cubes stay and count again at the end.',
  'solo.end':
    'In the first period the turn ends, then the period changes. In the second, finish the round: his turn always closes it. Then comes one last round, you and he.',
  'solo.score':
    'Hulls, 1 for each cube, store majorities, 3 for each decree, the officials majority and 2 for each favour. Nothing for money or influence.',
  'solo.title':
    'Jester, Court Servant, King’s Favourite or Right Arm of the Marquis: each asks for more wigs than he has, and for stores, majorities, réis, decrees and ships. You are the highest of which every condition holds.',
};
