import { useCallback, useState, type ReactNode } from 'react';
import { View } from 'react-native';

import { UiIcon } from '@/components/ui/UiIcon';
import { AppText } from '@/components/ui/AppText';
import { Button } from '@/components/ui/Button';
import { Chip } from '@/components/ui/Chip';
import { IconButton } from '@/components/ui/IconButton';
import { Row } from '@/components/ui/layout';
import { SPACE } from '@/components/ui/scale';
import { Screen } from '@/components/ui/Screen';
import { Segment } from '@/components/ui/Segment';
import { showToast } from '@/components/ui/toastStore';
import {
  DEPTHS,
  atDepth as tableAtDepth,
  blankTable,
  unfitIn,
  type CorrectionRefusal,
  type GameState,
  type Unfit,
} from '@/engine';
import { commonWords } from '@/i18n/common';
import { say } from '@/i18n/say';
import { useTranslate, useWords } from '@/i18n/useWords';
import { unfitInWords, valuesWords } from '@/i18n/values';
import { useBoardCopy } from '@/store/boardSheets';
import { useRulings } from '@/store/rulings';

import type { Make } from './EditContext';
import { VALUE_GROUPS, type ValueGroup } from './groups';
import { atDepth, corrected, draftOf, ticked, withoutLast, type UnderWayDraft } from './underWay/draft';
import { underWay, useUnderWay } from './underWay/draftStore';
import { groupOfUnfit } from './underWay/groupOf';
import { Paste } from './underWay/Paste';
import { Values, type PutOutcome } from './Values';

export interface UnderWayProps {
  /** Begins a game from the table that was entered. */
  readonly onStart: (state: GameState) => Promise<void>;
  /** Another way to begin. */
  readonly otherWay?: ReactNode;
}

/** Any table entered group by group: nothing is forgotten, nothing can be that cannot lie on a table. */
export function UnderWay({ onStart, otherWay }: UnderWayProps) {
  const words = useWords(valuesWords).underWay;
  const { busy } = useWords(commonWords);
  const { loaded, draft } = useUnderWay();
  const { copy } = useBoardCopy();
  const { rulings } = useRulings();
  if (!loaded)
    return (
      <Screen title={words.title}>
        <AppText live>{busy}</AppText>
      </Screen>
    );
  return (
    <Entering
      draft={draft ?? draftOf(blankTable(copy.sheet, rulings, 'everything'))}
      onStart={onStart}
      otherWay={otherWay}
    />
  );
}

const { begin, change, drop } = underWay.getState();

interface EnteringProps extends UnderWayProps {
  readonly draft: UnderWayDraft;
}

function Entering({ draft, onStart, otherWay }: EnteringProps) {
  const words = useWords(valuesWords);
  const { quarantined, unsaved } = useUnderWay();
  const state = draft.history.now;
  const unfit = unfitIn(state);
  const put = useCallback(
    async (make: Make): Promise<PutOutcome> => {
      let refusal: CorrectionRefusal | null = null;
      await change((now) => {
        const next = corrected(now, make(now.history.now));
        refusal = next.ok ? null : next.error;
        return next.ok ? next.value : now;
      }, draft);
      return refusal === null ? { ok: true } : { ok: false, refusal };
    },
    [draft],
  );
  const tick = (group: ValueGroup, on: boolean): void => void change((now) => ticked(now, group, on), draft);
  return (
    <Screen wide title={words.underWay.title} footer={<Start draft={draft} unfit={unfit} onStart={onStart} />}>
      <AppText tone="inkSoft">{words.underWay.intro}</AppText>
      {quarantined && <AppText tone="danger">{words.underWay.quarantined}</AppText>}
      {unsaved && <AppText tone="danger">{words.unsaved}</AppText>}
      <Paste
        depth={state.depth}
        onTable={(table) =>
          void change(() => draftOf(table), draft).then(() => showToast({ text: words.underWay.paste.used }))
        }
      />
      <View style={{ gap: SPACE.xs }}>
        <AppText variant="label">{words.underWay.depth}</AppText>
        <Segment
          label={words.underWay.depth}
          value={state.depth}
          onChange={(depth) => void change((now) => atDepth(now, depth), draft)}
          options={DEPTHS.map((value) => ({ value, label: words.underWay.depths[value] }))}
        />
      </View>
      <Values
        state={state}
        onPut={put}
        foot={(group) => <Foot group={group} draft={draft} unfit={unfit} onTick={tick} />}
      />
      <Row gap="s">
        <Anew draft={draft} />
        {otherWay}
      </Row>
    </Screen>
  );
}

