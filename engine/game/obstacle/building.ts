import { fits, outlookOf } from '../../board/sites';
import { hiring } from '../../buildings/hire';
import { freeSites } from '../../buildings/openings';
import type { GameState, Plan } from '../../model/state';
import { UNKNOWN } from '../../model/state';
import type { Site } from '../../model/vocabulary';
import { purseOf } from '../../treasury/payment';
import type { Refusal } from '../refusal';

/** Why this plan's tile cannot go there, or its officials cannot be paid; nothing when it can. */
export function planObstacle(state: GameState, site: Site, plan: Plan): Refusal | null {
  const { architect } = plan;
  const colours = state.available[architect];
  if (colours === null) return { code: 'no-building', rule: 'building.open', architect };
  const outlook = outlookOf(site);
  if (colours !== UNKNOWN && !fits(site, colours) && outlook.kind === 'street') {
    return { code: 'north-site-needs', rule: 'building.open', site, good: outlook.good };
  }
  const { affordable, total } = hiring(state, plan);
  if (!affordable) {
    const { reis, coins } = purseOf(state, 'you');
    return { code: 'too-poor', rule: 'building.hire', needed: total, has: reis + coins };
  }
  return colours === UNKNOWN ? { code: 'tell-first', rule: 'building.open', about: 'building', architect } : null;
}

/** Whether any of your incomplete plans can be carried out on this site; a tile to be entered may be the one that fits. */
export function staffObstacle(state: GameState, site: Site): Refusal | null {
  const obstacles = state.you.plans.filter(({ done }) => !done).map((plan) => planObstacle(state, site, plan));
  if (obstacles.length === 0) return { code: 'no-unfinished-plan', rule: 'building.open' };
  if (obstacles.some((obstacle) => obstacle === null)) return null;
  return obstacles.find((obstacle) => obstacle?.code === 'tell-first') ?? obstacles[0] ?? null;
}

/** A building already begun holds its site. */
const isPending = ({ turn }: GameState, site: Site): boolean =>
  turn.kind === 'you' && turn.tasks.some((task) => task.do === 'staff' && task.site === site);

export const openSites = (state: GameState): readonly Site[] =>
  freeSites(state).filter((site) => !isPending(state, site));

/** What stands in the way of beginning any public building; its reward comes before its payment, which is not judged here. */
export const buildingObstacle = (state: GameState): Refusal | null =>
  openSites(state).length > 0 ? null : { code: 'no-site-left', rule: 'building.open' };
