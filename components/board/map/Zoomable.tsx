import { useEffect, useRef, useSyncExternalStore, type ReactNode } from 'react';
import { View } from 'react-native';

import { IconFrame } from '@/components/ui/IconFrame';
import { UiIcon } from '@/components/ui/UiIcon';
import { IconButton } from '@/components/ui/IconButton';
import { RADIUS } from '@/components/ui/scale';
import { Path } from '@/components/ui/svg';
import { notOnPaper, OWN_PAINT, panning } from '@/components/ui/platform';
import { boardWords } from '@/i18n/board';
import { useWords } from '@/i18n/useWords';

import { MAP } from '../layout';
import { useWheel } from './useWheel';
import { FIT, MOST, STEP, type Zoom } from './zoom';
import type { ZoomControls } from './zoomControls';

const percent = (fraction: number): `${number}%` => `${fraction * 100}%`;

const useZoom = ({ subscribe, now }: ZoomControls): Zoom => useSyncExternalStore(subscribe, now, () => FIT);

/**
 * A frame in which the map is enlarged and shifted. The drawing is laid out anew at its size instead of
 * being stretched, so it stays sharp; what is inside does not render again.
 */
export function Zoomable({ controls, children }: { readonly controls: ZoomControls; readonly children: ReactNode }) {
  const zoom = useZoom(controls);
  const frame = useRef<View>(null);
  useWheel(frame, controls);
  useEffect(() => {
    controls.frameIs(frame.current);
  }, [controls]);
  return (
    <View
      ref={frame}
      {...controls.handlers}
      style={[
        { width: '100%', aspectRatio: MAP.width / MAP.height, overflow: 'hidden', borderRadius: RADIUS.m },
        OWN_PAINT,
        panning(zoom.scale > 1),
      ]}
    >
      <View
        style={{
          position: 'absolute',
          left: percent(zoom.x),
          top: percent(zoom.y),
          width: percent(zoom.scale),
          height: percent(zoom.scale),
        }}
      >
        {children}
      </View>
    </View>
  );
}

/** Larger, smaller, whole: for those without two free fingers. */
export function ZoomButtons({ controls }: { readonly controls: ZoomControls }) {
  const words = useWords(boardWords).map;
  const { scale } = useZoom(controls);
  return (
    <View {...notOnPaper} style={{ flexDirection: 'row' }}>
      {scale > 1 && (
        <IconButton label={words.fit} icon={(color) => <WholeIcon color={color} />} onPress={controls.fit} />
      )}
      <IconButton
        label={words.zoomOut}
        icon={(color) => <UiIcon name="minus" color={color} />}
        disabled={scale <= 1}
        onPress={() => controls.by(1 / STEP)}
      />
      <IconButton
        label={words.zoomIn}
        icon={(color) => <UiIcon name="plus" color={color} />}
        disabled={scale >= MOST}
        onPress={() => controls.by(STEP)}
      />
    </View>
  );
}

/** Four corners drawn apart: show everything. */
const WholeIcon = ({ color }: { readonly color: string }) => (
  <IconFrame>
    <Path
      d="M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5"
      fill="none"
      stroke={color}
      strokeWidth={2}
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  </IconFrame>
);
