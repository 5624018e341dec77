import { useState } from 'react';
import { View } from 'react-native';

import { DeckIcon } from '@/components/pieces/DeckIcon';
import { PieceIcon } from '@/components/pieces/PieceIcon';
import { ROW } from '@/components/ui/arrange';
import { Column } from '@/components/ui/layout';
import { RADIUS } from '@/components/ui/scale';
import { Segment } from '@/components/ui/Segment';
import { Circle, Svg } from '@/components/ui/svg';
import { useColors } from '@/components/ui/theme';
import { TouchSurface } from '@/components/ui/TouchSurface';
import { GAPS, type BoardSheet, type Gap } from '@/engine';
import { sheetWords } from '@/i18n/sheet';
import { useWords } from '@/i18n/useWords';

import type { PanelProps } from '../panelProps';

type Icon = keyof BoardSheet['church'];
const ICONS: readonly Icon[] = ['influence', 'treasury'];

const SIZE = 272;
const GAP = 58;
const TILE = 44;
const RING = SIZE / 2 - GAP / 2;

/** A point of the church track, clockwise from the top, in turns of a sixth. */
const onRing = (sixth: number, size: number) => {
  const angle = (sixth * Math.PI) / 3 - Math.PI / 2;
  return { left: SIZE / 2 + RING * Math.cos(angle) - size / 2, top: SIZE / 2 + RING * Math.sin(angle) - size / 2 };
};

/** The church as it is on the table: six clergy tiles in a ring, six spaces between them, an icon on two of the spaces. */
export function ChurchPanel({ sheet: { church }, onChange }: PanelProps) {
  const words = useWords(sheetWords).church;
  const [placing, place] = useState<Icon>('influence');
  const put = (gap: Gap): void => {
    onChange({ church: { ...church, [placing]: gap } });
    place(placing === 'influence' ? 'treasury' : 'influence');
  };
  return (
    <Column gap="m">
      <Segment
        label={words.place}
        value={placing}
        onChange={place}
        options={ICONS.map((icon) => ({
          value: icon,
          label: words.icons[icon],
          icon: <ChurchIcon icon={icon} size={24} />,
        }))}
      />
      <View role="group" aria-label={words.ring} style={{ width: SIZE, height: SIZE, alignSelf: 'center' }}>
        <Ring />
        {GAPS.map((gap) => (
          <View key={gap} aria-hidden style={{ position: 'absolute', ...onRing(gap + 0.5, TILE) }}>
            <PieceIcon piece="clergy" size={TILE} />
          </View>
        ))}
        {GAPS.map((gap) => (
          <GapTarget
            key={gap}
            gap={gap}
            icons={ICONS.filter((icon) => church[icon] === gap)}
            onPress={() => put(gap)}
          />
        ))}
      </View>
    </Column>
  );
}

/** The Cardinal's way, and the church in the middle. */
function Ring() {
  const colors = useColors();
  return (
    <View aria-hidden style={{ position: 'absolute' }}>
      <Svg width={SIZE} height={SIZE}>
        <Circle cx={SIZE / 2} cy={SIZE / 2} r={RING} fill={colors.sunken} stroke={colors.line} strokeWidth={18} />
      </Svg>
      <View style={{ position: 'absolute', left: SIZE / 2 - 32, top: SIZE / 2 - 32 }}>
        <PieceIcon piece="cardinal" size={64} />
      </View>
    </View>
  );
}

const ChurchIcon = ({ icon, size }: { readonly icon: Icon; readonly size: number }) =>
  icon === 'influence' ? <PieceIcon piece="influence" size={size} /> : <DeckIcon deck="treasury" size={size} />;

interface GapTargetProps {
  readonly gap: Gap;
  readonly icons: readonly Icon[];
  readonly onPress: () => void;
}

function GapTarget({ gap, icons, onPress }: GapTargetProps) {
  const words = useWords(sheetWords).church;
  const carries = icons.length > 0;
  return (
    <View style={{ position: 'absolute', ...onRing(gap, GAP) }}>
      <TouchSurface
        label={words.gap(
          gap,
          icons.map((icon) => words.icons[icon]),
        )}
        onPress={onPress}
        edge={carries ? 'primary' : 'control'}
        style={{
          width: GAP,
          height: GAP,
          ...ROW,
          justifyContent: 'center',
          borderRadius: RADIUS.round,
          borderWidth: carries ? 3 : 1.5,
          borderStyle: carries ? 'solid' : 'dashed',
        }}
      >
        {icons.map((icon) => (
          <ChurchIcon key={icon} icon={icon} size={icons.length > 1 ? 24 : 36} />
        ))}
      </TouchSurface>
    </View>
  );
}
