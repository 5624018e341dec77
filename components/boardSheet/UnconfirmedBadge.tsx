import { View } from 'react-native';

import { AppText } from '@/components/ui/AppText';
import { IconButton } from '@/components/ui/IconButton';
import { LinkTouch } from '@/components/ui/LinkTouch';
import { RADIUS, SPACE } from '@/components/ui/scale';
import { useColors } from '@/components/ui/theme';
import { notOnPaper } from '@/components/ui/platform';
import { UiIcon } from '@/components/ui/UiIcon';
import { unconfirmed, type SheetEntry } from '@/engine';
import { sheetBadgeWords } from '@/i18n/sheetBadge';
import { useWords } from '@/i18n/useWords';
import { useBoardCopy } from '@/store/boardSheets';

interface UnconfirmedBadgeProps {
  /** The entries of the sheet the result was computed from. */
  readonly dependsOn: readonly SheetEntry[];
  /** Sends it away; without, it stays until the panels are matched. */
  readonly onHide?: () => void;
}

/**
 * Stands beside a result as long as it rests on an assumption about the person's copy, says on how many panels, and leads to the
 * first one to match. Once they are matched it is never seen again.
 */
export function UnconfirmedBadge({ dependsOn, onHide }: UnconfirmedBadgeProps) {
  const words = useWords(sheetBadgeWords);
  const colors = useColors();
  const { copy, loaded } = useBoardCopy();
  const open = loaded ? unconfirmed(copy.confirmed, dependsOn) : [];
  const [first] = open;
  if (first === undefined) return null;
  const what = open.map((entry) => words.panels[entry]);
  return (
    <View
      {...notOnPaper}
      style={{ alignSelf: 'flex-start', maxWidth: '100%', flexDirection: 'row', alignItems: 'center' }}
    >
      <LinkTouch
        href={`/board#${first}`}
        label={words.name(what)}
        style={({ pressed, hovered }) => ({
          opacity: pressed || hovered === true ? 0.8 : 1,
          alignItems: 'flex-start',
        })}
        outerStyle={{ flexShrink: 1 }}
      >
        <View
          style={{
            paddingHorizontal: SPACE.s,
            paddingVertical: 2,
            borderRadius: RADIUS.s,
            backgroundColor: colors.accent,
            maxWidth: '100%',
          }}
        >
          <AppText variant="small" tone="onAccent" style={{ fontWeight: '600' }}>
            {words.label(what)}
          </AppText>
        </View>
      </LinkTouch>
      {onHide !== undefined && (
        <IconButton label={words.hide} onPress={onHide} icon={(color) => <UiIcon name="close" color={color} />} />
      )}
    </View>
  );
}
