import type { ReactNode } from 'react';
import { View } from 'react-native';

import { GoodIcon } from '@/components/pieces/GoodIcon';
import { NobleEmblem } from '@/components/pieces/NobleIcon';
import { PieceIcon } from '@/components/pieces/PieceIcon';
import { RubbleIcon } from '@/components/pieces/RubbleIcon';
import { AppText } from '@/components/ui/AppText';
import { Chip } from '@/components/ui/Chip';
import { SPACE } from '@/components/ui/scale';
import {
  GOODS,
  NOBLES,
  RUBBLE_KINDS,
  housesLeft,
  isMirrored,
  officialsLeft,
  type Correction,
  type Seat,
} from '@/engine';
import { nameWords } from '@/i18n/names';
import { useWords } from '@/i18n/useWords';
import { valuesWords } from '@/i18n/values';

import { CountTile } from '../CountTile';
import { useEdit } from '../EditContext';
import { ValueTile } from '../ValueTile';
import { HisPlans, HisShips, YourCards, YourClergy, YourDecrees, YourPlans } from './Lists';

export const Tiles = ({ children }: { readonly children: ReactNode }) => (
  <View style={{ flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.s }}>{children}</View>
);

/** Wigs and influence of somebody. */
function Standing({ seat }: { readonly seat: Seat }) {
  const { short } = useWords(valuesWords);
  return (
    <>
      <CountTile
        of={{ of: 'wigs', at: seat, value: 0 }}
        icon={<PieceIcon piece="wig" size={28} />}
        label={short.wigs}
      />
      <CountTile
        of={{ of: 'influence', at: seat, value: 0 }}
        icon={<PieceIcon piece="influence" size={28} />}
        label={short.influence}
      />
    </>
  );
}

/** The favours somebody holds: one tap gives or takes one. */
function Favours({ seat }: { readonly seat: Seat }) {
  const { state, put } = useEdit();
  const words = useWords(valuesWords);
  const names = useWords(nameWords);
  const toggle = (noble: (typeof NOBLES)[number]) => (): void =>
    put((now) => [
      { of: 'favours', at: seat, value: NOBLES.filter((one) => now[seat].favours.includes(one) !== (one === noble)) },
    ]);
  return (
    <View role="group" aria-label={words.favours[seat]} style={{ gap: SPACE.xs }}>
      <AppText variant="label">{words.favours[seat]}</AppText>
      <Tiles>
        {NOBLES.map((noble) => (
          <Chip
            key={noble}
            label={names.noble[noble]}
            name={words.favour[seat](names.noble[noble])}
            selected={state[seat].favours.includes(noble)}
            icon={<NobleEmblem noble={noble} size={22} />}
            onPress={toggle(noble)}
          />
        ))}
      </Tiles>
    </View>
  );
}

/** What follows from the map and the offices. */
function Left({ seat }: { readonly seat: Seat }) {
  const { state } = useEdit();
  const words = useWords(valuesWords);
  return (
    <AppText variant="small" tone="inkSoft">
      {words.left(housesLeft(state, seat), officialsLeft(state, seat))}
    </AppText>
  );
}

/** Everything in front of you that is mirrored. */
export function YourValues() {
  const { state } = useEdit();
  const shows = (of: Correction['of']): boolean => isMirrored(state.depth, of);
  return (
    <>
      <Tiles>
        <Standing seat="you" />
        <YourAmounts shows={shows} />
      </Tiles>
      <Left seat="you" />
      <Favours seat="you" />
      <YourCards />
      {shows('clergy') && <YourClergy />}
      <YourPlans />
      {shows('decrees') && <YourDecrees />}
    </>
  );
}

function YourAmounts({ shows }: { readonly shows: (of: Correction['of']) => boolean }) {
  const { state, open } = useEdit();
  const words = useWords(valuesWords);
  const names = useWords(nameWords);
  const { left, middle, right } = state.you.houses;
  return (
    <>
      {shows('reis') && (
        <CountTile of={{ of: 'reis', value: 0 }} icon={<PieceIcon piece="reis" size={28} />} label={words.short.reis} />
      )}
      {shows('goods') &&
        GOODS.map((good) => (
          <CountTile
            key={good}
            of={{ of: 'goods', at: good, value: 0 }}
            icon={<GoodIcon good={good} size={28} />}
            label={names.good[good]}
          />
        ))}
      {RUBBLE_KINDS.map((kind) => (
        <CountTile
          key={kind}
          of={{ of: 'rubble', at: kind, value: 0 }}
          icon={<RubbleIcon kind={kind} size={28} />}
          label={names.rubble[kind]}
        />
      ))}
      <CountTile
        of={{ of: 'markers', value: 0 }}
        icon={<PieceIcon piece="marker" size={28} />}
        label={words.short.markers}
      />
      <ValueTile
        name={`${words.houses}: ${words.split(state.you.houses)}`}
        icon={<PieceIcon piece="house" fill="green" size={28} />}
        value={`${left} · ${middle} · ${right}`}
        label={words.houses}
        onPress={() => open({ kind: 'houses' })}
      />
    </>
  );
}

/** Everything in front of Lacerda. */
export function HisValues() {
  const { short } = useWords(valuesWords);
  return (
    <>
      <Tiles>
        <Standing seat="lacerda" />
        <CountTile of={{ of: 'his-cubes', value: 0 }} icon={<PieceIcon piece="cube" size={28} />} label={short.cubes} />
        <CountTile
          of={{ of: 'his-decrees', value: 0 }}
          icon={<PieceIcon piece="decree" size={28} />}
          label={short.decrees}
        />
      </Tiles>
      <Left seat="lacerda" />
      <Favours seat="lacerda" />
      <HisShips />
      <HisPlans />
    </>
  );
}
