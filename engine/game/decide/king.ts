import { ok, refuse } from '../../core/result';
import { moveCardinal } from '../../church/cardinal';
import type { ClergyTile } from '../../model/state';
import { PLAIN_TILE, isPlain, tidyTile } from '../../sheet/clergy';
import { badTiles, rememberTiles } from '../clergy';
import type { Draft } from '../draft';
import { because, becomesDue, happen, moveTurn } from '../draft';
import { moveTreasury } from '../money';
import { obstacleTo } from '../obstacle';
import { claimAction } from '../turn';
import type { TurnDecider } from './decider';
import { then } from './decider';

/** The tile comes onto your board with what was entered of it (`clergy.benefit`). */
function takeTile(draft: Draft, told: ClergyTile = PLAIN_TILE): Draft {
  const tile = tidyTile(told);
  const taken = happen(draft, { kind: 'clergy-taken', seat: 'you', ...(!isPlain(tile) && { tile }) });
  return rememberTiles(taken, [tile]);
}

/** The Cardinal goes 1 or 2 spaces (a reward: 1), you take a tile, his icons count (`state.cardinal`). */
export const meetCardinal: TurnDecider<'meet-cardinal'> = ({ draft, turn }, { steps, tile }) =>
  then(claimAction(turn, 'cardinal', ['cardinal', 'cardinal-1']), ({ task, turn: after }) => {
    const most = task?.do === 'cardinal-1' ? 1 : 2;
    if (steps > most) return refuse({ code: 'steps', rule: 'state.cardinal', most });
    const obstacle = obstacleTo(draft.state, { do: 'cardinal-1' });
    if (obstacle !== null) return refuse(obstacle);
    const bad = badTiles(tile === undefined ? [] : [tile]);
    if (bad !== null) return bad;
    const { to, treasury, influence } = moveCardinal(draft.state, steps);
    const met = takeTile(happen(moveTurn(draft, after), { kind: 'cardinal-moved', to }), tile);
    const raised = treasury ? moveTreasury(met, 1) : met;
    return ok(
      influence ? because(becomesDue(raised, 'church', 'you'), { code: 'church-due', rule: 'state.cardinal' }) : raised,
    );
  });

/** A royal favour of a noble you have none of (`state.favour`). */
export const takeFavour: TurnDecider<'take-favour'> = ({ draft, turn }, { noble }) =>
  then(claimAction(turn, 'favour', ['favour']), ({ turn: after }) => {
    if (draft.state.you.favours.includes(noble)) return refuse({ code: 'favour-held', rule: 'state.favour', noble });
    return ok(moveTurn(happen(draft, { kind: 'favour-taken', seat: 'you', noble }), after));
  });
