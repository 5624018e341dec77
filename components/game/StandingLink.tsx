import type { Href } from 'expo-router';

import { UiIcon } from '@/components/ui/UiIcon';
import { LinkTouch } from '@/components/ui/LinkTouch';
import { RADIUS, TARGET } from '@/components/ui/scale';
import { useColors } from '@/components/ui/theme';
import { standingWords } from '@/i18n/standing';
import { useWords } from '@/i18n/useWords';
import { useSession } from '@/store/games/games';

/** One tap from the table to who would win if the game ended now. */
export function StandingLink() {
  const words = useWords(standingWords);
  const colors = useColors();
  const id = useSession(({ open }) => (open.at === 'open' ? open.game.id : undefined));
  if (id === undefined) return null;
  return (
    <LinkTouch
      href={`/solo/score?game=${id}` as Href}
      label={words.open}
      outerStyle={{ width: TARGET, height: TARGET, borderRadius: RADIUS.round }}
      style={({ pressed, hovered }) => ({
        alignItems: 'center',
        borderRadius: RADIUS.round,
        backgroundColor: pressed || hovered === true ? colors.primarySoft : 'transparent',
      })}
    >
      <UiIcon name="standing" color={colors.primary} />
    </LinkTouch>
  );
}
