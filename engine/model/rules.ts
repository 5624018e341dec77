/** Every rule the engine can cite: the ids are stable, they stand in logs, tests and the rules screen. */
export const RULE_IDS = [
  'setup.player', 'setup.influence', 'setup.neutral', 'setup.buildings', 'setup.plans', 'setup.treasury', 'treasury.track',
  'setup.cardinal', 'setup.ships', 'setup.decks', 'setup.decrees', 'setup.scoring', 'setup.supply',
  'turn.dock', 'gold', 'turn.end',
  'portfolio.mustAct', 'portfolio.size', 'portfolio.discardShip', 'portfolio.noble', 'portfolio.treasury',
  'warehouse.size', 'benefit.coin', 'rubble.set',
  'influence.gain', 'influence.cash',
  'sell.goods', 'sell.sail', 'trade.nobles',
  'state.officials', 'state.plan', 'state.ship', 'ship.replace', 'state.produce', 'state.cardinal', 'state.favour',
  'church.scoring',
  'visit.cost', 'visit.pay', 'visit.order', 'follow',
  'store.display', 'store.price', 'store.wigs', 'store.order', 'decree',
  'building.open', 'building.hire', 'building.wigs', 'sponsor',
  'end.period', 'end.game',
  'score.ships', 'score.rubble', 'score.stores', 'score.money', 'score.decrees', 'score.officials', 'score.favours', 'score.tiebreak',
  'solo.setup.first', 'solo.setup.tiles', 'solo.setup.aide', 'solo.setup.courtier',
  'solo.courtier', 'solo.state', 'solo.plan', 'solo.officials', 'solo.ship', 'solo.produce', 'solo.cardinal', 'solo.favour',
  'solo.noble', 'solo.store', 'solo.decrees', 'solo.building', 'solo.discard', 'solo.aide', 'solo.follow',
  'solo.period', 'solo.end', 'solo.score', 'solo.title',
] as const;
export type RuleId = (typeof RULE_IDS)[number];
