import { useStable } from '@/components/board/useStable';
import { AppText } from '@/components/ui/AppText';
import { Button } from '@/components/ui/Button';
import { Card } from '@/components/ui/Card';
import { SPACE } from '@/components/ui/scale';
import { decide, turnActions, type Command, type TurnAction } from '@/engine';
import { refusalWords } from '@/i18n/refusals';
import { say } from '@/i18n/say';
import { commandWords } from '@/i18n/turnCommands';
import { useTranslate, useWords } from '@/i18n/useWords';
import { yourTurnWords } from '@/i18n/yourTurn';

import { ChurchMoment } from '../moments/ChurchMoment';
import { ChoiceList } from './ChoiceList';
import { commandSaid } from './commandSaid';
import { Printed } from './Printed';
import { TellFirst } from './TellFirst';
import { TurnThings } from './TurnThings';
import { useRefused } from './useRefused';
import type { YourMove } from './useYourMove';
import { isOnMap } from './yourPlaces';

/** A card that the rules refuse only because of what is not printed on it may be told more about. */
const mayHelp = (action: TurnAction): action is TurnAction & { readonly command: Command } =>
  !action.possible && action.command !== null && action.refusal.code === 'no-sale-or-trade';

/** What comes next: the five things of a turn, church scoring, or the choices the move has opened. */
export function NextChoices({ move }: { readonly move: YourMove }) {
  const refused = useRefused();
  const {
    preview: { state },
    tries,
    choices,
    isComplete,
    isOpen,
    draft,
  } = move;
  // The same for ever: pointing at the map draws none of the five things again.
  const choose = useStable((action: TurnAction): void => {
    if (action.possible) move.add(action.command);
    else if (mayHelp(action)) move.prepare(action.command);
    else refused(action.refusal, []);
  });
  if (isComplete) return null;
  if (draft !== undefined) return <Draft move={move} draft={draft} />;
  if (isOpen) return <TurnThings state={state} actions={turnActions(state, tries)} onChoose={choose} />;
  if (state.turn.kind === 'you' && state.turn.step.at === 'church' && state.turn.tasks.length === 0)
    return <ChurchMoment state={state} onChoose={move.add} />;
  return (
    <ChoiceList state={state} commands={choices} onChoose={move.add}>
      <TellFirst move={move} />
    </ChoiceList>
  );
}

/** The card or the place with what is printed there, before it goes, and why not yet. */
function Draft({ move, draft }: { readonly move: YourMove; readonly draft: Command }) {
  const { next: words } = useWords(yourTurnWords);
  const { reasons } = useWords(refusalWords);
  const t = useTranslate();
  const said = commandSaid(draft, useWords(commandWords));
  const { state } = move.preview;
  const tried = decide(state, draft);
  const reason = tried.ok ? '' : say(reasons, tried.error, t);
  return (
    <Card title={said} style={{ padding: SPACE.m, gap: SPACE.s }}>
      <AppText live>{isOnMap(draft) ? reason : words.printedFirst(reason)}</AppText>
      <Printed before={state} command={draft} onChange={move.prepare} />
      <Button kind="quiet" label={words.close} onPress={() => move.prepare(undefined)} />
    </Card>
  );
}
