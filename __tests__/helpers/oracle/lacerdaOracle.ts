import { columnOf, portfolioInfluence, rowOf, shipInfluence, storesOf, treasurySpace } from './city';
import { chooseBuilding, chooseCube, chooseOffices, choosePlan, chooseStore, isFull, leavers } from './lacerdaChoices';
import { at, DECKS, GOODS, NOBLES, sheetOf, sum, TILES } from './notation';
import type { Answers, Deck, Kind, Noble, Position } from './notation';

/** A step of the contract, without its reasons. */
export type OracleStep = { readonly rule: string; readonly [field: string]: unknown };
export type LacerdaAnswer = { steps: OracleStep[]; position: Position };
type Outcome = Readonly<Record<string, unknown>> | null;

function treasuryUp(p: Position): void {
  const rights = sheetOf(p).treasury.map(({ right }) => right);
  p.treasury = rights[rights.indexOf(p.treasury) + 1] ?? p.treasury;
}

/** influence.gain: stops at 10; a real gain that ends there brings a wig (R7). */
function gain(p: Position, influence: number): void {
  for (let step = 0; step < influence; step += 1) if (p.lacerda.influence < 10) p.lacerda.influence += 1;
  if (influence > 0 && p.lacerda.influence === 10) p.lacerda.wigs += 1;
}

function officials(p: Position): Outcome {
  const offices = chooseOffices(p);
  for (const noble of offices) {
    for (const colour of isFull(p, noble) ? leavers(p, noble) : []) {
      p.offices[noble][colour] -= 1;
      p.plazas[noble][colour] += 1;
    }
    p.offices[noble].lacerda += 1;
  }
  return offices.length > 0 ? { offices } : null;
}

function plan(p: Position, answers: Answers): Outcome {
  const chosen = choosePlan(p);
  if (chosen === null) return null;
  p.lacerda.plans.push(chosen.officials);
  p.planStacks[chosen.architect] = answers.plan;
  return { architect: chosen.architect };
}

function ship(p: Position): Outcome {
  const hull = p.shipyard.shift();
  if (hull === undefined) return null;
  p.lacerda.ships.push({ hull, cargo: 0 });
  treasuryUp(p);
  const influence = shipInfluence(p, hull) + portfolioInfluence(p);
  gain(p, influence);
  return { hull, influence };
}

function produce(p: Position): Outcome {
  const made = storesOf(p, 'lacerda')
    .map((store) => store.good)
    .join(' ');
  const goods = GOODS.filter((good) => made.includes(good)).map((good) => [good, made.split(good).length - 1] as const);
  for (const [good] of goods) {
    if (p.market[good] > sheetOf(p).market.lowest[good]) p.market[good] -= 1;
  }
  return goods.length > 0 ? { goods: Object.fromEntries(goods) } : null;
}

/** Which gaps he enters: leaving one is not passing it (R19). */
const gapsEntered = (from: number): number[] => [(from + 1) % 6, (from + 2) % 6];

function cardinal(p: Position, answers: Answers): Outcome {
  const gaps = gapsEntered(p.cardinal);
  p.cardinal = at(gaps, 1);
  p.lacerda.wigs += answers.clergyWigs;
  const treasury = gaps.includes(sheetOf(p).church.treasury);
  if (treasury) treasuryUp(p);
  return { wigs: answers.clergyWigs, treasury };
}

function favour(p: Position): Outcome {
  const noble = NOBLES.find((name) => !p.lacerda.favours.includes(name));
  if (noble === undefined) return null;
  p.lacerda.favours.push(noble);
  return { noble };
}

const OTHER = {
  officials: 'plan',
  plan: 'officials',
  ship: 'produce',
  produce: 'ship',
  cardinal: 'favour',
  favour: 'cardinal',
} as const;
type StateAction = keyof typeof OTHER;
const DO: Readonly<Record<StateAction, (p: Position, answers: Answers) => Outcome>> = {
  officials,
  plan,
  ship,
  produce,
  cardinal,
  favour,
};

function stateStep(p: Position, answers: Answers): OracleStep {
  const top = sheetOf(p).top[p.courtier];
  const action = p.aide === 'king' || p.aide === 'treasury' ? top : OTHER[top];
  const outcome = DO[action](p, answers);
  return { rule: 'solo.state', action, done: outcome !== null, ...outcome };
}

const LETTER: Readonly<Record<Kind, string>> = { earthquake: 'e', fire: 'f', tsunami: 't' };

function store(p: Position): Outcome {
  const chosen = storesOf(p, 'lacerda').length < 8 ? chooseStore(p) : null;
  if (chosen === null) return null;
  const cube = chooseCube(p, chosen.space);
  if (cube !== null) {
    const { rows, columns } = p.rubble;
    const [row, column] = [rowOf(chosen.space), columnOf(chosen.space) - 1];
    if (cube.from === 'row') rows[row] = rows[row].replace(LETTER[cube.kind], '');
    else columns[column] = at(columns, column).replace(LETTER[cube.kind], '');
    p.lacerda.cubes += 1;
  }
  p.stores[chosen.space] = { owner: 'lacerda', good: chosen.good };
  p.lacerda.wigs += chosen.wigs;
  return { ...chosen, cube };
}

