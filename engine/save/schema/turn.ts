import { recordOf } from '../../core/record';
import type { Due, GrantedTask, Task, Turn, YourStep, YourTurn } from '../../model/turn';
import { GRANTED_TASKS, LACERDA_STEPS } from '../../model/turn';
import type { StateAction } from '../../model/vocabulary';
import { STATE_ACTIONS } from '../../model/vocabulary';
import { inputs } from './inputs';
import type { Schema } from './shape';
import { choice, fields, list, orNull, truth, variant } from './shape';
import { card, good, noble, rewards, seat, site, space, stateAction } from './values';

const due: Schema<Due> = fields<Due>({ church: orNull(seat), end: orNull(seat) });

type BegunTask = Exclude<Task['do'], StateAction | GrantedTask>;

const BEGUN: { readonly [Do in BegunTask]: Schema<Extract<Task, { readonly do: Do }>> } = {
  land: fields({ do: choice(['land']), space, good }),
  staff: fields({ do: choice(['staff']), site }),
  tuck: fields<Extract<Task, { readonly do: 'tuck' }>>(
    { do: choice(['tuck']), card, reward: rewards },
    { optional: ['reward'] },
  ),
};

const task: Schema<Task> = variant<Task>('do', {
  ...recordOf(STATE_ACTIONS, (action) =>
    fields<Task & { readonly paid: boolean }>({ do: choice([action]), paid: truth }),
  ),
  ...recordOf(GRANTED_TASKS, (granted) => fields<Task>({ do: choice([granted]) })),
  ...BEGUN,
});

const STEPS: { readonly [At in YourStep['at']]: Schema<Extract<YourStep, { readonly at: At }>> } = {
  action: fields({ at: choice(['action']) }),
  portfolio: fields({ at: choice(['portfolio']), doing: choice(['nothing', 'selling', 'trading']) }),
  visit: fields({ at: choice(['visit']), noble, stateAction: truth, nobleAction: truth }),
  'his-follow': fields({ at: choice(['his-follow']), noble }),
  follow: fields({ at: choice(['follow']), noble, acted: truth, inputs }),
  card: fields({ at: choice(['card']) }),
  church: fields({ at: choice(['church']) }),
  end: fields({ at: choice(['end']) }),
  period: fields({ at: choice(['period']) }),
};

const TURNS: { readonly [Kind in Turn['kind']]: Schema<Extract<Turn, { readonly kind: Kind }>> } = {
  between: fields({ kind: choice(['between']) }),
  you: fields<YourTurn>({
    kind: choice(['you']),
    within: choice(['your-turn', 'his-turn', 'period']),
    step: variant<YourStep>('at', STEPS),
    tasks: list(task),
    covered: list(stateAction),
    markerUsed: truth,
    due,
  }),
  lacerda: fields({ kind: choice(['lacerda']), next: choice(LACERDA_STEPS), due, inputs }),
  period: fields({ kind: choice(['period']), triggeredBy: seat }),
  over: fields({ kind: choice(['over']) }),
};

/** Where in a turn the table stands. */
export const turn: Schema<Turn> = variant<Turn>('kind', TURNS);
