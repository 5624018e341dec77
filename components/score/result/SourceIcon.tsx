import { View } from 'react-native';

import { PieceIcon } from '@/components/pieces/PieceIcon';
import { useColors } from '@/components/ui/theme';
import type { Source } from '@/store/statistics/sources';

import { EntryIcon } from '../entry/EntryIcon';
import { SOURCE_FILLS, SOURCE_SIGNS } from './sources';

/** The color of a source. */
export const Swatch = ({ source }: { readonly source: Source }) => {
  const colors = useColors();
  return (
    <View
      style={{
        width: 12,
        height: 12,
        borderRadius: 3,
        borderWidth: 1,
        borderColor: colors.ink,
        backgroundColor: colors[SOURCE_FILLS[source]],
      }}
    />
  );
};

/** The sign of a source of wigs. */
export function SourceIcon({ source, size = 18 }: { readonly source: Source; readonly size?: number }) {
  const sign = SOURCE_SIGNS[source];
  return sign === 'stores' ? <PieceIcon piece="store" size={size} /> : <EntryIcon entry={sign} size={size} />;
}
