import { BuildingIcon } from '@/components/pieces/BuildingIcon';
import {
  CITY_TILES,
  GAPS,
  HULLS,
  MAX_PLAN_OFFICIALS,
  UNKNOWN,
  splitsBy,
  storeCount,
  type Architect,
  type CityTile,
  type Face,
  type Gap,
  type GameState,
  type HouseGroup,
  type Hull,
  type Unknown,
} from '@/engine';
import { useTranslate, useWords } from '@/i18n/useWords';
import { valueNameWords, valuesWords } from '@/i18n/values';

import { useEdit } from '../EditContext';
import { FACES, isFace } from './CityEditors';
import { HullPicks } from './HullPicks';
import { NumberPicks } from './NumberPicks';
import { Picks, type Pick } from './Picks';

export function TreasuryEditor() {
  const { state, settle } = useEdit();
  const words = useWords(valuesWords);
  const names = useWords(valueNameWords);
  return (
    <Picks
      label={words.treasury}
      picks={state.sheet.treasury.map(({ left, right }, value) => ({
        id: String(value),
        label: names.treasury(left, right),
        now: value === state.treasury,
        onPress: () => settle(() => [{ of: 'treasury', value }]),
      }))}
    />
  );
}

export function ChurchEditor() {
  const { state, settle } = useEdit();
  const words = useWords(valuesWords);
  const names = useWords(valueNameWords);
  const { influence, treasury } = state.sheet.church;
  const label = (gap: Gap): string =>
    gap === influence ? words.onInfluence : gap === treasury ? words.onTreasury : names.gap(gap);
  return (
    <Picks
      label={words.cardinal}
      picks={GAPS.map((value) => ({
        id: String(value),
        label: label(value),
        now: value === state.cardinal,
        onPress: () => settle(() => [{ of: 'cardinal', value }]),
      }))}
    />
  );
}

/** The ships of the shipyard; the smallest lies on top. */
export function ShipyardEditor() {
  const { state, put } = useEdit();
  const words = useWords(valuesWords);
  const toggle = (hull: Hull): void =>
    put(({ shipyard }) => [
      {
        of: 'shipyard',
        value: shipyard.includes(hull)
          ? shipyard.filter((one) => one !== hull)
          : HULLS.filter((one) => one === hull || shipyard.includes(one)),
      },
    ]);
  return <HullPicks label={words.shipyard} isNow={(hull) => state.shipyard.includes(hull)} onPick={toggle} />;
}

export function TileEditor({ tile }: { readonly tile: CityTile }) {
  const { state, settle } = useEdit();
  const words = useWords(valuesWords);
  const there = state.display.includes(tile);
  const set = (wanted: boolean): void =>
    settle(({ display }) => [
      { of: 'display', value: CITY_TILES.filter((one) => (one === tile ? wanted : display.includes(one))) },
    ]);
  return (
    <Picks
      label={words.tile.there}
      picks={[
        { id: 'there', label: words.tile.there, now: there, onPress: () => set(true) },
        { id: 'gone', label: words.tile.gone, now: !there, onPress: () => set(false) },
      ]}
    />
  );
}

/** Says what lies on top of an architect's stack. */
type Setting<T> = (value: T | Unknown | null) => () => void;

interface UntoldWords {
  readonly unknown: string;
  readonly none: string;
}

/** Two more ways it may lie: nobody has looked, or the stack is empty. */
const untold = <T,>(words: UntoldWords, here: T | Unknown | null, set: Setting<T>): readonly Pick[] => [
  { id: 'unknown', label: words.unknown, now: here === UNKNOWN, onPress: set(UNKNOWN) },
  { id: 'none', label: words.none, now: here === null, onPress: set(null) },
];

/** The building of an architect that lies ready. */
export function AvailableEditor({ architect }: { readonly architect: Architect }) {
  const { state, settle } = useEdit();
  const words = useWords(valuesWords);
  const here = state.available[architect];
  const set: Setting<Face> = (value) => () => settle(() => [{ of: 'available', at: architect, value }]);
  return (
    <Picks
      width="half"
      label={words.available(architect)}
      picks={[
        ...FACES.map((face) => ({
          id: face.join(),
          label: words.face(...face),
          icon: <BuildingIcon colours={face} architect={architect} size={34} />,
          now: here !== null && here !== UNKNOWN && isFace(here, face),
          onPress: set(face),
        })),
        ...untold(words, here, set),
      ]}
    />
  );
}

export const PLAN_SIZES: readonly number[] = Array.from({ length: MAX_PLAN_OFFICIALS }, (_, index) => index + 1);

/** The top plan of an architect's stack. */
export function TopPlanEditor({ architect }: { readonly architect: Architect }) {
  const { state, settle } = useEdit();
  const words = useWords(valuesWords);
  const names = useWords(valueNameWords);
  const { number } = useTranslate();
  const here = state.planStacks[architect];
  const set: Setting<number> = (value) => () => settle(() => [{ of: 'plan-stack', at: architect, value }]);
  return (
    <Picks
      width="small"
      label={words.top(architect)}
      picks={[
        ...PLAN_SIZES.map((size) => ({
          id: String(size),
          label: number(size),
          name: names.officials(size),
          now: here === size,
          onPress: set(size),
        })),
        ...untold(words, here, set),
      ]}
    />
  );
}

/** How many of your houses came from a group; how many there are in all follows from your stores. */
export function HousesEditor({ group }: { readonly group: HouseGroup }) {
  const { state, settle } = useEdit();
  const words = useWords(valuesWords);
  const { number } = useTranslate();
  const title = words.housesOf[group];
  const splits = splitsBy(storeCount(state, 'you'), group, state.you.houses);
  return (
    <NumberPicks
      label={title}
      numbers={splits.map((split) => split[group])}
      now={state.you.houses[group]}
      name={(count) => `${title}: ${number(count)}`}
      onPick={(count) =>
        settle(() => splits.filter((split) => split[group] === count).map((value) => ({ of: 'houses', value })))
      }
    />
  );
}

const ENDINGS = [null, 'this-round', 'last-round'] as const satisfies readonly GameState['ending'][];

export function EndingEditor() {
  const { state, settle } = useEdit();
  const words = useWords(valuesWords);
  return (
    <Picks
      label={words.ending}
      picks={ENDINGS.map((value) => ({
        id: value ?? 'none',
        label: words.endings[value ?? 'none'],
        now: value === state.ending,
        onPress: () => settle(() => [{ of: 'ending', value }]),
      }))}
    />
  );
}
