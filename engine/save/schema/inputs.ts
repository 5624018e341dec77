import type { Answer } from '../../bot/answers';
import type {
  Answers,
  ChurchChoice,
  Inputs,
  Override,
  OverridableStep,
  StoreOverride,
} from '../../model/lacerdaInputs';
import type { CubeChoice } from '../../rubble/cubes';
import type { Schema } from './shape';
import { choice, fields, list, orNull, orWord, text, variant } from './shape';
import { amount, architect, cube, deck, face, good, noble, site, space, stateAction } from './values';

const churchChoice: Schema<ChurchChoice> = fields<ChurchChoice>(
  { tiles: amount, which: list(amount), wigs: amount },
  { optional: ['which'] },
);
const church = orWord('declined', churchChoice);
const declined = choice(['declined']);

export const cubeChoice: Schema<CubeChoice> = fields<CubeChoice>({ from: choice(['row', 'column']), kind: cube });

const answers: Schema<Answers> = fields<Answers>(
  { clergyWigs: amount, plan: orNull(amount), building: orNull(face), follow: declined, church },
  { optional: ['clergyWigs', 'plan', 'building', 'follow', 'church'] },
);

type OverrideOf<Step extends OverridableStep> = Extract<Override, { readonly step: Step }>;
/** The schemas of every kind of override of a step. */
type Kinds<Step extends OverridableStep> = {
  readonly [Kind in OverrideOf<Step>['kind']]: Schema<Extract<OverrideOf<Step>, { readonly kind: Kind }>>;
};

const skip = <Step extends OverridableStep>(step: Step) => {
  type Skip = { readonly step: Step; readonly kind: 'skip'; readonly note?: string };
  return fields<Skip>({ step: choice([step]), kind: choice(['skip']), note: text }, { optional: ['note'] });
};

/** An override that names one thing. */
const naming = <Step extends OverridableStep, Kind extends string, Key extends string, T>(
  step: Step,
  kind: Kind,
  key: Key,
  schema: Schema<T>,
) => {
  type Named = { readonly step: Step; readonly kind: Kind; readonly note?: string } & { readonly [K in Key]: T };
  const schemas = { step: choice([step]), kind: choice([kind]), note: text, [key]: schema };
  return fields(schemas, { optional: ['note'] }) as unknown as Schema<Named>;
};

const STATE: Kinds<'state'> = {
  skip: skip('state'),
  action: naming('state', 'action', 'action', stateAction),
  offices: naming('state', 'offices', 'offices', list(noble)),
  plan: naming('state', 'plan', 'architect', architect),
  favour: naming('state', 'favour', 'noble', noble),
};

const store: Schema<StoreOverride> = fields<StoreOverride>(
  { step: choice(['noble']), kind: choice(['store']), note: text, space, good, cube: orNull(cubeChoice) },
  { optional: ['note', 'cube'] },
);

const NOBLE: Kinds<'noble'> = {
  skip: skip('noble'),
  store,
  building: fields(
    { step: choice(['noble']), kind: choice(['building']), note: text, site, architect },
    { optional: ['note'] },
  ) as Kinds<'noble'>['building'],
};

const COURTIER: Kinds<'courtier'> = { skip: skip('courtier'), noble: naming('courtier', 'noble', 'noble', noble) };
const DISCARD: Kinds<'discard'> = { skip: skip('discard'), deck: naming('discard', 'deck', 'deck', deck) };
const AIDE: Kinds<'aide'> = { skip: skip('aide'), deck: naming('aide', 'deck', 'deck', deck) };

const OVERRIDES: { readonly [Step in OverridableStep]: Schema<OverrideOf<Step>> } = {
  dock: skip('dock'),
  courtier: variant<OverrideOf<'courtier'>>('kind', COURTIER),
  state: variant<OverrideOf<'state'>>('kind', STATE),
  noble: variant<OverrideOf<'noble'>>('kind', NOBLE),
  discard: variant<OverrideOf<'discard'>>('kind', DISCARD),
  aide: variant<OverrideOf<'aide'>>('kind', AIDE),
  church: skip('church'),
};

export const override: Schema<Override> = variant<Override>('step', OVERRIDES);

/** What was entered about his turn. */
export const inputs: Schema<Inputs> = fields<Inputs>({ answers, overrides: list(override) });

const ANSWERS: { readonly [Kind in Answer['kind']]: Schema<Extract<Answer, { readonly kind: Kind }>> } = {
  clergyWigs: fields({ kind: choice(['clergyWigs']), wigs: amount }),
  plan: fields({ kind: choice(['plan']), architect, officials: orNull(amount) }),
  building: fields({ kind: choice(['building']), architect, colours: orNull(face) }),
  follow: fields({ kind: choice(['follow']), choice: declined }),
  church: fields({ kind: choice(['church']), choice: church }),
};

export const answer: Schema<Answer> = variant<Answer>('kind', ANSWERS);
