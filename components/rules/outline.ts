import { RULE_IDS, type RuleId } from '@/engine';
import type { rules } from '@/i18n/en/rules';
import type { Ruling } from '@/i18n/catalogue';

export type Topic = keyof (typeof rules)['topics'];

/** Where a rule stands, which rulings settle it, and what else one may want to read. */
export interface RulePlace {
  readonly topic: Topic;
  readonly rulings?: readonly Ruling[];
  readonly related?: readonly RuleId[];
}

/** Every rule the engine can cite; one without a place does not compile. */
export const RULES: Readonly<Record<RuleId, RulePlace>> = {
  'setup.player': { topic: 'setup', related: ['setup.influence', 'rubble.set'] },
  'setup.influence': { topic: 'setup', related: ['influence.gain'] },
  'setup.neutral': { topic: 'setup', related: ['visit.cost'] },
  'setup.buildings': { topic: 'setup', related: ['building.open'] },
  'setup.plans': { topic: 'setup', related: ['state.plan'] },
  'setup.treasury': { topic: 'setup', related: ['treasury.track'] },
  'treasury.track': { topic: 'influence', related: ['portfolio.treasury', 'state.ship', 'state.cardinal'] },
  'setup.cardinal': { topic: 'setup', rulings: ['R19'], related: ['state.cardinal'] },
  'setup.ships': { topic: 'setup', related: ['state.ship'] },
  'setup.decks': { topic: 'setup', related: ['turn.end'] },
  'setup.decrees': { topic: 'setup', related: ['decree'] },
  'setup.scoring': { topic: 'setup', rulings: ['R3'], related: ['store.wigs', 'solo.setup.tiles'] },
  'setup.supply': { topic: 'setup' },
  'turn.dock': { topic: 'turn', rulings: ['R25'], related: ['sell.sail'] },
  gold: { topic: 'turn', related: ['trade.nobles'] },
  'turn.end': { topic: 'turn', related: ['church.scoring', 'end.period'] },
  'portfolio.mustAct': { topic: 'portfolio', related: ['sell.goods', 'trade.nobles'] },
  'action.possible': { topic: 'turn', related: ['reward.must', 'sponsor'] },
  'reward.must': { topic: 'turn', related: ['action.possible', 'portfolio.noble'] },
  'reward.beforePaying': { topic: 'turn', related: ['store.order', 'building.open'] },
  'portfolio.size': { topic: 'portfolio', related: ['rubble.set', 'portfolio.discardShip'] },
  'portfolio.discardShip': { topic: 'portfolio', related: ['ship.replace'] },
  'portfolio.noble': { topic: 'portfolio', rulings: ['R29'], related: ['portfolio.mustAct'] },
  'portfolio.treasury': { topic: 'portfolio', related: ['benefit.coin', 'treasury.track'] },
  'warehouse.size': { topic: 'portfolio', rulings: ['R33'], related: ['rubble.set', 'state.produce'] },
  'benefit.coin': { topic: 'influence', related: ['portfolio.treasury', 'influence.cash'] },
  'rubble.set': { topic: 'portfolio', rulings: ['R5', 'R33'], related: ['warehouse.size', 'portfolio.size', 'decree'] },
  'clergy.benefit': { topic: 'influence', related: ['state.cardinal', 'church.scoring', 'portfolio.treasury'] },
  'influence.gain': { topic: 'influence', rulings: ['R7'], related: ['state.ship', 'church.scoring'] },
  'influence.cash': { topic: 'influence', related: ['score.money'] },
  'sell.goods': { topic: 'goods', related: ['sell.sail', 'state.produce'] },
  'sell.sail': { topic: 'goods', related: ['turn.dock', 'score.ships'] },
  'trade.nobles': { topic: 'goods', related: ['state.officials', 'state.ship', 'state.cardinal'] },
  'state.officials': { topic: 'state', rulings: ['R8', 'R32'], related: ['visit.cost', 'building.hire'] },
  'state.plan': { topic: 'state', related: ['building.open'] },
  'state.ship': { topic: 'state', related: ['ship.replace', 'influence.gain'] },
  'ship.replace': { topic: 'goods', related: ['state.ship', 'portfolio.discardShip'] },
  'state.produce': { topic: 'state', rulings: ['R33'], related: ['warehouse.size', 'sell.goods'] },
  'state.cardinal': { topic: 'state', rulings: ['R19'], related: ['church.scoring', 'treasury.track'] },
  'state.favour': { topic: 'state', related: ['follow', 'score.favours'] },
  'church.scoring': { topic: 'state', rulings: ['R23'], related: ['state.cardinal', 'influence.gain'] },
  'visit.cost': { topic: 'visit', rulings: ['R33'], related: ['visit.pay', 'state.officials'] },
  'visit.pay': { topic: 'visit', related: ['visit.cost', 'influence.cash', 'benefit.coin'] },
  'visit.order': { topic: 'visit', related: ['store.order', 'decree', 'building.open'] },
  follow: { topic: 'visit', rulings: ['R31', 'R22', 'R27'], related: ['visit.cost', 'state.favour', 'solo.follow'] },
  'store.display': { topic: 'store', rulings: ['R27'], related: ['store.order'] },
  'store.price': { topic: 'store', related: ['store.order', 'benefit.coin', 'influence.cash'] },
  'store.wigs': { topic: 'store', rulings: ['R3'], related: ['building.wigs'] },
  'store.order': { topic: 'store', related: ['store.price', 'store.wigs', 'store.display'] },
  decree: { topic: 'building', related: ['score.decrees', 'rubble.set'] },
  'building.open': { topic: 'building', related: ['building.hire', 'building.wigs'] },
  'building.hire': { topic: 'building', rulings: ['R20'], related: ['building.open', 'portfolio.treasury'] },
  'building.wigs': { topic: 'building', related: ['store.wigs', 'setup.scoring'] },
  sponsor: { topic: 'building', related: ['store.price'] },
  'end.period': { topic: 'end', rulings: ['R30', 'R14', 'R5'], related: ['end.game', 'solo.end'] },
  'end.game': { topic: 'end', related: ['score.tiebreak', 'solo.end'] },
  'score.ships': { topic: 'score', related: ['sell.sail'] },
  'score.rubble': { topic: 'score', related: ['rubble.set'] },
  'score.stores': { topic: 'score', rulings: ['R1'] },
  'score.money': { topic: 'score', related: ['influence.cash'] },
  'score.decrees': { topic: 'score', related: ['decree'] },
  'score.officials': { topic: 'score', rulings: ['R33'], related: ['building.hire'] },
  'score.favours': { topic: 'score', related: ['state.favour'] },
  'score.tiebreak': { topic: 'score', rulings: ['R13'] },
  'solo.setup.first': { topic: 'solo', related: ['setup.player'] },
  'solo.setup.tiles': { topic: 'solo', related: ['setup.scoring'] },
  'solo.setup.aide': { topic: 'solo', rulings: ['R28'], related: ['solo.aide'] },
  'solo.setup.courtier': { topic: 'solo', related: ['solo.courtier'] },
  'solo.courtier': { topic: 'lacerda', rulings: ['R14'], related: ['solo.state', 'solo.noble'] },
  'solo.state': { topic: 'lacerda', rulings: ['R2'], related: ['solo.aide', 'solo.noble'] },
  'solo.plan': { topic: 'lacerda', related: ['solo.state'] },
  'solo.officials': { topic: 'lacerda', rulings: ['R15', 'R8'], related: ['state.officials'] },
  'solo.ship': { topic: 'lacerda', rulings: ['R25', 'R7'], related: ['state.ship', 'influence.gain'] },
  'solo.produce': { topic: 'lacerda', rulings: ['R16'], related: ['state.produce'] },
  'solo.cardinal': { topic: 'lacerda', rulings: ['R24', 'R23'], related: ['church.scoring'] },
  'solo.favour': { topic: 'lacerda', related: ['solo.follow'] },
  'solo.noble': { topic: 'lacerda', rulings: ['R21', 'R6', 'R18', 'R22'], related: ['visit.cost', 'follow'] },
  'solo.store': { topic: 'lacerda', rulings: ['R9', 'R27'], related: ['store.wigs'] },
  'solo.decrees': { topic: 'lacerda', related: ['decree'] },
  'solo.building': { topic: 'lacerda', rulings: ['R10', 'R17'], related: ['building.wigs'] },
  'solo.discard': { topic: 'lacerda', related: ['solo.aide'] },
  'solo.aide': { topic: 'lacerda', rulings: ['R14'], related: ['solo.state'] },
  'solo.follow': { topic: 'lacerda', rulings: ['R6', 'R18'], related: ['follow', 'visit.cost'] },
  'solo.period': { topic: 'solo', rulings: ['R5'], related: ['end.period'] },
  'solo.end': { topic: 'solo', rulings: ['R26'], related: ['end.period', 'end.game'] },
  'solo.score': { topic: 'solo', rulings: ['R11'], related: ['score.stores', 'score.officials'] },
  'solo.title': { topic: 'solo', rulings: ['R4', 'R12', 'R13'], related: ['solo.score'] },
};

/** The rules of a topic, in the order of the rulebook. */
export const rulesOf = (topic: Topic): readonly RuleId[] => RULE_IDS.filter((rule) => RULES[rule].topic === topic);

/** The rule an address names, if there is such a rule. */
export const ruleNamed = (name: string | undefined): RuleId | undefined => RULE_IDS.find((rule) => rule === name);
