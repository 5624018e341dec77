import { ROW } from '@/components/ui/arrange';
import { UiIcon } from '@/components/ui/UiIcon';
import { AppText } from '@/components/ui/AppText';
import { LinkTouch } from '@/components/ui/LinkTouch';
import { RADIUS, SPACE } from '@/components/ui/scale';
import { useColors } from '@/components/ui/theme';
import type { RuleId } from '@/engine';
import { ruleLinkWords } from '@/i18n/ruleLink';
import { ruleTitleWords } from '@/i18n/ruleTitles';
import { useWords } from '@/i18n/useWords';

/** Leads from a result to the rule behind it; `plain` in a list of links, where the sign would only repeat itself. */
export interface RuleLinkProps {
  readonly rule: RuleId;
  readonly plain?: boolean;
}

export function RuleLink({ rule, plain = false }: RuleLinkProps) {
  const title = useWords(ruleTitleWords)[rule];
  const words = useWords(ruleLinkWords);
  const colors = useColors();
  return (
    <LinkTouch
      href={`/rules#${rule}`}
      label={words.name(title)}
      outerStyle={{ alignSelf: 'flex-start', maxWidth: '100%' }}
      style={({ pressed, hovered }) => ({
        ...ROW,
        justifyContent: 'flex-start',
        gap: SPACE.xs,
        paddingHorizontal: SPACE.s,
        borderRadius: RADIUS.m,
        backgroundColor: pressed || hovered === true ? colors.primarySoft : 'transparent',
      })}
    >
      {!plain && <UiIcon name="why" size={20} color={colors.primary} />}
      <AppText variant="small" tone="primary" style={{ fontWeight: '600', flexShrink: 1 }}>
        {title}
      </AppText>
    </LinkTouch>
  );
}
