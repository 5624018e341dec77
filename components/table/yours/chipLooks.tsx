import type { ReactNode } from 'react';

import { ArchitectIcon } from '@/components/pieces/BuildingIcon';
import { DeckIcon } from '@/components/pieces/DeckIcon';
import { GoodIcon } from '@/components/pieces/GoodIcon';
import { NobleEmblem, NobleIcon } from '@/components/pieces/NobleIcon';
import { PieceIcon } from '@/components/pieces/PieceIcon';
import { RubbleIcon } from '@/components/pieces/RubbleIcon';
import { ShipIcon } from '@/components/pieces/ShipIcon';
import { StateActionIcon } from '@/components/pieces/StateActionIcon';
import { shipsOf, type EnteredChoice, type GameState, type Seat } from '@/engine';
import type { names } from '@/i18n/en/names';
import type { yourMove } from '@/i18n/en/yourMove';

import { priceOf, type Amount } from './Amounts';
import { CardIcon } from './questions/PlainQuestion';

/** A choice as a chip: pictures, a few words, what it costs. */
export interface ChipLooks {
  readonly icons: ReactNode;
  readonly text?: string;
  readonly amounts?: readonly Amount[];
}

const SIZE = 22;

interface Words {
  readonly words: typeof yourMove;
  readonly names: typeof names;
}

const paid = (before: GameState, after: GameState, piece: 'reis' | 'wig'): readonly Amount[] => {
  const by = piece === 'reis' ? after.you.reis - before.you.reis : after.you.wigs - before.you.wigs;
  return by === 0 ? [] : [{ piece, by }];
};

function shipIcon(state: GameState, owner: Seat, index: number): ReactNode {
  const ship = shipsOf(state, owner)[index];
  return <ShipIcon {...(ship === undefined ? {} : { hull: ship.hull })} size={SIZE} />;
}

/** How a choice looks among the chips; none for what says itself. */
export function chipLooks(
  { command, before, decision }: EnteredChoice,
  { words, names: said }: Words,
): ChipLooks | null {
  const { after } = decision;
  switch (command.kind) {
    case 'visit':
      return { icons: <NobleIcon noble={command.noble} size={SIZE} />, amounts: priceOf(command.pay) };
    case 'follow':
      return { icons: <NobleIcon noble={before.courtier} size={SIZE} />, amounts: priceOf(command.pay) };
    case 'get-gold':
      return { icons: <GoodIcon good="gold" size={SIZE} />, text: words.ways.short.gold };
    case 'play-noble-card':
      return { icons: <DeckIcon deck={command.noble} size={SIZE} />, text: words.count(command.influence) };
    case 'play-treasury-card':
      return { icons: <DeckIcon deck="treasury" size={SIZE} />, text: words.decks.treasury };
    case 'sponsor':
      return {
        icons: <PieceIcon piece="reis" size={SIZE} />,
        text: words.chips.event,
        amounts: paid(before, after, 'reis'),
      };
    case 'make-room': {
      const card = before.you.portfolio[command.index];
      return card === undefined
        ? null
        : { icons: <CardIcon card={card} size={SIZE} />, text: `− ${words.cardShort(card)}` };
    }
    case 'sell':
      return {
        icons: (
          <>
            <GoodIcon good={command.good} size={SIZE} />
            {shipIcon(before, command.ship.owner, command.ship.index)}
          </>
        ),
        amounts: paid(before, after, 'reis'),
      };
    case 'trade':
      return {
        icons: (
          <>
            <GoodIcon good={command.good} size={SIZE} />
            <StateActionIcon action={command.action} size={SIZE} />
          </>
        ),
      };
    case 'recruit-officials':
      return {
        icons: <PieceIcon piece="official" fill="green" size={SIZE} />,
        text: command.nobles.map((noble) => said.noble[noble]).join(', '),
      };
    case 'take-plan':
      return { icons: <ArchitectIcon architect={command.architect} size={SIZE} />, text: words.action.plan };
    case 'build-ship':
      return { icons: <ShipIcon hull={before.shipyard[0] ?? 1} size={SIZE} />, text: words.action.ship };
    case 'produce':
      return { icons: <PieceIcon piece="store" size={SIZE} />, text: words.action.produce };
    case 'meet-cardinal':
      return { icons: <PieceIcon piece="cardinal" size={SIZE} />, text: words.steps(command.steps) };
    case 'take-favour':
      return {
        icons: (
          <>
            <PieceIcon piece="favour" size={SIZE} />
            <NobleEmblem noble={command.noble} size={SIZE} />
          </>
        ),
      };
    case 'build-store':
      return { icons: <GoodIcon good={command.good} size={SIZE} />, text: command.space };
    case 'buy-land':
      return {
        icons: (
          <>
            {command.cube !== null && <RubbleIcon kind={command.cube.kind} size={SIZE} />}
            <PieceIcon piece="house" size={SIZE} />
          </>
        ),
        amounts: paid(before, after, 'reis'),
      };
    case 'take-decree':
      return { icons: <PieceIcon piece="decree" size={SIZE} />, text: words.count(command.wigs) };
    case 'open-building':
      return { icons: <PieceIcon piece="house" size={SIZE} />, text: words.siteShort(command.site) };
    case 'staff-building':
      return {
        icons: <PieceIcon piece="plan" size={SIZE} />,
        amounts: [...paid(before, after, 'reis'), ...paid(before, after, 'wig')],
      };
    case 'take-cube':
      return { icons: <RubbleIcon kind={command.cube} size={SIZE} /> };
    case 'take-good':
    case 'lose-good':
      return {
        icons: <GoodIcon good={command.good} size={SIZE} />,
        text: words.ways.amount(command.kind === 'take-good' ? 1 : -1),
      };
    case 'lose-official':
      return { icons: <PieceIcon piece="official" fill="green" size={SIZE} />, text: words.ways.amount(-1) };
    case 'take-card':
      return { icons: <DeckIcon deck={command.deck} size={SIZE} />, text: words.decks[command.deck] };
    case 'church-choice':
      return { icons: <PieceIcon piece="clergy" size={SIZE} />, text: words.ways.amount(-command.tiles) };
    case 'decline-church':
      return { icons: <PieceIcon piece="clergy" size={SIZE} />, text: words.chips.keep };
    case 'decline':
      return { icons: null, text: words.chips.skip };
    case 'decline-follow':
      return { icons: null, text: words.dontFollow };
    case 'end-turn':
    case 'period-discard':
    case 'tell':
    case 'correct':
    case 'set-depth':
      return null;
  }
}
