import type { ReactNode } from 'react';

import { ClergyIcon, useTileInShort } from '@/components/boardSheet/clergy/clergyLooks';
import { DeckIcon } from '@/components/pieces/DeckIcon';
import { PieceIcon } from '@/components/pieces/PieceIcon';
import { PlanIcon } from '@/components/pieces/PlanIcon';
import { ShipIcon } from '@/components/pieces/ShipIcon';
import { UiIcon } from '@/components/ui/UiIcon';
import { useColors } from '@/components/ui/theme';
import type { PortfolioCard, Ship } from '@/engine';
import { boardWords } from '@/i18n/board';
import { clergyWords } from '@/i18n/clergy';
import { useTranslate, useWords } from '@/i18n/useWords';
import { valueNameWords, valuesWords } from '@/i18n/values';

import { useEdit } from './EditContext';
import type { ListOf } from './target';
import { ValueRow } from './ValueRow';
import { ValueTile, type ValueTileProps } from './ValueTile';

interface PieceListProps {
  readonly of: ListOf;
  readonly title: string;
  readonly name: string;
  readonly pieces: readonly Omit<ValueTileProps, 'onPress'>[];
  readonly note?: string;
}

/** Pieces lying side by side, and a place for one more. */
function PieceList({ of, title, name, pieces, note }: PieceListProps) {
  const { open, isReadOnly = false } = useEdit();
  const words = useWords(valuesWords);
  const colors = useColors();
  if (isReadOnly && pieces.length === 0) return null;
  return (
    <ValueRow title={title} name={name} note={note}>
      {pieces.map((piece, index) => (
        <ValueTile key={index} {...piece} onPress={() => open({ kind: of, index })} />
      ))}
      {!isReadOnly && (
        <ValueTile
          name={words.add[of]}
          icon={<UiIcon name="plus" color={colors.primary} />}
          onPress={() => open({ kind: of, index: null })}
        />
      )}
    </ValueRow>
  );
}

const ICON = 26;
const shipIcon = ({ hull }: Ship): ReactNode => <ShipIcon hull={hull} size={30} />;

/** The goods aboard of those there is room for. */
const loaded = ({ cargo, hull }: Ship, number: (count: number) => string): string => `${number(cargo)}/${number(hull)}`;

export function YourCards() {
  const { state } = useEdit();
  const words = useWords(valuesWords);
  const names = useWords(valueNameWords);
  const { number } = useTranslate();
  const short = (card: PortfolioCard): Omit<ValueTileProps, 'onPress' | 'name'> => {
    if (card.card === 'ship') return { icon: shipIcon(card), value: loaded(card, number) };
    if (card.card === 'treasury') return { icon: <DeckIcon deck="treasury" size={ICON} /> };
    return { icon: <DeckIcon deck={card.noble} size={ICON} />, value: number(card.influence) };
  };
  return (
    <PieceList
      of="card"
      title={words.rows.portfolio}
      name={words.portfolio}
      pieces={state.you.portfolio.map((card) => ({ name: `${words.portfolio}: ${names.card(card)}`, ...short(card) }))}
    />
  );
}

export function YourClergy() {
  const { state } = useEdit();
  const words = useWords(valuesWords);
  const tiles = useWords(clergyWords);
  const inShort = useTileInShort();
  const pieces = state.you.clergy.map((tile) => ({
    name: `${words.clergy}: ${tiles.tile(tile)}`,
    icon: <ClergyIcon tile={tile} size={ICON} />,
    label: inShort(tile),
  }));
  return <PieceList of="clergy" title={words.rows.clergy} name={words.clergy} pieces={pieces} />;
}

export function YourPlans() {
  const { state } = useEdit();
  const words = useWords(valuesWords);
  const names = useWords(valueNameWords);
  const { architects } = useWords(boardWords);
  const { number } = useTranslate();
  const pieces = state.you.plans.map(({ architect, officials, done }) => ({
    name: `${words.plans}: ${names.plan(architect, officials)}, ${done ? words.completed : words.open}`,
    icon: <PlanIcon architect={architect} size={ICON} />,
    value: number(officials),
    label: done ? `${architects.name[architect]} ✓` : architects.name[architect],
  }));
  return <PieceList of="plan" title={words.rows.plans} name={words.plans} pieces={pieces} />;
}

export function YourDecrees() {
  const { state } = useEdit();
  const words = useWords(valuesWords);
  const names = useWords(valueNameWords);
  const { number } = useTranslate();
  return (
    <PieceList
      of="decree"
      title={words.rows.decrees}
      name={words.decrees}
      note={names.wigs(state.you.decrees.reduce((sum, wigs) => sum + wigs, 0))}
      pieces={state.you.decrees.map((wigs) => ({
        name: words.decree(names.wigs(wigs)),
        icon: <PieceIcon piece="decree" size={ICON} />,
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
    value: loaded(ship, number),
  }));
  return <PieceList of="his-ship" title={words.rows.ships} name={words.hisShips} pieces={pieces} />;
}

export function HisPlans() {
  const { state } = useEdit();
  const words = useWords(valuesWords);
  const { number } = useTranslate();
  const pieces = state.lacerda.plans.map((officials) => ({
    name: words.hisPlan(officials),
    icon: <PieceIcon piece="plan" size={ICON} />,
    value: number(officials),
  }));
  return <PieceList of="his-plan" title={words.rows.plans} name={words.hisPlans} pieces={pieces} />;
}
