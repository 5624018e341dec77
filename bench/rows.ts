import type { GameState } from '@/engine';
import {
  NOBLES,
  NOTHING_DUE,
  finalScore,
  forecast,
  landOffers,
  options,
  readPosition,
  runLacerda,
  standing,
  threats,
  visitOffer,
} from '@/engine';
import { VISITED, aVisit, oneCommand, readLong, replayLong, undoLong } from './history';
import { EVERY_PLOT, EVERY_SITE } from './lacerdaTurns';
import { MID_GAME, POSITION_TEXT, RICH_VISITOR, RUINS, SCORE_INPUT, lacerdaGoesTo } from './midGame';

/** One figure of the bench: a question to the engine, measured against `structuredClone`. */
export interface BenchRow {
  readonly name: string;
  /** At most this many times the clone. */
  readonly target: number;
  readonly work: () => unknown;
  /** What the clone copies; a mid-game state unless the row says otherwise. */
  readonly against?: unknown;
}

const visits = (state: GameState) => NOBLES.map((noble) => visitOffer(state, 'you', noble));

/** Answers for everything he might wait for, so that the whole turn runs. */
const TOLD = {
  answers: { clergyWigs: 2, plan: 3, building: ['gold', 'books'], follow: 'declined', church: 'declined' },
  overrides: [],
} as const;

/** You have visited the king, and he holds that favour too. */
const FOLLOWED: GameState = {
  ...lacerdaGoesTo('builder'),
  toMove: 'you',
  turn: {
    kind: 'you',
    within: 'your-turn',
    step: { at: 'his-follow', noble: 'king' },
    tasks: [],
    covered: [],
    markerUsed: false,
    due: NOTHING_DUE,
  },
  lacerda: { ...MID_GAME.lacerda, favours: ['king'] },
};

/** A new figure is one more line here. */
export const ROWS: readonly BenchRow[] = [
  { name: 'all land prices', target: 10, work: () => landOffers(MID_GAME, 'you') },
  { name: 'the same, on a map full of rubble', target: 10, work: () => landOffers(RUINS, 'you') },
  { name: 'all visit costs with ways to pay', target: 5, work: () => visits(MID_GAME) },
  { name: 'the same, with the most ways there are', target: 5, work: () => visits(RICH_VISITOR) },
  { name: 'parsing a position', target: 30, work: () => readPosition(JSON.parse(POSITION_TEXT)) },
  { name: 'the whole final score', target: 2, work: () => finalScore(SCORE_INPUT), against: SCORE_INPUT },
  ...NOBLES.map((noble): BenchRow => {
    const state = lacerdaGoesTo(noble);
    return { name: `Lacerda’s turn at the ${noble}`, target: 12, work: () => runLacerda(state, TOLD), against: state };
  }),
  { name: 'the same, with every plot free', target: 12, work: () => runLacerda(EVERY_PLOT, TOLD), against: EVERY_PLOT },
  { name: 'the same, with every site free', target: 12, work: () => runLacerda(EVERY_SITE, TOLD), against: EVERY_SITE },
  ...NOBLES.map((noble): BenchRow => {
    const state: GameState = { ...lacerdaGoesTo(noble), toMove: 'you' };
    return { name: `forecast, Lacerda at the ${noble}`, target: 20, work: () => forecast(state), against: state };
  }),
  {
    name: 'forecast, his follow of your visit included',
    target: 20,
    work: () => forecast(FOLLOWED),
    against: FOLLOWED,
  },
  { name: 'threats and options together', target: 60, work: () => [threats(MID_GAME), options(MID_GAME)] },
  {
    name: 'the same, on a map full of rubble',
    target: 60,
    work: () => [threats(RUINS), options(RUINS)],
    against: RUINS,
  },
  { name: 'one command, over whole games', target: 3, work: oneCommand },
  { name: 'a visit', target: 3, work: aVisit, against: VISITED },
  { name: 'replay of 1,000 entries', target: 4000, work: replayLong },
  { name: 'the same, read from a save', target: 4000, work: readLong },
  { name: 'undo after 1,000 entries', target: 4000, work: undoLong },
  { name: 'standing', target: 20, work: () => standing(MID_GAME) },
];
