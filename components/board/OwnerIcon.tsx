import { IconFrame } from '@/components/ui/IconFrame';
import type { IconProps } from '@/components/ui/iconTypes';
import { G, Path } from '@/components/ui/svg';
import { useColors } from '@/components/ui/theme';
import { boardWords } from '@/i18n/board';
import { useWords } from '@/i18n/useWords';
import type { Colour } from '@/engine';

import { OwnerMark } from './Pen';

/** The mark of an owner outside the map: your disc, Lacerda's diamond, and a grey square for those of nobody. */
export function OwnerIcon({ owner, ...frame }: IconProps & { readonly owner: Colour }) {
  const letters = useWords(boardWords).letter;
  return (
    <IconFrame {...frame}>
      {owner === 'neutral' ? (
        <NeutralMark />
      ) : (
        <OwnerMark owner={owner} letter={letters[owner]} x={12} y={12} size={20} />
      )}
    </IconFrame>
  );
}

function NeutralMark() {
  const colors = useColors();
  return (
    <G stroke={colors.outline} strokeWidth={1.5} strokeLinejoin="round">
      <Path d="M4 4h16v16H4z" fill={colors.stone} />
      <Path d="M8 12h8" strokeWidth={2} strokeLinecap="round" />
    </G>
  );
}
