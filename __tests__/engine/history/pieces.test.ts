import { piecesToMove } from '@/engine/history/pieces';
import { aState } from '../../helpers/state';

const EVENTS = [{ kind: 'wigs-changed', seat: 'you', by: 3 }] as const;

it('end.period: what the list of the period change asks of the hands is not asked again after it', () => {
  const state = aState();
  expect(piecesToMove(state, { moves: [{ kind: 'get-gold' }], events: EVENTS })).toContainEqual({
    code: 'wigs',
    seat: 'you',
    to: state.you.wigs + 3,
  });
  expect(piecesToMove(state, { moves: [{ kind: 'period-discard', rewards: {} }], events: EVENTS })).toEqual([]);
});
