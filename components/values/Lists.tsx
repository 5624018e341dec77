import type { ReactNode } from 'react';
import { View } from 'react-native';

import { DeckIcon } from '@/components/pieces/DeckIcon';
import { PieceIcon } from '@/components/pieces/PieceIcon';
import { ShipIcon } from '@/components/pieces/ShipIcon';
import { UiIcon } from '@/components/ui/UiIcon';
import { AppText } from '@/components/ui/AppText';
import { SPACE } from '@/components/ui/scale';
import { useColors } from '@/components/ui/theme';
import type { PortfolioCard, Ship } from '@/engine';
import { boardWords } from '@/i18n/board';
import { clergyWords } from '@/i18n/clergy';
import { useTranslate, useWords } from '@/i18n/useWords';
import { valueNameWords, valuesWords } from '@/i18n/values';

import { useEdit } from './EditContext';
import type { ListOf } from './target';
import { ValueTile, type ValueTileProps } from './ValueTile';

interface PieceListProps {
  readonly of: ListOf;
  readonly title: string;
  readonly pieces: readonly Omit<ValueTileProps, 'onPress'>[];
}

/** Pieces lying side by side, and a place for one more. */
function PieceList({ of, title, pieces }: PieceListProps) {
  const { open } = useEdit();
  const words = useWords(valuesWords);
  const colors = useColors();
  return (
    <View role="group" aria-label={title} style={{ gap: SPACE.xs }}>
      <AppText variant="label">{title}</AppText>
      <View style={{ flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.s }}>
        {pieces.map((piece, index) => (
          <ValueTile key={index} {...piece} onPress={() => open({ kind: of, index })} />
        ))}
        <ValueTile
          name={words.add[of]}
          icon={<UiIcon name="plus" color={colors.primary} />}
          label={words.addShort}
          onPress={() => open({ kind: of, index: null })}
        />
      </View>
    </View>
  );
}

const shipIcon = ({ hull }: Ship): ReactNode => <ShipIcon hull={hull} size={34} />;

export function YourCards() {
  const { state } = useEdit();
  const words = useWords(valuesWords);
  const names = useWords(valueNameWords);
  const { decks } = useWords(boardWords);
  const { number } = useTranslate();
  const short = (card: PortfolioCard): Omit<ValueTileProps, 'onPress' | 'name'> => {
    if (card.card === 'ship')
      return {
        icon: shipIcon(card),
        value: `${number(card.cargo)}/${number(card.hull)}`,
        label: names.hull(card.hull),
      };
    if (card.card === 'noble')
      return {
        icon: <DeckIcon deck={card.noble} size={34} />,
        value: number(card.influence),
        label: names.noble(card.noble),
      };
    return { icon: <DeckIcon deck="treasury" size={34} />, label: decks.short.treasury };
  };
  return (
    <PieceList
      of="card"
      title={words.portfolio}
      pieces={state.you.portfolio.map((card) => ({ name: `${words.portfolio}: ${names.card(card)}`, ...short(card) }))}
    />
  );
}

export function YourClergy() {
  const { state } = useEdit();
  const words = useWords(valuesWords);
  const tiles = useWords(clergyWords);
  const pieces = state.you.clergy.map((tile) => ({
    name: `${words.clergy}: ${tiles.tile(tile)}`,
    icon: <PieceIcon piece="clergy" size={30} />,
    label: tiles.tile(tile),
  }));
  return <PieceList of="clergy" title={words.clergy} pieces={pieces} />;
}

export function YourPlans() {
  const { state } = useEdit();
  const words = useWords(valuesWords);
  const names = useWords(valueNameWords);
  const { architects } = useWords(boardWords);
  const { number } = useTranslate();
  const pieces = state.you.plans.map(({ architect, officials, done }) => ({
    name: `${words.plans}: ${names.plan(architect, officials)}, ${done ? words.completed : words.open}`,
    icon: <PieceIcon piece="plan" size={30} />,
    value: number(officials),
    label: done ? `${architects.name[architect]} ✓` : architects.name[architect],
  }));
  return <PieceList of="plan" title={words.plans} pieces={pieces} />;
}

export function YourDecrees() {
  const { state } = useEdit();
  const words = useWords(valuesWords);
  const names = useWords(valueNameWords);
  const { number } = useTranslate();
  return (
    <PieceList
      of="decree"
      title={words.decrees}
      pieces={state.you.decrees.map((wigs) => ({
        name: words.decree(names.wigs(wigs)),
        icon: <PieceIcon piece="decree" size={30} />,
        value: number(wigs),
      }))}
    />
  );
}

export function HisShips() {
  const { state } = useEdit();
  const words = useWords(valuesWords);
  const names = useWords(valueNameWords);
  const { number } = useTranslate();
  const pieces = state.lacerda.ships.map((ship) => ({
    name: `${words.hisShips}: ${names.ship(ship)}`,
    icon: shipIcon(ship),
    value: `${number(ship.cargo)}/${number(ship.hull)}`,
    label: names.hull(ship.hull),
  }));
  return <PieceList of="his-ship" title={words.hisShips} pieces={pieces} />;
}

export function HisPlans() {
  const { state } = useEdit();
  const words = useWords(valuesWords);
  const { number } = useTranslate();
  return (
    <PieceList
      of="his-plan"
      title={words.hisPlans}
      pieces={state.lacerda.plans.map((officials) => ({
        name: words.hisPlan(officials),
        icon: <PieceIcon piece="plan" size={30} />,
        value: number(officials),
      }))}
    />
  );
}