function decrees(p: Position): Outcome {
  p.lacerda.decrees += 2;
  return {};
}

function building(p: Position, answers: Answers): Outcome {
  const chosen = chooseBuilding(p);
  if (chosen === null) return null;
  p.lacerda.cubes += p.rubble.sites[chosen.site].length;
  p.rubble.sites[chosen.site] = '';
  p.buildings[chosen.site] = chosen.colours;
  p.available[chosen.architect] = answers.building;
  p.lacerda.wigs += chosen.wigs.lacerda;
  p.you.wigs += chosen.wigs.you;
  return chosen;
}

const NOBLE_ACTION = { builder: 'store', minister: 'decrees', king: 'building' } as const;
const NOBLE_DO = { builder: store, minister: decrees, king: building } as const;

/** What the visit takes from him now, or null when he cannot pay (R18, R21). */
function bill(p: Position): { influence: number; wigs: number } | null {
  const office = p.offices[p.courtier];
  const cost = Math.max(0, treasurySpace(p).left + office.you + office.neutral);
  for (let wigs = 0; wigs <= p.lacerda.wigs; wigs += 1) {
    if (wigs <= cost && cost - wigs <= p.lacerda.influence) return { influence: cost - wigs, wigs };
  }
  return null;
}

function nobleStep(p: Position, answers: Answers): OracleStep {
  const action = NOBLE_ACTION[p.courtier];
  const paid = bill(p);
  const outcome = paid === null ? null : NOBLE_DO[p.courtier](p, answers);
  if (paid === null || outcome === null)
    return { rule: 'solo.noble', action, done: false, paid: { influence: 0, wigs: 0 } };
  p.lacerda.influence -= paid.influence;
  p.lacerda.wigs -= paid.wigs;
  return { rule: 'solo.noble', action, done: true, paid, ...outcome };
}

function discardStep(p: Position): OracleStep {
  const done = p.decks[p.aide] > 0;
  if (done) p.decks[p.aide] -= 1;
  return { rule: 'solo.discard', deck: p.aide, done };
}

function aideStep(p: Position): OracleStep {
  const round = [...DECKS, ...DECKS];
  const ahead: Deck[] = round.slice(DECKS.indexOf(p.aide) + 1, DECKS.indexOf(p.aide) + 4);
  p.aide = ahead.find((deck) => p.decks[deck] > 0) ?? p.aide;
  return { rule: 'solo.aide', to: p.aide };
}

function dockSteps(p: Position): OracleStep[] {
  const home = p.lacerda.ships.filter(({ hull, cargo }) => hull === cargo);
  for (const docked of home) docked.cargo = 0;
  return home.length > 0 ? [{ rule: 'turn.dock', hulls: home.map(({ hull }) => hull) }] : [];
}

function churchSteps(p: Position, before: number): OracleStep[] {
  if (p.cardinal === before || !gapsEntered(before).includes(sheetOf(p).church.influence)) return [];
  const influence = portfolioInfluence(p) + sum(p.lacerda.ships.map(({ hull }) => shipInfluence(p, hull)));
  gain(p, influence);
  return [{ rule: 'church.scoring', influence }];
}

const emptyDecks = (p: Position): number => DECKS.filter((deck) => p.decks[deck] === 0).length;

function endSteps(p: Position, emptyBefore: number): OracleStep[] {
  const due = emptyBefore === 2 && emptyDecks(p) === 3;
  if (due && p.period === 1) return [{ rule: 'end.period' }];
  if (!due || p.ending !== null) return [];
  p.ending = 'last-round';
  return [{ rule: 'end.game' }];
}

const nextNoble = (noble: Noble): Noble => at([...NOBLES, 'builder' as const], NOBLES.indexOf(noble) + 1);

/** The answer to `lacerda`: what he does and what the table looks like afterwards. */
export function lacerdaOracle(position: Position, answers: Answers): LacerdaAnswer {
  const p = structuredClone(position);
  const steps = dockSteps(p);
  p.courtier = nextNoble(p.courtier);
  steps.push({ rule: 'solo.courtier', to: p.courtier });
  steps.push(stateStep(p, answers));
  steps.push(nobleStep(p, answers));
  steps.push(discardStep(p));
  steps.push(aideStep(p));
  steps.push(...churchSteps(p, position.cardinal));
  if (p.ending === 'this-round') p.ending = 'last-round';
  steps.push(...endSteps(p, emptyDecks(position)));
  p.toMove = 'you';
  p.round += 1;
  // turn.end: whatever was taken from the display is back before you play.
  p.display = [...TILES];
  return { steps, position: p };
}
