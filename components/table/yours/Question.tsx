import { View } from 'react-native';

import { Button } from '@/components/ui/Button';
import { IconButton } from '@/components/ui/IconButton';
import { Row } from '@/components/ui/layout';
import { Segment } from '@/components/ui/Segment';
import { UiIcon } from '@/components/ui/UiIcon';
import { aimsOf, MOST_WIGS_OF_A_DECREE, type Command, type GameState, type YourQuestion } from '@/engine';
import type { yourMove } from '@/i18n/en/yourMove';
import { useWords } from '@/i18n/useWords';
import { yourMoveWords } from '@/i18n/yourMove';

import { ChurchMoment } from '../moments/ChurchMoment';
import { NumberChips } from '../NumberChips';
import { Asking } from './Asking';
import { FirstQuestion } from './questions/FirstQuestion';
import { LandQuestion } from './questions/LandQuestion';
import { OfficesQuestion } from './questions/OfficesQuestion';
import { PlacesQuestion, StreetQuestion } from './questions/PlacesQuestion';
import { PlainQuestion } from './questions/PlainQuestion';
import { PrintedQuestion } from './questions/PrintedQuestion';
import { SellQuestion } from './questions/SellQuestion';
import { ShipQuestion } from './questions/ShipQuestion';
import { StaffQuestion } from './questions/StaffQuestion';
import { GoodsLeft, TradeQuestion } from './questions/TradeQuestion';
import { CardQuestion, WayQuestion } from './questions/WayQuestion';
import type { Shown } from './shown';
import { TellFirst } from './TellFirst';
import type { YourMove } from './useYourMove';
import { Why } from './Why';
import { landAsked } from './yourPlaces';

const USUAL_DECREE_WIGS = 6;

/** The one thing that is asked now, with its heading and its pieces. */
export function Question({ move }: { readonly move: YourMove }) {
  return (
    <>
      {move.editing !== null && !isSending(move) && <Edited move={move} at={move.editing} />}
      <Body move={move} shown={move.shown} />
      {move.editing !== null && move.aim === null && <ThenOnMap move={move} />}
    </>
  );
}

/** The second office is still asked for: the one button continues. */
const isSending = ({ shown, editing, count, open }: YourMove): boolean =>
  shown.question.ask === 'recruit-officials' && editing === count - 1 && open !== null;

/** Why a choice costs and earns what it does, the way to remove it, and the way on. */
function Edited({ move, at }: { readonly move: YourMove; readonly at: number }) {
  const { chips: words } = useWords(yourMoveWords);
  const choice = move.entered[at];
  if (choice === undefined) return null;
  return (
    <Row gap="xs" wrap={false}>
      <View style={{ flex: 1 }}>
        <Why choice={choice} />
      </View>
      <IconButton
        label={words.remove}
        onPress={() => move.remove(at)}
        icon={(color) => <UiIcon name="trash" color={color} />}
      />
      <IconButton label={words.done} onPress={move.goOn} icon={(color) => <UiIcon name="check" color={color} />} />
    </Row>
  );
}

/** While an answer stands open, the map can already be asked for what comes next. */
function ThenOnMap({ move: { next } }: { readonly move: YourMove }) {
  const { asks } = useWords(yourMoveWords);
  return next.ask === 'build-store' || next.ask === 'open-building' ? <Asking title={asks.then[next.ask]} /> : null;
}

/** Another decree for a rubble-set marker is another question than the first. */
const decreeTitle = ({ turn }: GameState, { asks }: typeof yourMove): string =>
  turn.kind === 'you' && turn.tasks[0]?.do === 'extra-decree' ? asks.extraDecree : asks['take-decree'];

interface BodyProps {
  readonly move: YourMove;
  readonly shown: Shown;
}

function Body({ move, shown: { question, state, chosen } }: BodyProps) {
  const words = useWords(yourMoveWords);
  const { asks } = words;
  switch (question.ask) {
    case 'way':
      return <WayQuestion move={move} state={state} />;
    case 'card':
      return (
        <Asking title={asks.card}>
          <CardQuestion move={move} state={state} />
        </Asking>
      );
    case 'street':
      return (
        <Asking title={asks.street(question.space)}>
          <StreetQuestion move={move} space={question.space} />
        </Asking>
      );
    case 'printed':
      return <PrintedQuestion state={state} draft={question.draft} onDraft={move.draft} />;
    case 'first':
      return (
        <Asking title={question.follows ? asks.follow : asks.first}>
          <FirstQuestion move={move} question={question} />
        </Asking>
      );
    case 'sell':
    case 'trade':
      return <Commerce move={move} question={question} />;
    case 'church':
      return <ChurchMoment state={state} onChoose={move.choose} />;
    case 'ways':
      return question.ways.length > 1 ? (
        <Asking title={asks[wayOf(chosen)]}>
          <PlainQuestion state={state} commands={question.ways} chosen={chosen} onChoose={move.choose} />
        </Asking>
      ) : null;
    case 'nothing':
      return null;
    default:
      return <Asked move={move} question={question} state={state} chosen={chosen} />;
  }
}

