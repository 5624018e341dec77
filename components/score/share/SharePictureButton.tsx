import { useMemo, useRef } from 'react';
import { View } from 'react-native';
import { parse } from 'react-native-svg';

import { sharePng } from '@/components/transfer/sharePng';
import { Button } from '@/components/ui/Button';
import { Svg } from '@/components/ui/svg';

import { scorePicture } from './picture';
import { PICTURE_NAME, type SharePictureButtonProps } from './sharePictureTypes';

/** On a phone the picture is drawn where nobody sees it, and the system makes a PNG of the drawing. */
export function SharePictureButton({ label, telling, onShared }: SharePictureButtonProps) {
  const drawing = useRef<Svg>(null);
  const { svg, width, height } = useMemo(() => scorePicture(telling), [telling]);
  const children = useMemo(() => parse(svg)?.children, [svg]);
  const share = (): void => {
    if (drawing.current === null) onShared('failed');
    else void sharePng(drawing.current, { width, height }, PICTURE_NAME).then(onShared);
  };
  return (
    <View>
      <Button kind="secondary" label={label} onPress={share} />
      <View aria-hidden importantForAccessibility="no-hide-descendants" style={UNSEEN}>
        <Svg ref={drawing} width={width} height={height} viewBox={`0 0 ${width} ${height}`}>
          {children}
        </Svg>
      </View>
    </View>
  );
}

/** On the screen, or Android would never draw it; a point wide and clear, so that nobody sees it. */
const UNSEEN = {
  position: 'absolute',
  left: 0,
  top: 0,
  width: 1,
  height: 1,
  overflow: 'hidden',
  opacity: 0,
  pointerEvents: 'none',
} as const;
