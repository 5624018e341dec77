import { View } from 'react-native';

import { AppText } from '@/components/ui/AppText';
import { LinkTouch } from '@/components/ui/LinkTouch';
import { RADIUS, SPACE } from '@/components/ui/scale';
import { useColors } from '@/components/ui/theme';
import { notOnPaper } from '@/components/ui/platform';
import { unconfirmed, type SheetEntry } from '@/engine';
import { sheetBadgeWords } from '@/i18n/sheetBadge';
import { useWords } from '@/i18n/useWords';
import { useBoardCopy } from '@/store/boardSheets';

/**
 * Stands beside a result as long as it rests on an assumption about the person's copy, and leads to the panel to match.
 * `dependsOn`: the entries of the sheet the result was computed from. Once they are matched it is never seen again.
 */
export function UnconfirmedBadge({ dependsOn }: { readonly dependsOn: readonly SheetEntry[] }) {
  const words = useWords(sheetBadgeWords);
  const colors = useColors();
  const { copy, loaded } = useBoardCopy();
  const open = loaded ? unconfirmed(copy.confirmed, dependsOn) : [];
  const [first] = open;
  if (first === undefined) return null;
  return (
    <View {...notOnPaper} style={{ alignSelf: 'flex-start' }}>
      <LinkTouch
        href={`/board#${first}`}
        label={words.name(open.map((entry) => words.panels[entry]))}
        style={({ pressed, hovered }) => ({ opacity: pressed || hovered === true ? 0.8 : 1, alignItems: 'flex-start' })}
      >
        <View
          style={{
            paddingHorizontal: SPACE.s,
            paddingVertical: 2,
            borderRadius: RADIUS.s,
            backgroundColor: colors.accent,
          }}
        >
          <AppText variant="small" tone="onAccent" style={{ fontWeight: '600' }}>
            {words.label}
          </AppText>
        </View>
      </LinkTouch>
    </View>
  );
}
