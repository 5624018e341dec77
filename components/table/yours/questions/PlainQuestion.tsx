import { useState, type ReactNode } from 'react';

import { ArchitectIcon } from '@/components/pieces/BuildingIcon';
import { DeckIcon } from '@/components/pieces/DeckIcon';
import { GoodIcon } from '@/components/pieces/GoodIcon';
import { NobleIcon } from '@/components/pieces/NobleIcon';
import { PieceIcon } from '@/components/pieces/PieceIcon';
import { RubbleIcon } from '@/components/pieces/RubbleIcon';
import { ShipIcon } from '@/components/pieces/ShipIcon';
import { UiIcon } from '@/components/ui/UiIcon';
import { moveCardinal, shipsOf, type Command, type GameState, type PortfolioCard } from '@/engine';
import type { yourMove } from '@/i18n/en/yourMove';
import { commandWords } from '@/i18n/turnCommands';
import { useWords } from '@/i18n/useWords';
import { yourMoveWords } from '@/i18n/yourMove';

import { ChoiceTile, TileRow } from '../../ChoiceTile';
import { Amounts, priceOf, type Amount } from '../Amounts';
import { choiceSaid } from '../choiceSaid';

type Words = typeof yourMove;

/** How a choice looks as a tile. */
interface Looks {
  readonly icon?: ReactNode;
  readonly label?: string;
  readonly amounts?: readonly Amount[];
}

const ICON = 32;

export function CardIcon({ card, size }: { readonly card: PortfolioCard; readonly size: number }) {
  if (card.card === 'ship') return <ShipIcon hull={card.hull} size={size} />;
  return <DeckIcon deck={card.card === 'noble' ? card.noble : 'treasury'} size={size} />;
}

function ofCard(state: GameState, index: number, words: Words): Looks {
  const card = state.you.portfolio[index];
  return card === undefined ? {} : { icon: <CardIcon card={card} size={ICON} />, label: words.cardShort(card) };
}

function ofShip(state: GameState, command: Command & { readonly kind: 'build-ship' }, words: Words): Looks {
  const { place } = command;
  if (place.how === 'new') return { icon: <ShipIcon size={ICON} />, label: words.emptySlot };
  const { icon, label = '' } = ofCard(state, place.index, words);
  return { icon, label: `${place.how === 'replace' ? words.replaces : words.discards} ${label}` };
}

/** The picture and the few words of a choice. */
function looksOf(state: GameState, command: Command, words: Words): Looks {
  switch (command.kind) {
    case 'take-plan': {
      const top = state.planStacks[command.architect];
      return {
        icon: <ArchitectIcon architect={command.architect} size={ICON} />,
        label: words.planShort(typeof top === 'number' ? top : null),
      };
    }
    case 'build-ship':
      return ofShip(state, command, words);
    case 'make-room':
      return ofCard(state, command.index, words);
    case 'produce':
      return command.extra === null
        ? { icon: <PieceIcon piece="store" size={ICON} />, label: words.action.produce }
        : { icon: <GoodIcon good={command.extra} size={ICON} />, label: words.good(command.extra) };
    case 'meet-cardinal': {
      const { treasury, influence } = moveCardinal(state, command.steps);
      const icons = words.cardinal(treasury, influence);
      return {
        icon: <PieceIcon piece="cardinal" size={ICON} />,
        label: [words.steps(command.steps), icons].filter((part) => part !== '').join(': '),
      };
    }
    case 'take-favour':
      return { icon: <NobleIcon noble={command.noble} size={ICON} />, label: words.favor(command.noble) };
    case 'take-cube':
      return { icon: <RubbleIcon kind={command.cube} size={ICON} />, label: words.rubble[command.cube] };
    case 'take-good':
    case 'lose-good':
      return { icon: <GoodIcon good={command.good} size={ICON} />, label: words.good(command.good) };
    case 'lose-official':
      return {
        icon: <NobleIcon noble={command.official.noble} size={ICON} />,
        label: words.place[command.official.from],
      };
    case 'take-card':
      return { icon: <DeckIcon deck={command.deck} size={34} />, label: words.decks[command.deck] };
    case 'follow':
      return { icon: <NobleIcon noble={state.courtier} size={ICON} />, amounts: priceOf(command.pay) };
    case 'visit':
      return { amounts: priceOf(command.pay) };
    case 'sell': {
      const { hull = 1 } = shipsOf(state, command.ship.owner)[command.ship.index] ?? {};
      return { icon: <ShipIcon hull={hull} size={ICON} />, label: words.owner[command.ship.owner] };
    }
    case 'trade':
      return { icon: <GoodIcon good={command.good} size={ICON} />, label: words.good(command.good) };
    case 'decline-follow':
      return { icon: <UiIcon name="close" size={ICON} />, label: words.dontFollow };
    case 'decline':
      return { icon: <UiIcon name="minus" size={ICON} />, label: words.skip };
    default:
      return {};
  }
}

const same = (one: Command, other: Command | null): boolean => JSON.stringify(one) === JSON.stringify(other);

interface PlainQuestionProps {
  readonly state: GameState;
  readonly commands: readonly Command[];
  /** The answer that stands, or the guess. */
  readonly chosen: Command | null;
  readonly onChoose: (command: Command) => void;
  readonly label?: string;
}

const AT_FIRST = 6;

/** The pieces that answer a question, one touch each; more than six are folded away. */
export function PlainQuestion({ state, commands, chosen, onChoose, label }: PlainQuestionProps) {
  const words = useWords(yourMoveWords);
  const said = useWords(commandWords);
  const [all, showAll] = useState(false);
  const most = commands.length > AT_FIRST && !all ? AT_FIRST - 1 : commands.length;
  return (
    <TileRow {...(label === undefined ? {} : { label })}>
      {commands.slice(0, most).map((command) => {
        const { icon, label: text, amounts } = looksOf(state, command, words);
        return (
          <ChoiceTile
            key={JSON.stringify(command)}
            basis={64}
            name={choiceSaid(state, command, said)}
            {...(text === undefined ? {} : { label: text })}
            {...(icon === undefined ? {} : { icon })}
            {...(chosen === null ? {} : { selected: same(command, chosen) })}
            onPress={() => onChoose(command)}
          >
            {amounts !== undefined && <Amounts amounts={amounts} />}
          </ChoiceTile>
        );
      })}
      {most < commands.length && (
        <ChoiceTile
          basis={64}
          name={words.more(commands.length - most)}
          label={words.more(commands.length - most)}
          onPress={() => showAll(true)}
        />
      )}
    </TileRow>
  );
}
