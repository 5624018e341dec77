import { View } from 'react-native';

import { OwnerIcon } from '@/components/board/OwnerIcon';
import { BuildingIcon } from '@/components/pieces/BuildingIcon';
import { GoodIcon } from '@/components/pieces/GoodIcon';
import {
  GOODS,
  SEATS,
  fits,
  frontagesOf,
  scoringLayouts,
  storeCorrection,
  type Face,
  type Site,
  type Space,
  type Store,
} from '@/engine';
import { useWords } from '@/i18n/useWords';
import { valueNameWords, valuesWords } from '@/i18n/values';

import { useEdit } from '../EditContext';
import { CubesEditor } from './CubesEditor';
import { Part, Picks } from './Picks';

/** What stands on a space. */
export function StoreEditor({ space }: { readonly space: Space }) {
  const { state, settle } = useEdit();
  const words = useWords(valuesWords);
  const names = useWords(valueNameWords);
  const here = state.stores[space];
  const set = (store: Store | null): void => settle((now) => [storeCorrection(now, space, store)]);
  const ways = SEATS.flatMap((owner) => frontagesOf(space).map(({ good }): Store => ({ owner, good })));
  return (
    <Picks
      label={space}
      picks={[
        { id: 'free', label: words.free, now: here === undefined, onPress: () => set(null) },
        ...ways.map((store) => ({
          id: `${store.owner}-${store.good}`,
          label: names.store(store.owner, store.good),
          icon: (
            <View style={{ flexDirection: 'row', gap: 4 }}>
              <OwnerIcon owner={store.owner} size={30} />
              <GoodIcon good={store.good} size={30} />
            </View>
          ),
          now: here?.owner === store.owner && here.good === store.good,
          onPress: () => set(store),
        })),
      ]}
    />
  );
}

/** Every face a building can show. */
export const FACES: readonly Face[] = GOODS.flatMap((one, at) =>
  GOODS.slice(at + 1).map((other): Face => [one, other]),
);

export const isFace = (one: Face | undefined, other: Face): boolean =>
  one !== undefined && other.every((good) => one.includes(good));

/** A public site: the building on it, or the rubble that still lies there. */
export function SiteEditor({ site }: { readonly site: Site }) {
  const { state, put, settle } = useEdit();
  const words = useWords(valuesWords);
  const here = state.buildings[site];
  const build = (face: Face): void =>
    settle(({ rubble }) => [
      ...((rubble.sites[site] ?? []).length > 0 ? [{ of: 'site-cubes', at: site, value: [] } as const] : []),
      { of: 'building', at: site, value: face },
    ]);
  return (
    <>
      {here === undefined && (
        <Part title={words.rubble}>
          <CubesEditor of={{ of: 'site-cubes', at: site, value: [] }} />
        </Part>
      )}
      <Part title={words.building}>
        <Picks
          width="half"
          label={words.building}
          picks={[
            {
              id: 'none',
              label: words.noBuilding,
              now: here === undefined,
              onPress: () => put(() => [{ of: 'building', at: site, value: null }]),
            },
            ...FACES.filter((face) => fits(site, face)).map((face) => ({
              id: face.join(),
              label: words.face(...face),
              icon: <BuildingIcon colours={face} size={34} />,
              now: isFace(here, face),
              onPress: () => build(face),
            })),
          ]}
        />
      </Part>
    </>
  );
}

/** The scoring tiles lie under the columns in one of a few ways. */
export function ScoringEditor() {
  const { state, settle } = useEdit();
  const words = useWords(valuesWords);
  return (
    <Picks
      width="small"
      label={words.scoring}
      picks={scoringLayouts(state.sheet).map((value) => ({
        id: value.join(),
        label: words.tiles(value),
        now: value.join() === state.scoring.join(),
        onPress: () => settle(() => [{ of: 'scoring', value }]),
      }))}
    />
  );
}
