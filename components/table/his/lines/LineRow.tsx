import { useMemo } from 'react';
import { View, useWindowDimensions } from 'react-native';

import { boardView } from '@/components/board/boardView';
import { MapCut } from '@/components/board/map/MapCut';
import type { PlaceId } from '@/components/board/places';
import { AppText } from '@/components/ui/AppText';
import { Note } from '@/components/ui/Note';
import { Badge } from '@/components/ui/Badge';
import { Emphasized, plain } from '@/components/ui/Emphasized';
import { SPACE } from '@/components/ui/scale';
import { textLength } from '@/components/ui/textLength';
import { useColors } from '@/components/ui/theme';
import { Touch } from '@/components/ui/Touch';
import type { GameState, HandLine, StepLine } from '@/engine';
import { lineWords } from '@/i18n/lines';
import { useTranslate, useWords } from '@/i18n/useWords';

import { roomOf, type TableRoom } from '../../room';
import { LineIcon } from './LineIcon';
import { linePlace, shownAt } from './linePlace';
import { lineSaid } from './lineSaid';
import { hasReasons, reasonsOf } from './reasons';

interface LineRowProps {
  readonly line: StepLine;
  readonly first: boolean;
  /** Opens its reasons and what differs; nothing for what only the end of the turn asks. */
  readonly onOpen: (() => void) | undefined;
}

/** One movement of the hand: a picture, a short sentence with its target, the place on the map. One touch opens the rest. */
export function LineRow({ line, first, onOpen }: LineRowProps) {
  const words = useWords(lineWords);
  const { text, detail } = lineSaid(line.line, words, useTranslate());
  const frame = useFrame(first);
  if (onOpen === undefined)
    return (
      <View style={frame(false)}>
        <Movement line={line} />
      </View>
    );
  const changed = isChanged(line) ? words.changed : null;
  return (
    <Touch
      label={[plain(text), detail, changed].filter((part) => part !== null).join(', ')}
      accessibilityHint={words.opens}
      onPress={onOpen}
      style={({ pressed, hovered }) => frame(pressed || hovered === true)}
    >
      <Movement line={line} />
      <Mark shown={hasReasons(reasonsOf(line.line, line.step))} />
    </Touch>
  );
}

/** What only follows from a choice of his: a marker to move, a favor given back. */
const FOLLOWS: readonly HandLine['code'][] = ['favour-returned', 'influence', 'wigs', 'treasury', 'price'];

const isChanged = ({ line, step }: StepLine): boolean => step?.overridden !== undefined && !FOLLOWS.includes(line.code);

const SKIPS: readonly HandLine['code'][] = ['no-state', 'no-noble', 'no-discard', 'no-church', 'no-gain'];

/** The picture, the words and the place; what is not done is fainter. */
function Movement({ line: stepLine }: { readonly line: StepLine }) {
  const { line, before } = stepLine;
  const words = useWords(lineWords);
  const { text, detail } = lineSaid(line, words, useTranslate());
  const place = linePlace(line);
  const isBelow = isNarrow(roomOf(useWindowDimensions()));
  const isSkipped = SKIPS.includes(line.code);
  const where = place !== undefined && <Where line={line} before={before} place={place} />;
  return (
    <>
      <View style={{ opacity: isSkipped ? 0.5 : 1 }}>
        <LineIcon line={line} />
      </View>
      <View style={{ flex: 1, gap: isBelow ? SPACE.xs : 0 }}>
        <Emphasized variant="label" text={text} tone={isSkipped ? 'inkSoft' : 'ink'} style={LIGHT} />
        {detail !== null && <Note>{detail}</Note>}
        {isChanged(stepLine) && <Badge tone="accent" label={words.changed} />}
        {isBelow && where}
      </View>
      {!isBelow && where}
    </>
  );
}

/** In the column beside the map of a tablet held upright the place stands below its sentence. */
const BESIDE_FITS = 350;
const isNarrow = ({ columnWidth = BESIDE_FITS }: TableRoom): boolean => columnWidth < BESIDE_FITS;

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
    <View aria-hidden importantForAccessibility="no-hide-descendants" style={{ width: textLength(16) }}>
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
