import type { GameState, reading } from '@/engine';
import { positionReader } from '@/engine';

/** Problems inside a position are named by their path in the position, as its notation writes it. */
export const position: reading.Reader<GameState> = (value, place) =>
  positionReader(value, {
    path: '',
    report: (problem) => place.report(problem.path === '' ? { ...problem, path: place.path } : problem),
  });
