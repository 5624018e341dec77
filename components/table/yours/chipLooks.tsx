import type { ReactNode } from 'react';

import { ArchitectIcon } from '@/components/pieces/BuildingIcon';
import { DeckIcon } from '@/components/pieces/DeckIcon';
import { GoodIcon } from '@/components/pieces/GoodIcon';
import { NobleEmblem, NobleIcon } from '@/components/pieces/NobleIcon';
import { PieceIcon } from '@/components/pieces/PieceIcon';
import { PlanIcon } from '@/components/pieces/PlanIcon';
import { RubbleIcon } from '@/components/pieces/RubbleIcon';
import { ShipIcon } from '@/components/pieces/ShipIcon';
import { StateActionIcon } from '@/components/pieces/StateActionIcon';
import {
  shipsOf,
  type Command,
  type CommandKind,
  type CommandOf,
  type EnteredChoice,
  type GameState,
  type Seat,
  type TaskKind,
} from '@/engine';
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

const HELD = { reis: 'reis', wig: 'wigs', influence: 'influence' } as const;

const paid = ({ you: was }: GameState, { you: now }: GameState, piece: Amount['piece']): readonly Amount[] => {
  const by = now[HELD[piece]] - was[HELD[piece]];
  return by === 0 ? [] : [{ piece, by }];
};

/** Réis, and the influence that was cashed for them (`influence.cash`). */
const coinsPaid = (before: GameState, after: GameState): readonly Amount[] => [
  ...paid(before, after, 'influence'),
  ...paid(before, after, 'reis'),
];

function shipIcon(state: GameState, owner: Seat, index: number): ReactNode {
  const ship = shipsOf(state, owner)[index];
  return <ShipIcon {...(ship === undefined ? {} : { hull: ship.hull })} size={SIZE} />;
}

/** What a chip is drawn from. */
interface Chosen {
  readonly before: GameState;
  readonly after: GameState;
  readonly words: typeof yourMove;
  readonly names: typeof names;
}

type Table = { readonly [Kind in CommandKind]: (command: CommandOf<Kind>, chosen: Chosen) => ChipLooks | null };

const nothing = (): null => null;
const good = ({ good: one, kind }: CommandOf<'take-good'> | CommandOf<'lose-good'>, { words }: Chosen): ChipLooks => ({
  icons: <GoodIcon good={one} size={SIZE} />,
  text: words.ways.amount(kind === 'take-good' ? 1 : -1),
});

/** What a skipped task is called among the rewards; the others say no more than that they are skipped. */
const REWARD_OF: Partial<Readonly<Record<TaskKind, keyof (typeof yourMove)['rewardShort']>>> = {
  officials: 'official',
  official: 'official',
  plan: 'plan',
  ship: 'ship',
  produce: 'produce',
  cardinal: 'cardinal',
  'cardinal-1': 'cardinal',
  favour: 'favour',
  cube: 'cube',
  store: 'store',
  decree: 'decree',
  'extra-decree': 'decree',
  building: 'building',
};

function givenUp({ turn }: GameState, words: typeof yourMove): string {
  const [task] = turn.kind === 'you' ? turn.tasks : [];
  const reward = task && REWARD_OF[task.do];
  return reward === undefined ? words.chips.skip : words.chips.skipped(words.rewardShort[reward]);
}