interface FootProps {
  readonly group: ValueGroup;
  readonly draft: UnderWayDraft;
  readonly unfit: readonly Unfit[];
  readonly onTick: (group: ValueGroup, on: boolean) => void;
}

/** Under a group: what does not fit together there, and the tick that it is as on the table. */
function Foot({ group, draft, unfit, onTick }: FootProps) {
  const words = useWords(valuesWords);
  const said = useWords(unfitInWords);
  const t = useTranslate();
  const checked = draft.checked.includes(group);
  return (
    <View style={{ gap: SPACE.xs }}>
      {unfit
        .filter((one) => groupOfUnfit(one) === group)
        .map((one, index) => (
          <AppText key={index} tone="danger">
            {say(said, one, t)}
          </AppText>
        ))}
      <Row>
        <Chip
          label={words.underWay.asOnTable}
          name={words.underWay.tick(words.groups[group])}
          selected={checked}
          onPress={() => onTick(group, !checked)}
        />
      </Row>
    </View>
  );
}

/** Puts the table away and begins with an empty one; it can be had back. */
function Anew({ draft }: { readonly draft: UnderWayDraft }) {
  const words = useWords(valuesWords).underWay;
  const { undo } = useWords(commonWords);
  const empty = (): void =>
    void drop().then(() =>
      showToast({ text: words.emptied, action: { label: undo, onPress: () => void begin(draft) } }),
    );
  return <Button kind="quiet" label={words.anew} onPress={empty} />;
}

interface StartProps {
  readonly draft: UnderWayDraft;
  readonly unfit: readonly Unfit[];
  readonly onStart: UnderWayProps['onStart'];
}

/** What clergy tiles give is kept while it is entered, but counts only where they are tracked. */
const atOwnDepth = (state: GameState): GameState => tableAtDepth(state, state.depth);

/** Starts once the table is whole; until then it says what is missing. The draft goes when the game is there. */
function Start({ draft, unfit, onStart }: StartProps) {
  const { groups, underWay: words } = useWords(valuesWords);
  const [now, setNow] = useState<'idle' | 'busy' | 'failed'>('idle');
  const open = VALUE_GROUPS.filter((group) => !draft.checked.includes(group));
  const missing =
    open.length > 0 ? words.missing(open.map((group) => groups[group])) : unfit.length > 0 ? words.unfit : undefined;
  const start = (): void => {
    setNow('busy');
    onStart(atOwnDepth(draft.history.now))
      .then(drop)
      .then(
        () => setNow('idle'),
        () => setNow('failed'),
      );
  };
  return (
    <View style={{ flexDirection: 'row', alignItems: 'flex-start', gap: SPACE.m }}>
      <IconButton
        framed
        label={words.undo}
        disabled={draft.history.done.length === 0}
        onPress={() => void change(withoutLast, draft)}
        icon={(color) => <UiIcon name="undo" color={color} />}
      />
      <View style={{ flex: 1 }}>
        <Button wide busy={now === 'busy'} label={words.start} unavailable={missing} onPress={start} />
        <View role="alert">{now === 'failed' && <AppText tone="danger">{words.failed}</AppText>}</View>
      </View>
    </View>
  );
}
