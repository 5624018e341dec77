import {
  LIMITS,
  ARCHITECTS,
  DECKS,
  DEPTHS,
  GOODS,
  NOBLES,
  OFFICIALS_EACH,
  RUBBLE_KINDS,
  shape,
  tileReader,
  type Cubes,
  type Face,
  type GameState,
} from '@/engine';
import { recordFormat } from '@/store/record/format';
import { VERSIONS } from '@/store/record/kinds';
import { shaped } from '@/store/record/shaped';

import { CUBE_PLACES, KINDS, type Answer, type CubePlace, type SetupDraft, type SetupFacts } from './draft';

const { choice, fields, list, text, tuple, variant, where, whole } = shape;

const face = where<Face>(tuple<Face>([choice(GOODS), choice(GOODS)]), ([one, other]) =>
  one === other ? { code: 'twice', of: one } : undefined,
);
const officials = whole(1, OFFICIALS_EACH);
const tile = whole(1);

type Schemas = { readonly [About in keyof SetupFacts]-?: shape.Schema<NonNullable<SetupFacts[About]>> };

const SCHEMAS: Omit<Schemas, CubePlace> = {
  scoring: tuple<GameState['scoring']>([tile, tile, tile, tile]),
  yourFavour: choice(NOBLES),
  hisFavour: choice(NOBLES),
  aide: choice(DECKS),
  courtier: choice(NOBLES),
  preplaced: face,
  blue: face,
  green: face,
  stackBlue: officials,
  stackGreen: officials,
  yourArchitect: choice(ARCHITECTS),
  yourPlan: officials,
  yourTile: tileReader,
  hisFirst: officials,
  hisSecond: officials,
  depth: choice(DEPTHS),
};

const heap = (cubes: number): shape.Schema<Cubes> =>
  where(list(choice(RUBBLE_KINDS)), ({ length }) =>
    length === cubes ? undefined : { code: 'wrong-length', needs: cubes, has: length },
  );

/** What an answer may say depends on what it is about. */
const answerAbout = (about: string, told: shape.Schema<unknown>): readonly [string, shape.Schema<Answer>] => [
  about,
  fields<{ readonly about: string; readonly told: unknown }>({ about: choice([about]), told }) as shape.Schema<Answer>,
];

const answer = variant<Answer>(
  'about',
  Object.fromEntries([
    ...CUBE_PLACES.map(({ id, cubes }) => answerAbout(id, heap(cubes))),
    ...Object.entries<shape.Schema<unknown>>(SCHEMAS).map(([about, told]) => answerAbout(about, told)),
  ]),
);

/** How a setup is written on the device. Steps are names: an app that does not know one begins at its first. */
export const draftFormat = recordFormat<SetupDraft>({
  kind: 'setup',
  key: 'setup/draft',
  version: VERSIONS.setup,
  migrations: [],
  read: shaped(
    fields<SetupDraft>(
      {
        kind: choice(KINDS),
        seed: whole(0, LIMITS.seed),
        step: text,
        from: text,
        done: list(text),
        answers: list(answer),
      },
      { optional: ['from'] },
    ),
  ),
});
