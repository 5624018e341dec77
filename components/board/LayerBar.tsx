import { View } from 'react-native';

import { AppText } from '@/components/ui/AppText';
import { arrowKeys } from '@/components/ui/arrowKeys';
import { RADIUS } from '@/components/ui/scale';
import { useColors } from '@/components/ui/theme';
import { Touch } from '@/components/ui/Touch';
import { notOnPaper } from '@/components/ui/platform';

import { LAYERS, type Layer } from './figures';
import { useBoardWords } from './useBoardWords';

interface LayerBarProps {
  readonly layer: Layer;
  readonly onLayer: (layer: Layer) => void;
}

/** What the map writes on its places: one line of five, smaller than a question, for it is none. */
export function LayerBar({ layer, onLayer }: LayerBarProps) {
  const colors = useColors();
  const words = useBoardWords().board.layer;
  return (
    <View
      {...notOnPaper}
      role="radiogroup"
      aria-label={words.name}
      {...arrowKeys(LAYERS, layer, onLayer)}
      style={{ flexDirection: 'row', flexWrap: 'wrap', gap: 2, borderRadius: RADIUS.m, backgroundColor: colors.sunken }}
    >
      {LAYERS.map((value) => (
        <LayerButton key={value} label={words[value]} on={value === layer} onPress={() => onLayer(value)} />
      ))}
    </View>
  );
}

function LayerButton({
  label,
  on,
  onPress,
}: {
  readonly label: string;
  readonly on: boolean;
  readonly onPress: () => void;
}) {
  const colors = useColors();
  return (
    <Touch
      role="radio"
      aria-checked={on}
      tabIndex={on ? 0 : -1}
      label={label}
      onPress={onPress}
      style={({ pressed, hovered }) => ({
        flexGrow: 1,
        alignItems: 'center',
        paddingHorizontal: 3,
        borderRadius: RADIUS.m,
        backgroundColor: on ? colors.primary : pressed || hovered === true ? colors.primarySoft : 'transparent',
      })}
    >
      <AppText variant="small" align="center" tone={on ? 'onPrimary' : 'ink'} style={{ fontWeight: '700' }}>
        {label}
      </AppText>
    </Touch>
  );
}
