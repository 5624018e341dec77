import type { Href } from 'expo-router';

import { AppText } from './AppText';
import { LinkTouch } from './LinkTouch';
import { RADIUS, SPACE } from './scale';
import { useColors } from './theme';

/** A link that looks like a button: it has an address, opens in a new tab, and readers call it a link. */
export interface LinkButtonProps {
  readonly href: Href;
  readonly label: string;
  readonly kind?: 'primary' | 'secondary';
}

export function LinkButton({ href, label, kind = 'primary' }: LinkButtonProps) {
  const colors = useColors();
  const filled = kind === 'primary';
  const [rest, active] = filled ? [colors.primary, colors.primaryHover] : [colors.surface, colors.primarySoft];
  return (
    <LinkTouch
      href={href}
      outerStyle={{ alignSelf: 'flex-start', maxWidth: '100%', borderRadius: RADIUS.m }}
      style={({ pressed, hovered }) => ({
        minHeight: 48,
        paddingHorizontal: SPACE.l,
        paddingVertical: SPACE.s,
        borderRadius: RADIUS.m,
        borderWidth: 1.5,
        borderColor: filled ? 'transparent' : colors.control,
        backgroundColor: pressed || hovered === true ? active : rest,
      })}
    >
      <AppText variant="label" align="center" tone={filled ? 'onPrimary' : 'primary'}>
        {label}
      </AppText>
    </LinkTouch>
  );
}
