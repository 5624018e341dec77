import { GoodIcon } from '@/components/pieces/GoodIcon';
import { NobleEmblem } from '@/components/pieces/NobleIcon';
import { PieceIcon } from '@/components/pieces/PieceIcon';
import { RubbleIcon } from '@/components/pieces/RubbleIcon';
import { Chip } from '@/components/ui/Chip';
import {
  completedSets,
  GOODS,
  HOUSE_GROUPS,
  NOBLES,
  RUBBLE_KINDS,
  housesLeft,
  isMirrored,
  officialsLeft,
  warehouseSize,
  type Correction,
  type Seat,
} from '@/engine';
import { nameWords } from '@/i18n/names';
import { useTranslate, useWords } from '@/i18n/useWords';
import { valuesWords } from '@/i18n/values';

import { CountTile } from './CountTile';
import { useEdit } from './EditContext';
import { HisPlans, HisShips, YourCards, YourClergy, YourDecrees, YourPlans } from './Lists';
import { ValueRow } from './ValueRow';
import { ValueTile } from './ValueTile';

const ICON = 24;

/** Wigs and influence of somebody, and your réis. */
function Standing({ seat, hasReis = false }: { readonly seat: Seat; readonly hasReis?: boolean }) {
  const { rows } = useWords(valuesWords);
  return (
    <ValueRow title={rows.standing}>
      <CountTile of={{ of: 'wigs', at: seat, value: 0 }} icon={<PieceIcon piece="wig" size={ICON} />} />
      <CountTile of={{ of: 'influence', at: seat, value: 0 }} icon={<PieceIcon piece="influence" size={ICON} />} />
      {hasReis && <CountTile of={{ of: 'reis', value: 0 }} icon={<PieceIcon piece="reis" size={ICON} />} />}
    </ValueRow>
  );
}

/** The favours somebody holds: one tap gives or takes one. */
function Favours({ seat }: { readonly seat: Seat }) {
  const { state, put, isReadOnly = false } = useEdit();
  const words = useWords(valuesWords);
  const names = useWords(nameWords);
  if (isReadOnly) return <HeldFavours seat={seat} />;
  const toggle = (noble: (typeof NOBLES)[number]) => (): void =>
    put((now) => [
      { of: 'favours', at: seat, value: NOBLES.filter((one) => now[seat].favours.includes(one) !== (one === noble)) },
    ]);
  return (
    <ValueRow title={words.rows.favours} name={words.favours[seat]}>
      {NOBLES.map((noble) => (
        <Chip
          key={noble}
          label={names.noble[noble]}
          name={words.favour[seat](noble)}
          selected={state[seat].favours.includes(noble)}
          icon={<NobleEmblem noble={noble} size={20} />}
          onPress={toggle(noble)}
        />
      ))}
    </ValueRow>
  );
}

/** The favours somebody holds, to look at. */
function HeldFavours({ seat }: { readonly seat: Seat }) {
  const { state } = useEdit();
  const words = useWords(valuesWords);
  const names = useWords(nameWords);
  if (state[seat].favours.length === 0) return null;
  return (
    <ValueRow title={words.rows.favours} name={words.favours[seat]}>
      {state[seat].favours.map((noble) => (
        <ValueTile
          key={noble}
          name={words.favour[seat](noble)}
          icon={<NobleEmblem noble={noble} size={20} />}
          value={names.noble[noble]}
          onPress={() => undefined}
        />
      ))}
    </ValueRow>
  );
}

function YourGoods() {
  const { state } = useEdit();
  const { rows } = useWords(valuesWords);
  return (
    <ValueRow title={rows.goods(warehouseSize(state.you))}>
      {GOODS.map((good) => (
        <CountTile key={good} of={{ of: 'goods', at: good, value: 0 }} icon={<GoodIcon good={good} size={ICON} />} />
      ))}
    </ValueRow>
  );
}

function YourRubble() {
  const { state } = useEdit();
  const { rows } = useWords(valuesWords);
  return (
    <ValueRow title={rows.rubble} note={rows.sets(completedSets(state.you.rubble))}>
      {RUBBLE_KINDS.map((kind) => (
        <CountTile key={kind} of={{ of: 'rubble', at: kind, value: 0 }} icon={<RubbleIcon kind={kind} size={ICON} />} />
      ))}
      <CountTile of={{ of: 'markers', value: 0 }} icon={<PieceIcon piece="marker" size={ICON} />} />
    </ValueRow>
  );
}

/** Your houses by the group they came from; what is left follows from the map and the offices. */
function YourHouses() {
  const { state, open } = useEdit();
  const words = useWords(valuesWords);
  const { number } = useTranslate();
  const { houses } = state.you;
  return (
    <ValueRow title={words.rows.houses} note={words.left(housesLeft(state, 'you'), officialsLeft(state, 'you'))}>
      {HOUSE_GROUPS.map((group) => (
        <ValueTile
          key={group}
          name={`${words.housesOf[group]}: ${number(houses[group])}`}
          icon={<PieceIcon piece="house" fill="green" size={ICON} />}
          value={number(houses[group])}
          label={words.houseGroup[group]}
          onPress={() => open({ kind: 'houses', group })}
        />
      ))}
    </ValueRow>
  );
}

/** Everything in front of you that is tracked. */
export function YourValues() {
  const { state } = useEdit();
  const shows = (of: Correction['of']): boolean => isMirrored(state, of);
  return (
    <>
      <Standing seat="you" hasReis={shows('reis')} />
      {shows('goods') && <YourGoods />}
      <YourRubble />
      <YourCards />
      <YourPlans />
      <YourHouses />
      <Favours seat="you" />
      {shows('clergy') && <YourClergy />}
      {shows('decrees') && <YourDecrees />}
    </>
  );
}

/** Everything in front of Lacerda. */
export function HisValues() {
  const { state } = useEdit();
  const words = useWords(valuesWords);
  return (
    <>
      <Standing seat="lacerda" />
      <ValueRow title={words.rows.rubble}>
        <CountTile of={{ of: 'his-cubes', value: 0 }} icon={<PieceIcon piece="cube" size={ICON} />} />
      </ValueRow>
      <ValueRow title={words.rows.decrees}>
        <CountTile of={{ of: 'his-decrees', value: 0 }} icon={<PieceIcon piece="decree" size={ICON} />} />
      </ValueRow>
      <HisShips />
      <HisPlans />
      <Favours seat="lacerda" />
      <ValueRow
        title={words.rows.left}
        note={words.left(housesLeft(state, 'lacerda'), officialsLeft(state, 'lacerda'))}
      >
        {null}
      </ValueRow>
    </>
  );
}
