import { useRef, useState } from 'react';
import { View } from 'react-native';

import { UiIcon } from '@/components/ui/UiIcon';
import { AppText } from '@/components/ui/AppText';
import { Card } from '@/components/ui/Card';
import { IconButton } from '@/components/ui/IconButton';
import { SPACE } from '@/components/ui/scale';
import { useReveal } from '@/components/ui/useReveal';
import type { Command, EnteredChoice, GameState, MoveWhy } from '@/engine';
import { clergyWords } from '@/i18n/clergy';
import { moveWhyWords } from '@/i18n/moveWhy';
import { say } from '@/i18n/say';
import { commandWords } from '@/i18n/turnCommands';
import { useTranslate, useWords } from '@/i18n/useWords';
import { yourTurnWords } from '@/i18n/yourTurn';

import { commandSaid } from './commandSaid';
import { Effects } from './Effects';
import { hasPrint, Printed } from './Printed';
import type { YourMove } from './useYourMove';
import { useWays, Ways } from './Ways';
import { isOnMap } from './yourPlaces';

interface MoveSoFarProps {
  readonly start: GameState;
  readonly move: YourMove;
}

/** The choice the person made last: the end of a turn says itself. */
const lastChosen = (entered: readonly EnteredChoice[]): number =>
  entered.findLastIndex(({ command }) => command.kind !== 'end-turn');

/** The move as entered: what each part costs and from what it is paid, what it earns both of you, what you hold afterwards. */
export function MoveSoFar({ start, move: { entered, preview, choices, isComplete, change } }: MoveSoFarProps) {
  const { move: words } = useWords(yourTurnWords);
  const frame = useRef<View>(null);
  // What is chosen next in words stands below: whoever tapped the map is led there. What is chosen on the map leaves it in view.
  useReveal(frame, isComplete || choices.some(isOnMap) ? 0 : entered.length);
  if (entered.length === 0) return null;
  const last = lastChosen(entered);
  return (
    <View ref={frame}>
      <Card tone="primarySoft" title={words.title} style={{ padding: SPACE.m, gap: SPACE.s }}>
        <Effects before={start} after={preview.state} />
        {entered.slice(0, last + 1).map((one) => (
          <Line
            key={`${one.at} ${one.command.kind}`}
            entered={one}
            last={one.at === last}
            onChange={(command) => change(one.at, command)}
          />
        ))}
        {choices.length === 0 && (
          <AppText variant="small" tone="inkSoft">
            {words.ready}
          </AppText>
        )}
      </Card>
    </View>
  );
}

interface LineProps {
  readonly entered: EnteredChoice;
  /** The latest choice shows everything that can still be said about it. */
  readonly last: boolean;
  readonly onChange: (command: Command) => void;
}

function Line({ entered: { command, before, decision }, last, onChange }: LineProps) {
  const { move: words } = useWords(yourTurnWords);
  const said = commandSaid(command, useWords(commandWords));
  const [open, setOpen] = useState(false);
  const ways = useWays(before, command);
  const isChangeable = ways.length > 0 || hasPrint(before, command);
  return (
    <View style={{ gap: 2 }}>
      <View style={{ flexDirection: 'row', alignItems: 'center', gap: SPACE.s }}>
        <View style={{ flex: 1 }}>
          <AppText variant="label">{said}</AppText>
          <Reasons why={decision.why} />
          <Reminders before={before} why={decision.why} />
        </View>
        {!last && isChangeable && (
          <IconButton
            label={words.change(said)}
            onPress={() => setOpen(!open)}
            icon={(color) => <UiIcon name="edit" color={color} />}
          />
        )}
      </View>
      {(last || open) && <Ways command={command} ways={ways} onChange={onChange} />}
      {(last || open) && <Printed before={before} command={command} onChange={onChange} />}
    </View>
  );
}

function Reasons({ why }: { readonly why: readonly MoveWhy[] }) {
  const words = useWords(moveWhyWords);
  const t = useTranslate();
  return why
    .map((reason) => say(words, reason, t))
    .filter((text) => text !== '')
    .map((text, at) => (
      <AppText key={at} variant="small" tone="inkSoft">
        {text}
      </AppText>
    ));
}

/** Where a clergy tile may matter: what is paid, sold or gained. */
const MAY_MATTER: readonly MoveWhy['code'][] = ['price', 'visit-cost', 'sale', 'ship-cost', 'influence'];

/** What else your clergy tiles say, in your own words, when it may matter. */
function Reminders({ before, why }: { readonly before: GameState; readonly why: readonly MoveWhy[] }) {
  const { reminder } = useWords(clergyWords);
  if (!why.some(({ code }) => MAY_MATTER.includes(code))) return null;
  return before.you.clergy.map(({ note }, place) =>
    note === undefined ? null : (
      <AppText key={place} variant="small">
        {reminder(note)}
      </AppText>
    ),
  );
}
