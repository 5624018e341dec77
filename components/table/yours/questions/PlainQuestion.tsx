import { useState, type ReactNode } from 'react';
import { View } from 'react-native';

import { ArchitectIcon } from '@/components/pieces/BuildingIcon';
import { DeckIcon } from '@/components/pieces/DeckIcon';
import { GoodIcon } from '@/components/pieces/GoodIcon';
import { NobleIcon } from '@/components/pieces/NobleIcon';
import { PieceIcon } from '@/components/pieces/PieceIcon';
import { RubbleIcon } from '@/components/pieces/RubbleIcon';
import { ShipIcon } from '@/components/pieces/ShipIcon';
import { ROW } from '@/components/ui/arrange';
import { UiIcon } from '@/components/ui/UiIcon';
import {
  endedByCard,
  moveCardinal,
  shipsOf,
  type Command,
  type CommandKind,
  type CommandOf,
  type GameState,
  type Good,
  type Payment,
  type PortfolioCard,
} from '@/engine';
import type { yourMove } from '@/i18n/en/yourMove';
import type { CommandWords } from '@/i18n/shape/turnCommands';
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
const PAID_ICON = 28;
/** Three ways to pay stand beside each other on a phone. */
const PAID_BASIS = 100;
const LEAST = 54;

export function CardIcon({ card, size }: { readonly card: PortfolioCard; readonly size: number }) {
  if (card.card === 'ship') return <ShipIcon hull={card.hull} size={size} />;
  return <DeckIcon deck={card.card === 'noble' ? card.noble : 'treasury'} size={size} />;
}

function ofCard(state: GameState, index: number, words: Words): Looks {
  const card = state.you.portfolio[index];
  return card === undefined ? {} : { icon: <CardIcon card={card} size={ICON} />, label: words.cardShort(card) };
}

function ofShip(state: GameState, command: CommandOf<'build-ship'>, words: Words): Looks {
  const { place } = command;
  if (place.how === 'new') return { icon: <ShipIcon size={ICON} />, label: words.emptySlot };
  const card = state.you.portfolio[place.index];
  if (card === undefined) return {};
  const label = place.how === 'replace' ? words.replaces(card) : words.discards(card);
  return { icon: <CardIcon card={card} size={ICON} />, label };
}

/** What a visit takes; two ways of it may differ only in the réis of the influence track. */
const paidBy = (pay: Payment, words: Words): Looks => ({
  amounts: priceOf(pay),
  ...(pay.coins > 0 ? { label: words.fromTrack(pay.coins) } : {}),
});

/** The goods that are paid, side by side. */
const ofPay = ({ pay }: CommandOf<'build-ship'>, words: Words): Looks =>
  pay.length === 0
    ? { label: words.goods(pay) }
    : {
        icon: (
          <View style={ROW}>
            {pay.map((good, at) => (
              <GoodIcon key={at} good={good} size={PAID_ICON} />
            ))}
          </View>
        ),
      };

type Table = {
  readonly [Kind in CommandKind]?: (command: CommandOf<Kind>, state: GameState, words: Words) => Looks;
};

const ofGood = ({ good }: { readonly good: Good }, _: GameState, words: Words): Looks => ({
  icon: <GoodIcon good={good} size={ICON} />,
  label: words.good(good),
});

