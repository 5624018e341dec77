import type { ReactNode } from 'react';

import { GoodIcon } from '@/components/pieces/GoodIcon';
import { PieceIcon } from '@/components/pieces/PieceIcon';
import { ShipIcon } from '@/components/pieces/ShipIcon';

import type { ScoreField } from './entries';

const ICONS: Readonly<Record<ScoreField, (size: number) => ReactNode>> = {
  wigs: (size) => <PieceIcon piece="wig" size={size} />,
  ships: (size) => <ShipIcon size={size} />,
  rubble: (size) => <PieceIcon piece="marker" size={size} />,
  gold: (size) => <GoodIcon good="gold" size={size} />,
  tools: (size) => <GoodIcon good="tools" size={size} />,
  books: (size) => <GoodIcon good="books" size={size} />,
  cloth: (size) => <GoodIcon good="cloth" size={size} />,
  reis: (size) => <PieceIcon piece="reis" size={size} />,
  influence: (size) => <PieceIcon piece="influence" size={size} />,
  decrees: (size) => <PieceIcon piece="decree" size={size} />,
  officials: (size) => <PieceIcon piece="official" size={size} />,
  plans: (size) => <PieceIcon piece="plan" size={size} />,
  favours: (size) => <PieceIcon piece="favour" size={size} />,
};

/** The sign of a line of the sheet. */
export const EntryIcon = ({ entry, size = 24 }: { readonly entry: ScoreField; readonly size?: number }) =>
  ICONS[entry](size);
