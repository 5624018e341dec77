import { useState } from 'react';
import { View, type ViewStyle } from 'react-native';

import { AppText } from '@/components/ui/AppText';
import { ROW } from '@/components/ui/arrange';
import { IconButton } from '@/components/ui/IconButton';
import { notOnPaper } from '@/components/ui/platform';
import { TARGET } from '@/components/ui/scale';
import { BottomSheet } from '@/components/ui/BottomSheet';
import { UiIcon } from '@/components/ui/UiIcon';

import type { Layer } from './figures';
import { LayerBar } from './LayerBar';
import { LayerSign } from './LayerSign';
import { MAP, ROSE } from './layout';
import { ZoomButtons } from './map/Zoomable';
import type { ZoomControls } from './map/zoomControls';
import { useBoardWords } from './useBoardWords';

interface LayerButtonProps {
  readonly layer: Layer;
  readonly onLayer: (layer: Layer) => void;
  /** Enlarges the map where there are no buttons under it. */
  readonly controls?: ZoomControls | undefined;
}

/** One small button in a corner of the map: what it writes on its places, and how large it is. */
export function LayerButton({ layer, onLayer, controls }: LayerButtonProps) {
  const { layer: words, map } = useBoardWords().board;
  const [open, setOpen] = useState(false);
  const choose = (next: Layer): void => {
    onLayer(next);
    setOpen(false);
  };
  return (
    <View {...notOnPaper} style={OVER_COMPASS}>
      <IconButton
        framed
        lit={layer !== 'plain'}
        label={words.now(words[layer])}
        onPress={() => setOpen(true)}
        icon={(color) =>
          layer === 'plain' ? <UiIcon name="layers" color={color} /> : <LayerSign layer={layer} color={color} />
        }
      />
      <BottomSheet open={open} title={words.name} onClose={() => setOpen(false)}>
        <LayerBar layer={layer} onLayer={choose} />
        {controls !== undefined && (
          <View style={{ ...ROW, justifyContent: 'space-between' }}>
            <AppText variant="small">{map.size}</AppText>
            <ZoomButtons controls={controls} />
          </View>
        )}
      </BottomSheet>
    </View>
  );
}

const HALF = (TARGET + 4) / 2;

/** No place of the map lies under it. */
const OVER_COMPASS: ViewStyle = {
  position: 'absolute',
  left: `${(ROSE.x / MAP.width) * 100}%`,
  top: ROSE.y - HALF,
  marginLeft: -HALF,
};