const LOOKS: Table = {
  visit: ({ noble, pay }) => ({ icons: <NobleIcon noble={noble} size={SIZE} />, amounts: priceOf(pay) }),
  follow: ({ pay }, { before }) => ({
    icons: <NobleIcon noble={before.courtier} size={SIZE} />,
    amounts: priceOf(pay),
  }),
  'get-gold': (_, { words }) => ({ icons: <GoodIcon good="gold" size={SIZE} />, text: words.ways.short.gold }),
  'play-noble-card': ({ noble, influence }, { words }) => ({
    icons: <DeckIcon deck={noble} size={SIZE} />,
    text: words.count(influence),
  }),
  'play-treasury-card': (_, { words }) => ({
    icons: <DeckIcon deck="treasury" size={SIZE} />,
    text: words.decks.treasury,
  }),
  sponsor: (_, { words, before, after }) => ({
    icons: <PieceIcon piece="reis" size={SIZE} />,
    text: words.chips.event,
    amounts: coinsPaid(before, after),
  }),
  'make-room': ({ index }, { before, words }) => {
    const card = before.you.portfolio[index];
    return card === undefined
      ? null
      : { icons: <CardIcon card={card} size={SIZE} />, text: `− ${words.cardShort(card)}` };
  },
  sell: ({ good: sold, ship }, { before, after }) => ({
    icons: (
      <>
        <GoodIcon good={sold} size={SIZE} />
        {shipIcon(before, ship.owner, ship.index)}
      </>
    ),
    amounts: paid(before, after, 'reis'),
  }),
  trade: ({ good: given, action }) => ({
    icons: (
      <>
        <GoodIcon good={given} size={SIZE} />
        <StateActionIcon action={action} size={SIZE} />
      </>
    ),
  }),
  'recruit-officials': ({ nobles }, { names: said }) => ({
    icons: <PieceIcon piece="official" fill="green" size={SIZE} />,
    text: nobles.map((noble) => said.noble[noble]).join(', '),
  }),
  'take-plan': ({ architect }, { words }) => ({
    icons: <ArchitectIcon architect={architect} size={SIZE} />,
    text: words.action.plan,
  }),
  'build-ship': (_, { before, after, words }) => ({
    icons: <ShipIcon hull={before.shipyard[0] ?? 1} size={SIZE} />,
    text: words.action.ship,
    amounts: paid(before, after, 'influence'),
  }),
  produce: ({ extra }, { words }) => ({
    icons: (
      <>
        <PieceIcon piece="store" size={SIZE} />
        {extra !== null && <GoodIcon good={extra} size={SIZE} />}
      </>
    ),
    text: extra === null ? words.action.produce : words.ways.amount(1),
  }),
  'meet-cardinal': ({ steps }, { words }) => ({
    icons: <PieceIcon piece="cardinal" size={SIZE} />,
    text: words.steps(steps),
  }),
  'take-favour': ({ noble }) => ({
    icons: (
      <>
        <PieceIcon piece="favour" size={SIZE} />
        <NobleEmblem noble={noble} size={SIZE} />
      </>
    ),
  }),
  'build-store': ({ good: made, space }) => ({ icons: <GoodIcon good={made} size={SIZE} />, text: space }),
  'buy-land': ({ cube }, { before, after }) => ({
    icons: (
      <>
        {cube !== null && <RubbleIcon kind={cube.kind} size={SIZE} />}
        <PieceIcon piece="house" size={SIZE} />
      </>
    ),
    amounts: coinsPaid(before, after),
  }),
  'take-decree': ({ wigs }, { words }) => ({
    icons: <PieceIcon piece="decree" size={SIZE} />,
    text: words.count(wigs),
  }),
  'open-building': ({ site }, { words }) => ({
    icons: <PieceIcon piece="house" size={SIZE} />,
    text: words.siteShort(site),
  }),
  'staff-building': ({ plan }, { before, after }) => ({
    icons: <PlanIcon architect={before.you.plans[plan]?.architect ?? 'blue'} size={SIZE} />,
    amounts: [...coinsPaid(before, after), ...paid(before, after, 'wig')],
  }),
  'take-cube': ({ cube }) => ({ icons: <RubbleIcon kind={cube} size={SIZE} /> }),
  'take-good': good,
  'lose-good': good,
  'lose-official': (_, { words }) => ({
    icons: <PieceIcon piece="official" fill="green" size={SIZE} />,
    text: words.ways.amount(-1),
  }),
  'take-card': ({ deck }, { words }) => ({ icons: <DeckIcon deck={deck} size={SIZE} />, text: words.decks[deck] }),
  'church-choice': ({ tiles }, { words }) => ({
    icons: <PieceIcon piece="clergy" size={SIZE} />,
    text: words.ways.amount(-tiles),
  }),
  'decline-church': (_, { words }) => ({ icons: <PieceIcon piece="clergy" size={SIZE} />, text: words.chips.keep }),
  decline: (_, { before, words }) => ({ icons: null, text: givenUp(before, words) }),
  'decline-follow': (_, { words }) => ({ icons: null, text: words.dontFollow }),
  'end-turn': nothing,
  'period-discard': nothing,
  tell: nothing,
  correct: nothing,
  'set-depth': nothing,
};

/** How a choice looks among the chips; none for what says itself. */
export const chipLooks = (
  { command, before, decision }: EnteredChoice,
  words: Pick<Chosen, 'words' | 'names'>,
): ChipLooks | null =>
  (LOOKS[command.kind] as (command: Command, chosen: Chosen) => ChipLooks | null)(command, {
    before,
    after: decision.after,
    ...words,
  });