/** The picture and the few words of a choice. */
const LOOKS: Table = {
  'take-plan': ({ architect }, { planStacks }, words) => {
    const top = planStacks[architect];
    return {
      icon: <ArchitectIcon architect={architect} size={ICON} />,
      label: words.planShort(architect, typeof top === 'number' ? top : null),
    };
  },
  'build-ship': (command, state, words) => ofShip(state, command, words),
  'make-room': ({ index }, state, words) => ofCard(state, index, words),
  produce: ({ extra }, _, words) =>
    extra === null
      ? { icon: <PieceIcon piece="store" size={ICON} />, label: words.noExtra }
      : { icon: <GoodIcon good={extra} size={ICON} />, label: words.good(extra) },
  'meet-cardinal': ({ steps }, state, words) => {
    const { treasury, influence } = moveCardinal(state, steps);
    const met = words.cardinal(treasury, influence);
    return {
      icon: <PieceIcon piece="cardinal" size={ICON} />,
      label: [words.steps(steps), met].filter((part) => part !== '').join(': '),
    };
  },
  'take-favour': ({ noble }, _, words) => ({
    icon: <NobleIcon noble={noble} size={ICON} />,
    label: words.favor(noble),
  }),
  'take-cube': ({ cube }, _, words) => ({ icon: <RubbleIcon kind={cube} size={ICON} />, label: words.rubble[cube] }),
  'take-good': ofGood,
  'lose-good': ofGood,
  trade: ofGood,
  'lose-official': ({ official }, _, words) => ({
    icon: <NobleIcon noble={official.noble} size={ICON} />,
    label: words.place[official.from],
  }),
  'take-card': ({ deck }, state, words) => {
    const ends = endedByCard(state, deck);
    const name = words.decks[deck];
    return {
      icon: <DeckIcon deck={deck} size={34} />,
      label: ends === null ? name : `${name}: ${words.ends[ends]}`,
    };
  },
  follow: ({ pay }, { courtier }, words) => ({
    icon: <NobleIcon noble={courtier} size={ICON} />,
    ...paidBy(pay, words),
  }),
  visit: ({ pay }, _, words) => paidBy(pay, words),
  sell: ({ ship }, state, words) => {
    const { hull = 1 } = shipsOf(state, ship.owner)[ship.index] ?? {};
    return { icon: <ShipIcon hull={hull} size={ICON} />, label: words.owner[ship.owner] };
  },
  'decline-follow': (_, __, words) => ({ icon: <UiIcon name="close" size={ICON} />, label: words.dontFollow }),
};

const looksOf = (state: GameState, command: Command, words: Words): Looks =>
  (LOOKS[command.kind] as ((command: Command, state: GameState, words: Words) => Looks) | undefined)?.(
    command,
    state,
    words,
  ) ?? {};

/** The sentence of a choice; of a card also what it would end. */
function nameOf(state: GameState, command: Command, words: Words, said: CommandWords): string {
  const name = choiceSaid(state, command, said);
  const ends = command.kind === 'take-card' ? endedByCard(state, command.deck) : null;
  return ends === null ? name : `${name}: ${words.ends[ends]}`;
}

const same = (one: Command, other: Command | null): boolean => JSON.stringify(one) === JSON.stringify(other);

interface PlainQuestionProps {
  readonly state: GameState;
  readonly commands: readonly Command[];
  /** The answer that stands, or the guess. */
  readonly chosen: Command | null;
  readonly onChoose: (command: Command) => void;
  readonly label?: string;
  /** What is paid tells these apart, not where it goes. */
  readonly byPay?: boolean;
}

const AT_FIRST = 6;
/** Of the ways to pay, which come cheapest first. */
const OFFERS_AT_FIRST = 3;

const isOffer = ({ kind }: Command): boolean => kind === 'visit' || kind === 'follow';

/** The pieces that answer a question, one touch each; more than six are folded away. */
export function PlainQuestion({ state, commands, chosen, onChoose, label, byPay = false }: PlainQuestionProps) {
  const words = useWords(yourMoveWords);
  const said = useWords(commandWords);
  const [all, showAll] = useState(false);
  const atFirst = commands.every(isOffer) ? OFFERS_AT_FIRST : AT_FIRST - 1;
  const most = commands.length > AT_FIRST && !all ? atFirst : commands.length;
  return (
    <TileRow basis={byPay ? PAID_BASIS : LEAST} {...(label === undefined ? {} : { label })}>
      {commands.slice(0, most).map((command) => {
        const isPay = byPay && command.kind === 'build-ship';
        const { icon, label: text, amounts } = isPay ? ofPay(command, words) : looksOf(state, command, words);
        return (
          <ChoiceTile
            key={JSON.stringify(command)}
            name={nameOf(state, command, words, said)}
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
          name={words.more(commands.length - most)}
          label={words.more(commands.length - most)}
          onPress={() => showAll(true)}
        />
      )}
    </TileRow>
  );
}
