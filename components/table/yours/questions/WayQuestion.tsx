import { useState } from 'react';

import { DeckIcon } from '@/components/pieces/DeckIcon';
import { GoodIcon } from '@/components/pieces/GoodIcon';
import { NobleIcon } from '@/components/pieces/NobleIcon';
import { PieceIcon } from '@/components/pieces/PieceIcon';
import { useStable } from '@/components/board/useStable';
import { sponsorPrice, turnActions, visitCost, type GameState, type Noble, type TurnAction } from '@/engine';
import { refusalWords } from '@/i18n/refusals';
import { say } from '@/i18n/say';
import { useTranslate, useWords } from '@/i18n/useWords';
import { yourMoveWords } from '@/i18n/yourMove';

import { Caption, ChoiceTile, TileRow, type ChoiceTileProps } from '../../ChoiceTile';
import { Ask } from '../../his/Ask';
import { usePlay } from '../../usePlay';
import { Amounts, priceOf, useAmountsSaid, type Amount } from '../Amounts';
import { isUntoldAt, toTell, type Lying } from '../TellFirst';
import { useRefused } from '../useRefused';
import type { YourMove } from '../useYourMove';

const ICON = 30;
/** Six fit beside each other on a phone; beside the map of a tablet held upright they stand three by three. */
const LEAST = 50;
/** Over two lines of words. */
const LOW_ICON = 24;

/** The price as it is really paid; of a visit nobody can pay, what it would take. */
const visitPrice = (state: GameState, action: TurnAction & { readonly thing: 'visit' }): readonly Amount[] =>
  action.possible && action.command.kind === 'visit'
    ? priceOf(action.command.pay)
    : [{ piece: 'influence', by: -visitCost(state, 'you', action.noble).total }];

/** A card the rules refuse only for want of goods may bring them itself: it can be chosen, and what is printed on it told. */
const mayBegin = (action: TurnAction): boolean =>
  action.possible || (action.command !== null && action.refusal.code === 'no-sale-or-trade');

const isVisit = (action: TurnAction): action is TurnAction & { readonly thing: 'visit' } => action.thing === 'visit';
const isCard = ({ thing }: TurnAction): boolean => thing === 'noble-card' || thing === 'treasury-card';

/** Why a thing cannot be done, in words; nothing when it can. */
function useWhy(): (action: TurnAction) => string | undefined {
  const { reasons } = useWords(refusalWords);
  const t = useTranslate();
  return (action) =>
    mayBegin(action) || action.possible || toTell(action.refusal) !== null
      ? undefined
      : say(reasons, action.refusal, t);
}

/** Begins the thing, asks what has to be told for it, or says why it cannot be. */
function useBegin({ choose }: YourMove, onTell?: (lying: Lying) => void): (action: TurnAction) => void {
  const refused = useRefused();
  return useStable((action: TurnAction): void => {
    if (action.possible) return choose(action.command);
    if (mayBegin(action) && action.command !== null) return choose(action.command);
    const lying = toTell(action.refusal);
    if (lying === null) refused(action.refusal, []);
    else onTell?.(lying);
  });
}

/** The six ways to use a card, always all of them: with what they really cost, the impossible ones dimmed. */
export function WayQuestion({ move, state }: { readonly move: YourMove; readonly state: GameState }) {
  const { ways: words } = useWords(yourMoveWords);
  const actions = turnActions(state, move.tries);
  const why = useWhy();
  const [lying, tell] = useState<Lying>();
  const play = usePlay();
  const begin = useBegin(move, tell);
  const cards = actions.filter(isCard);
  const card = cards.find(mayBegin) ?? cards[0];
  const price = sponsorPrice(state, 'you').total;
  const of = (thing: TurnAction['thing']): TurnAction | undefined => actions.find((action) => action.thing === thing);
  const [event, gold] = [of('sponsor'), of('gold')];
  const tiles = (
    <TileRow label={words.title} basis={LEAST}>
      {actions.filter(isVisit).map((action) => (
        <VisitTile
          key={action.noble}
          noble={action.noble}
          amounts={visitPrice(state, action)}
          why={why(action)}
          onPress={() => begin(action)}
        />
      ))}
      {card !== undefined && (
        <ChoiceTile
          name={words.card}
          label={words.short.card}
          icon={<DeckIcon deck="king" size={ICON} />}
          why={why(card)}
          onPress={() => (mayBegin(card) ? move.intend({ card: true }) : begin(card))}
        />
      )}
      {event !== undefined && (
        <ChoiceTile
          name={words.event(price)}
          label={words.short.event}
          icon={<PieceIcon piece="reis" size={LOW_ICON} />}
          why={why(event)}
          onPress={() => begin(event)}
        >
          <Caption tone="ink">{words.amount(-price)}</Caption>
        </ChoiceTile>
      )}
      {gold !== undefined && (
        <ChoiceTile
          name={words.gold}
          label={words.short.gold}
          icon={<GoodIcon good="gold" size={ICON} />}
          why={why(gold)}
          onPress={() => begin(gold)}
        />
      )}
    </TileRow>
  );
  return (
    <>
      {tiles}
      {lying !== undefined && isUntoldAt(state, lying) && (
        <Ask
          key={`${lying.kind} ${lying.architect}`}
          question={lying}
          onAnswer={(answer) => play({ kind: 'tell-lacerda', answer })}
          onFollow={() => undefined}
        />
      )}
    </>
  );
}

interface VisitTileProps extends Pick<ChoiceTileProps, 'why' | 'onPress'> {
  readonly noble: Noble;
  readonly amounts: readonly Amount[];
}

function VisitTile({ noble, amounts, ...tile }: VisitTileProps) {
  const { ways: words } = useWords(yourMoveWords);
  const amountsSaid = useAmountsSaid();
  return (
    <ChoiceTile
      {...tile}
      name={words.visit(noble, amountsSaid(amounts))}
      icon={<NobleIcon noble={noble} size={ICON} />}
    >
      <Amounts amounts={amounts} />
    </ChoiceTile>
  );
}

/** Which card goes into the portfolio. */
export function CardQuestion({ move, state }: { readonly move: YourMove; readonly state: GameState }) {
  const words = useWords(yourMoveWords);
  const why = useWhy();
  const begin = useBegin(move);
  return (
    <TileRow basis={70}>
      {turnActions(state, move.tries)
        .filter(isCard)
        .map((action) => {
          const deck = 'noble' in action ? action.noble : 'treasury';
          return (
            <ChoiceTile
              key={deck}
              name={words.ownCard(deck)}
              label={words.decks[deck]}
              icon={<DeckIcon deck={deck} size={34} />}
              why={why(action)}
              onPress={() => begin(action)}
            />
          );
        })}
    </TileRow>
  );
}
