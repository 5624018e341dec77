import type { ReactNode } from 'react';
import { View } from 'react-native';

import { RuleLink } from '@/components/rules/RuleLink';
import { UnconfirmedBadge } from '@/components/boardSheet/UnconfirmedBadge';
import { WRAP } from '@/components/ui/arrange';
import { AppText } from '@/components/ui/AppText';
import { Heading } from '@/components/ui/Heading';
import { RADIUS, SPACE } from '@/components/ui/scale';
import { useColors } from '@/components/ui/theme';
import type { RuleId, SheetEntry } from '@/engine';
import { reasonWords } from '@/i18n/reasons';
import type { Addend } from '@/i18n/shape/reasons';
import { useTranslate, useWords } from '@/i18n/useWords';

/** The answer: what it costs, why, what it rests on, and the rules behind it. */
export interface PriceProps {
  readonly what: string;
  readonly amount: number;
  readonly unit: string;
  readonly icon: ReactNode;
  readonly parts: readonly Addend[];
  readonly dependsOn: readonly SheetEntry[];
  readonly rules: readonly RuleId[];
  readonly children?: ReactNode;
}

export function Price({ what, amount, unit, icon, parts, dependsOn, rules, children }: PriceProps) {
  const colors = useColors();
  const { sum } = useWords(reasonWords);
  const { number } = useTranslate();
  const shown = number(amount);
  return (
    <View
      role="region"
      aria-label={what}
      style={{
        gap: SPACE.m,
        padding: SPACE.l,
        borderRadius: RADIUS.l,
        borderWidth: 2,
        borderColor: colors.primary,
        backgroundColor: colors.surface,
      }}
    >
      <View>
        <View style={{ ...WRAP, alignItems: 'center', justifyContent: 'space-between', columnGap: SPACE.s }}>
          <Heading variant="label" tone="inkSoft" style={{ flexShrink: 1 }}>
            {what}
          </Heading>
          <UnconfirmedBadge dependsOn={dependsOn} />
        </View>
        <View style={{ flexDirection: 'row', alignItems: 'center', gap: SPACE.m }}>
          {icon}
          <View aria-live="polite" style={{ ...WRAP, alignItems: 'baseline', columnGap: SPACE.s, flexShrink: 1 }}>
            <AppText variant="display" tone="primary">
              {shown}
            </AppText>
            <AppText variant="heading">{unit}</AppText>
          </View>
        </View>
        {parts.length > 0 && (
          <AppText tone="inkSoft">{parts.length > 1 ? `${sum(parts)} = ${shown}` : sum(parts)}</AppText>
        )}
      </View>
      {children}
      <View style={{ flexDirection: 'row', flexWrap: 'wrap', marginLeft: -SPACE.s, marginBottom: -SPACE.s }}>
        {rules.map((rule) => (
          <RuleLink key={rule} rule={rule} />
        ))}
      </View>
    </View>
  );
}
