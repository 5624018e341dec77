import { begin, type GameState, type Save } from '@/engine';
import { saveGame } from '@/store/games/repository';
import { keptFormat } from '@/store/scoreSheetFormat';
import {
  blankScoreSheet,
  withName,
  withPlayer,
  type PlayersScored,
  type SavedScoreSheet,
  type ScoreSheet,
} from '@/store/scoreSheet';
import type { GameSummary, PlayerSummary } from '@/store/statistics/summary';
import type { SharedStorage } from '@/store/storage/storage';

import { aState, his, yours } from './state';

/** A table at the end of a game, with so many wigs on your track; 30 of the score come on top. */
export const overWith = (wigs: number, rulings: Partial<GameState['rulings']> = {}): GameState => {
  const state = aState({
    period: 2,
    round: 19,
    turn: { kind: 'over' },
    stores: { ...yours({ A1: 'gold', A2: 'cloth', B3: 'books', A4: 'tools' }), ...his({ B1: 'gold' }) },
    you: { wigs, reis: 12, decrees: [2, 3, 4, 4, 5, 1], favours: ['king'] },
    lacerda: { wigs: 50, decrees: 2, cubes: 5 },
  });
  return { ...state, rulings: { ...state.rulings, ...rulings } };
};

export const aFinished = (id: string, wigs: number, created = '2026-03-01T12:00:00.000Z'): Save => ({
  app: 'test',
  game: { id, name: `Game ${id}`, created },
  history: begin(overWith(wigs)),
});

/** A finished sheet on which everyone has so many wigs, by name; the second of a solo one is Lacerda. */
export function aSheet(
  id: string,
  table: PlayersScored,
  wigs: readonly (readonly [name: string, wigs: number])[],
): SavedScoreSheet {
  const sheet = wigs.reduce<ScoreSheet>(
    (filled, [name, each], at) => {
      const held = filled.seats[at]?.held;
      if (held === undefined) return filled;
      if (table === 'solo' && at === 1) return withPlayer(filled, { ...filled.lacerda, wigs: each });
      return withName(withPlayer(filled, { ...held, wigs: each }), held.id, name);
    },
    { ...blankScoreSheet(), table, keptAs: id },
  );
  return { id, finishedAt: '2026-03-02T20:00:00.000Z', sheet };
}

/** Puts finished games and sheets where a device keeps them. */
export async function keepFinished(
  storage: SharedStorage,
  saves: readonly Save[],
  sheets: readonly SavedScoreSheet[] = [],
): Promise<void> {
  for (const save of saves) await saveGame(storage, save, null, save.game.created);
  for (const sheet of sheets) await storage.set(keptFormat.key + sheet.id, keptFormat.write(sheet));
}

export const aScore = (part: Partial<PlayerSummary> = {}): PlayerSummary => ({
  name: '',
  total: 80,
  points: [50, 5, 6, 4, 3, 8, 0, 4],
  outcome: 'won',
  first: [],
  shared: [],
  ...part,
});

export const aSummary = (part: Partial<GameSummary> = {}): GameSummary => ({
  played: '2026-03-01T12:00:00.000Z',
  players: 'solo',
  depth: 'everything',
  rulings: 'standard',
  title: 'servant',
  rounds: 18,
  minutes: 95,
  scores: [aScore(), aScore({ outcome: 'lost' })],
  ...part,
});
