import type { Result } from '../../core/result';
import { ok, refuse } from '../../core/result';
import { SOLO_SITES } from '../../board/sites';
import { buildingWigs } from '../../buildings/buildingWigs';
import { hiring } from '../../buildings/hire';
import type { Face, GameState, Plan } from '../../model/state';
import { UNKNOWN } from '../../model/state';
import type { Site } from '../../model/vocabulary';
import { officialsOut } from '../../officials/offices';
import { cubesOnSite } from '../../rubble/cubes';
import type { OfficialAt } from '../command';
import { officialsAt, yourOfficials } from '../crew';
import { takeCube } from '../cubes';
import type { Draft } from '../draft';
import { because, happen, moveTurn, pushTasks, wigs } from '../draft';
import type { GameEvent } from '../event';
import { payReis } from '../money';
import { openSites, planObstacle } from '../obstacle/building';
import type { Refusal } from '../refusal';
import { grant, rewardAt, remember } from '../rewards';
import { badRewards } from '../facts';
import { claimAction, claimTask } from '../turn';
import type { TurnDecider } from './decider';
import { then } from './decider';

/** The site, both its cubes, then its reward; the plan comes next (`building.open`). */
export const openBuilding: TurnDecider<'open-building'> = ({ draft, turn }, { site, reward }) =>
  then(claimAction(turn, 'building', ['building']), ({ turn: after }) => {
    if (!SOLO_SITES.includes(site)) return refuse({ code: 'out-of-play', rule: 'building.open', place: site });
    if (!openSites(draft.state).includes(site)) return refuse({ code: 'site-taken', rule: 'building.open', site });
    const printed = rewardAt(draft.state, site, reward);
    const bad = badRewards(printed, site);
    if (bad !== null) return bad;
    const begun = remember(moveTurn(draft, after), site, reward);
    const cleared = cubesOnSite(draft.state, site).reduce(
      (so, cube) => takeCube(so, { kind: 'cube-taken', seat: 'you', from: { at: 'site', site }, cube }),
      begun,
    );
    return ok(grant(pushTasks(cleared, [{ do: 'staff', site }]), printed, 'building.open'));
  });

/** Which officials come back: those named, or all of them when all are needed. */
function returning(
  state: GameState,
  needed: number,
  chosen: readonly OfficialAt[] | undefined,
): Result<readonly OfficialAt[], Refusal> {
  const out = officialsOut(state, 'you');
  if (chosen === undefined) {
    if (needed === 0 || needed === out) return ok(yourOfficials(state).slice(0, needed));
    return refuse({ code: 'choose-officials', rule: 'building.open', needed, out });
  }
  if (chosen.length !== needed) return refuse({ code: 'choose-officials', rule: 'building.open', needed, out });
  const count = ({ noble, from }: OfficialAt) =>
    chosen.filter((one) => one.noble === noble && one.from === from).length;
  const missing = chosen.find((one) => count(one) > officialsAt(state, one.noble, one.from));
  return missing === undefined ? ok(chosen) : refuse({ code: 'no-official-there', rule: 'building.open', ...missing });
}

/** Every owner of a store it looks at earns (`building.wigs`); the architect's next tile is not entered yet. */
function opened(draft: Draft, site: Site, { architect }: Plan, colours: Face): Draft {
  const earned = buildingWigs(draft.state, site, colours);
  const open = happen(draft, { kind: 'building-opened', seat: 'you', site, architect, colours });
  return because(wigs(wigs(open, 'you', earned.total.you), 'lacerda', earned.total.lacerda), {
    code: 'building-wigs',
    rule: earned.rule,
    wigs: earned,
  });
}

/** A plan and its tile, the officials returned and only the missing ones hired, the plan done, the wigs (`building.hire`). */
export const staffBuilding: TurnDecider<'staff-building'> = ({ draft, turn }, { plan: index, returned, coins }) =>
  then(claimTask(turn, 'staff'), ({ task: { site }, turn: after }) => {
    const { state } = draft;
    const plan = state.you.plans[index];
    if (plan === undefined) return refuse({ code: 'no-such-plan', rule: 'building.open', plan: index });
    if (plan.done) return refuse({ code: 'plan-done', rule: 'building.open', plan: index });
    const obstacle = planObstacle(state, site, plan);
    const colours = state.available[plan.architect];
    if (obstacle !== null) return refuse(obstacle);
    if (colours === null || colours === UNKNOWN)
      return refuse({ code: 'no-building', rule: 'building.open', architect: plan.architect });
    const needs = hiring(state, plan);
    return then(returning(state, needs.returned, returned), (back) => {
      const home = back.map(({ noble, from }): GameEvent => ({ kind: 'official-returned', noble, from }));
      return then(payReis(happen(moveTurn(draft, after), ...home), needs, coins, 'building.hire'), (paid) =>
        ok(opened(happen(paid, { kind: 'plan-completed', index }), site, plan, colours)),
      );
    });
  });