const wayOf = (chosen: Command | null): 'pay' | 'goods' | 'ship' => {
  if (chosen?.kind === 'sell') return 'ship';
  return chosen?.kind === 'trade' ? 'goods' : 'pay';
};

type AskedQuestion = Extract<YourQuestion, { readonly commands: readonly Command[] }>;

function titleOf({ ask, commands }: AskedQuestion, { state }: Shown, words: typeof yourMove): string {
  const { asks } = words;
  switch (ask) {
    case 'take-decree':
      return decreeTitle(state, words);
    case 'recruit-officials':
      return asks['recruit-officials'](
        Math.max(1, ...commands.map((one) => (one.kind === 'recruit-officials' ? one.nobles.length : 1))),
      );
    case 'build-ship':
      return asks['build-ship'](state.shipyard[0] ?? 1);
    case 'follow':
      return asks.followHim(state.courtier);
    case 'buy-land':
      return asks.cube;
    case 'staff-building':
      return asks.plan;
    default:
      return asks[ask];
  }
}

interface AskedProps extends Shown {
  readonly move: YourMove;
  readonly question: AskedQuestion;
}

/** Choices of one kind: by their own pieces where they have some, else as plain tiles. */
function Asked({ move, question, state, chosen }: AskedProps) {
  const words = useWords(yourMoveWords);
  const { choose } = move;
  const { commands } = question;
  const space = landAsked(state);
  const asked = { state, commands, chosen, isEdited: move.editing !== null, onChoose: choose };
  if (question.ask === 'buy-land' && space !== null) return <LandQuestion {...asked} space={space} />;
  if (question.ask === 'staff-building')
    return (
      <>
        <StaffQuestion {...asked} />
        <TellFirst move={move} kind="building" />
      </>
    );
  const title = titleOf(question, { question, state, chosen }, words);
  const skip = question.skip && (
    <Button kind="secondary" label={words.skip} onPress={() => choose({ kind: 'decline' })} />
  );
  if (question.ask === 'build-ship')
    return (
      <>
        <ShipQuestion {...asked} title={title} />
        {skip}
      </>
    );
  return (
    <Asking title={title}>
      <Answers move={move} question={question} state={state} chosen={chosen} />
      {skip}
    </Asking>
  );
}

function Answers({ move, question: { ask, commands }, state, chosen }: AskedProps) {
  const words = useWords(yourMoveWords);
  const { choose } = move;
  switch (ask) {
    case 'recruit-officials':
      return <OfficesQuestion state={state} commands={commands} chosen={chosen} onChoose={choose} />;
    case 'build-store':
      return <PlacesQuestion state={state} commands={commands} onChoose={choose} />;
    case 'open-building':
      return (
        <>
          <PlacesQuestion state={state} commands={commands} onChoose={choose} />
          <TellFirst move={move} kind="building" />
        </>
      );
    case 'take-decree':
      return (
        <NumberChips
          label={decreeTitle(state, words)}
          value={chosen?.kind === 'take-decree' ? chosen.wigs : null}
          usual={USUAL_DECREE_WIGS}
          most={MOST_WIGS_OF_A_DECREE}
          onChange={(wigs) => choose({ kind: 'take-decree', wigs })}
        />
      );
    case 'take-plan':
      return (
        <>
          <PlainQuestion state={state} commands={commands} chosen={chosen} onChoose={choose} />
          <TellFirst move={move} kind="plan" />
        </>
      );
    case 'follow':
      return (
        <PlainQuestion
          state={state}
          commands={[...aimsOf(commands).map(({ usual }) => usual), { kind: 'decline-follow' }]}
          chosen={chosen}
          onChoose={choose}
        />
      );
    default:
      return (
        <PlainQuestion
          state={state}
          commands={aimsOf(commands).map(({ usual }) => usual)}
          chosen={chosen}
          onChoose={choose}
        />
      );
  }
}

interface CommerceProps {
  readonly move: YourMove;
  readonly question: Extract<YourQuestion, { readonly ask: 'sell' | 'trade' }>;
}

/** Selling or trading: one of the two in a turn. */
function Commerce({ move, question: { ask, both, begun } }: CommerceProps) {
  const words = useWords(yourMoveWords);
  return (
    <>
      {both && (
        <Segment
          label={words.commerce}
          options={[
            { value: 'sell', label: words.sell },
            { value: 'trade', label: words.trade },
          ]}
          value={ask}
          onChange={(commerce) => move.intend({ commerce })}
        />
      )}
      <Asking title={words.asks[ask]} note={ask === 'trade' && <GoodsLeft state={move.hard} />}>
        {ask === 'sell' ? <SellQuestion move={move} state={move.hard} /> : <TradeQuestion move={move} />}
      </Asking>
      {begun && <Button kind="quiet" label={words.takeCard} onPress={() => move.intend({ commerce: 'done' })} />}
    </>
  );
}
