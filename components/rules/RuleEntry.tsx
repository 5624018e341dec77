import { useEffect, useRef } from 'react';
import { View } from 'react-native';

import { AppText } from '@/components/ui/AppText';
import { Note } from '@/components/ui/Note';
import { Heading } from '@/components/ui/Heading';
import { RADIUS, SPACE } from '@/components/ui/scale';
import { useColors } from '@/components/ui/theme';
import { useReveal } from '@/components/ui/useReveal';
import type { RuleId } from '@/engine';
import { rulesWords, ruleTextWords } from '@/i18n/rules';
import { ruleTitleWords } from '@/i18n/ruleTitles';
import { useWords } from '@/i18n/useWords';

import { RULES } from './outline';
import { RuleLink } from './RuleLink';
import { RulingNote } from './RulingNote';

/** One rule; `wanted` is the one an address names: it comes into view and under the reader's cursor. `level` is its heading's. */
export interface RuleEntryProps {
  readonly rule: RuleId;
  readonly level: 2 | 3;
  readonly wanted?: boolean;
}

export function RuleEntry({ rule, level, wanted = false }: RuleEntryProps) {
  const words = useWords(rulesWords);
  const title = useWords(ruleTitleWords)[rule];
  const text = useWords(ruleTextWords)[rule];
  const colors = useColors();
  const frame = useRef<View>(null);
  useReveal(frame, wanted);
  useEffect(() => {
    if (wanted) frame.current?.focus();
  }, [wanted]);
  const { rulings = [], related = [] } = RULES[rule];
  return (
    <View
      ref={frame}
      id={rule}
      role="article"
      aria-label={title}
      tabIndex={-1}
      style={{
        gap: SPACE.s,
        padding: SPACE.m,
        borderRadius: RADIUS.m,
        borderWidth: wanted ? 2.5 : 1,
        borderColor: wanted ? colors.primary : colors.line,
        backgroundColor: wanted ? colors.primarySoft : colors.surface,
      }}
    >
      <Heading level={level} variant="label">
        {title}
      </Heading>
      <AppText>{text}</AppText>
      {rulings.map((ruling) => (
        <RulingNote key={ruling} ruling={ruling} />
      ))}
      {related.length > 0 && (
        <View style={{ flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', columnGap: SPACE.xs }}>
          <Note>{words.related}</Note>
          {related.map((other) => (
            <RuleLink key={other} plain rule={other} />
          ))}
        </View>
      )}
    </View>
  );
}
