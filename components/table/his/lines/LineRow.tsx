import { useMemo } from 'react';
import { View } from 'react-native';

import { boardView } from '@/components/board/boardView';
import { MapCut } from '@/components/board/map/MapCut';
import type { PlaceId } from '@/components/board/places';
import { AppText } from '@/components/ui/AppText';
import { Badge } from '@/components/ui/Badge';
import { Emphasized, plain } from '@/components/ui/Emphasized';
import { SPACE } from '@/components/ui/scale';
import { useColors } from '@/components/ui/theme';
import { Touch } from '@/components/ui/Touch';
import type { GameState, HandLine, StepLine } from '@/engine';
import { lineWords } from '@/i18n/lines';
import { say } from '@/i18n/say';
import type { LineWords } from '@/i18n/shape/lines';
import type { Translate } from '@/i18n/translate';
import { useTranslate, useWords } from '@/i18n/useWords';

import { LineIcon } from './LineIcon';
import { linePlace, shownAt } from './linePlace';
import { hasReasons, reasonsOf } from './reasons';

/** A line in words: the movement, and what stands below it in small print. */
export interface SaidLine {
  readonly text: string;
  readonly detail: string | null;
}

/** The details are typed code by code; the lookup cannot be. */
export function lineSaid(line: HandLine, words: LineWords, t: Translate): SaidLine {
  const detail = words.detail[line.code] as ((line: HandLine, t: Translate) => string | null) | undefined;
  return { text: say(words.text, line, t), detail: detail?.(line, t) ?? null };
}

interface LineRowProps {
  readonly line: StepLine;
  readonly first: boolean;
  /** Opens its reasons and what differs; nothing for what only the end of the turn asks. */
  readonly onOpen: (() => void) | undefined;
}

const SKIPS: readonly HandLine['code'][] = ['no-state', 'no-noble', 'no-discard', 'no-church', 'no-gain'];

/** One movement of the hand: a picture, a short sentence with its target, the place on the map. One touch opens the rest. */
export function LineRow({ line: { line, step, before }, first, onOpen }: LineRowProps) {
  const words = useWords(lineWords);
  const t = useTranslate();
  const { text, detail } = lineSaid(line, words, t);
  const place = linePlace(line);
  const isSkipped = SKIPS.includes(line.code);
  const isChanged = step?.overridden !== undefined;
  const hasReason = hasReasons(reasonsOf(line, step));
  const content = (
    <>
      <View style={{ opacity: isSkipped ? 0.5 : 1 }}>
        <LineIcon line={line} />
      </View>
      <View style={{ flex: 1 }}>
        <Emphasized variant="label" text={text} tone={isSkipped ? 'inkSoft' : 'ink'} style={LIGHT} />
        {detail !== null && (
          <AppText variant="small" tone="inkSoft">
            {detail}
          </AppText>
        )}
        {isChanged && <Badge tone="accent" label={words.changed} />}
      </View>
      {place !== undefined && <Where line={line} before={before} place={place} />}
      {onOpen !== undefined && <Mark shown={hasReason} />}
    </>
  );
  const frame = useFrame(first);
  if (onOpen === undefined) return <View style={frame(false)}>{content}</View>;
  const spoken = [plain(text), detail, isChanged ? words.changed : null].filter((part) => part !== null).join(', ');
  return (
    <Touch
      label={spoken}
      accessibilityHint={words.opens}
      onPress={onOpen}
      style={({ pressed, hovered }) => frame(pressed || hovered === true)}
    >
      {content}
    </Touch>
  );
}

/** Only the target is bold. */
const LIGHT = { fontWeight: '400' } as const;

function useFrame(first: boolean) {
  const colors = useColors();
  return (isTouched: boolean) =>
    ({
      flexDirection: 'row',
      alignItems: 'center',
      gap: SPACE.s,
      minHeight: 54,
      paddingVertical: SPACE.xs,
      paddingLeft: SPACE.m,
      paddingRight: SPACE.xs,
      borderTopWidth: first ? 0 : 1,
      borderColor: colors.line,
      backgroundColor: isTouched ? colors.primarySoft : 'transparent',
    }) as const;
}

/** A question mark where there is a reason; its room stays free elsewhere, so that the pictures stand in one column. */
function Mark({ shown }: { readonly shown: boolean }) {
  const { hasReason } = useWords(lineWords);
  return (
    <View aria-hidden importantForAccessibility="no-hide-descendants" style={{ width: 16 }}>
      {shown && (
        <AppText variant="label" tone="primary" align="center">
          {hasReason}
        </AppText>
      )}
    </View>
  );
}

interface WhereProps {
  readonly line: HandLine;
  readonly before: GameState;
  readonly place: PlaceId;
}

function Where({ line, before, place }: WhereProps) {
  const view = useMemo(() => boardView(shownAt(line, before)), [line, before]);
  return <MapCut view={view} place={place} />;
}
