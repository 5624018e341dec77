import type { Href } from 'expo-router';
import { View } from 'react-native';

import { AppText } from '@/components/ui/AppText';
import { LinkTouch } from '@/components/ui/LinkTouch';
import { SPACE } from '@/components/ui/scale';
import { useColors } from '@/components/ui/theme';
import { RULING_CHOICES, SHEET_ENTRIES, SHEET_SOURCES } from '@/engine';
import type { Ruling } from '@/i18n/catalogue';
import { rulesWords, rulingWords } from '@/i18n/rules';
import { useWords } from '@/i18n/useWords';

interface Decided {
  readonly where: 'inSettings' | 'onBoard';
  readonly href: Href;
}

/** Where the person decides it, if it is theirs to decide: in the settings, or on the panel of the board it is printed on. */
function decidedAt(ruling: Ruling): Decided | undefined {
  if (ruling in RULING_CHOICES) return { where: 'inSettings', href: '/settings' };
  const entry = SHEET_ENTRIES.find((one) => SHEET_SOURCES[one].ruling === ruling);
  return entry === undefined ? undefined : { where: 'onBoard', href: `/board#${entry}` };
}

/** What we decided where the sources disagree or are silent, and the way to decide differently. */
export function RulingNote({ ruling }: { readonly ruling: Ruling }) {
  const words = useWords(rulesWords);
  const text = useWords(rulingWords)[ruling];
  const colors = useColors();
  const decided = decidedAt(ruling);
  return (
    <View style={{ paddingLeft: SPACE.m, borderLeftWidth: 3, borderColor: colors.accent }}>
      <AppText variant="small" tone="accentInk" style={{ fontWeight: '600' }}>
        {words.ruling(ruling)}
      </AppText>
      <AppText variant="small">{text}</AppText>
      {decided !== undefined && (
        <LinkTouch
          href={decided.href}
          outerStyle={{ alignSelf: 'flex-start' }}
          style={({ pressed, hovered }) => ({ opacity: pressed || hovered === true ? 0.75 : 1 })}
        >
          <AppText variant="small" tone="primary" style={{ fontWeight: '600' }}>
            {words[decided.where]}
          </AppText>
        </LinkTouch>
      )}
    </View>
  );
}
