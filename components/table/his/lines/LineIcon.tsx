import type { ReactNode } from 'react';

import { OwnerIcon } from '@/components/board/OwnerIcon';
import { BuildingIcon } from '@/components/pieces/BuildingIcon';
import { DeckIcon } from '@/components/pieces/DeckIcon';
import { GoodIcon } from '@/components/pieces/GoodIcon';
import { NobleIcon } from '@/components/pieces/NobleIcon';
import { PieceIcon } from '@/components/pieces/PieceIcon';
import { PlanIcon } from '@/components/pieces/PlanIcon';
import type { PieceName } from '@/components/pieces/pieces';
import { RubbleIcon } from '@/components/pieces/RubbleIcon';
import { ShipIcon } from '@/components/pieces/ShipIcon';
import { StateActionIcon } from '@/components/pieces/StateActionIcon';
import { UiIcon } from '@/components/ui/UiIcon';
import type { CityTile, Good, HandLine } from '@/engine';
import type { Carrying } from '@/i18n/say';

const SIZE = 34;

const piece = (name: PieceName): ReactNode => <PieceIcon piece={name} size={SIZE} />;
const ofTile = (tile: CityTile | undefined): Good => (tile === 'tools-small' || tile === undefined ? 'tools' : tile);

/** The piece the hand reaches for in each line; a line without its picture does not compile. */
const PICTURES: { readonly [C in HandLine['code']]: (line: Carrying<HandLine, C>) => ReactNode } = {
  treasury: () => piece('reis'),
  influence: () => piece('influence'),
  wigs: () => piece('wig'),
  price: ({ good }) => <GoodIcon good={good} size={SIZE} />,
  dock: ({ hulls: [hull] }) => <ShipIcon {...(hull === undefined ? {} : { hull })} size={SIZE} />,
  courtier: ({ to }) => <NobleIcon noble={to} size={SIZE} />,
  aide: () => <PieceIcon piece="aide" fill="stone" size={SIZE} />,
  officials: () => <OwnerIcon owner="lacerda" size={SIZE} />,
  'pushed-out': ({ seat }) => <OwnerIcon owner={seat} size={SIZE} />,
  plan: ({ architect }) => <PlanIcon architect={architect} size={SIZE} />,
  ship: ({ hull }) => <ShipIcon hull={hull} size={SIZE} />,
  goods: ({ goods: [first] }) => <GoodIcon good={first?.good ?? 'gold'} size={SIZE} />,
  cardinal: () => piece('cardinal'),
  'clergy-out': () => piece('clergy'),
  'cardinal-down': () => piece('cardinal'),
  'cardinal-up': () => piece('cardinal'),
  'favour-taken': () => piece('favour'),
  'favour-returned': () => piece('favour'),
  store: ({ good }) => <GoodIcon good={good} size={SIZE} />,
  cube: ({ kind }) => <RubbleIcon kind={kind} size={SIZE} />,
  'site-cubes': ({ cubes: [first] }) => <RubbleIcon kind={first ?? 'earthquake'} size={SIZE} />,
  decrees: () => piece('decree'),
  building: ({ colours, architect }) => <BuildingIcon colours={colours} architect={architect} size={SIZE} />,
  discard: ({ deck }) => <DeckIcon deck={deck} size={SIZE} />,
  'your-clergy': () => piece('clergy'),
  'refill-decrees': () => piece('decree'),
  'refill-clergy': () => piece('clergy'),
  'refill-tiles': ({ tiles: [first] }) => <PieceIcon piece="store" fill={ofTile(first)} size={SIZE} />,
  'no-state': ({ action }) => <StateActionIcon action={action} size={SIZE} />,
  'no-noble': ({ action }) => piece(action === 'decrees' ? 'decree' : 'store'),
  'no-discard': () => <UiIcon name="info" size={SIZE} />,
  'no-church': () => piece('clergy'),
  'no-gain': () => piece('influence'),
  'end-of-period': () => <UiIcon name="info" size={SIZE} />,
  'end-of-game': () => <UiIcon name="info" size={SIZE} />,
};

/** The picture of a line; the sentence beside it says the rest. */
export function LineIcon({ line }: { readonly line: HandLine }) {
  return (PICTURES[line.code] as (line: HandLine) => ReactNode)(line);
}
