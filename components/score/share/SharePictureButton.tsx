import { File, Paths } from 'expo-file-system';
import { shareAsync } from 'expo-sharing';
import { useMemo, useRef } from 'react';
import { View } from 'react-native';
import { parse } from 'react-native-svg';

import { Button } from '@/components/ui/Button';
import { Svg } from '@/components/ui/svg';

import { type Shared } from '@/components/transfer/outcome';
import { scorePicture } from './picture';
import { type Telling } from './scoreText';

/** Shares the result as a picture: drawn off the screen, written as a PNG, handed to the phone's share sheet. */
export interface SharePictureButtonProps {
  readonly label: string;
  readonly telling: Telling;
  readonly onShared: (outcome: Shared) => void;
}

const FILE_NAME = 'lisboa-score.png';

async function sharePng(base64: string): Promise<Shared> {
  try {
    const file = new File(Paths.cache, FILE_NAME);
    file.write(base64, { encoding: 'base64' });
    await shareAsync(file.uri, { mimeType: 'image/png', UTI: 'public.png' });
    return 'shared';
  } catch {
    return 'failed';
  }
}

export function SharePictureButton({ label, telling, onShared }: SharePictureButtonProps) {
  const drawing = useRef<Svg>(null);
  const { svg, width, height } = useMemo(() => scorePicture(telling), [telling]);
  const parsed = useMemo(() => parse(svg), [svg]);
  const share = (): void =>
    drawing.current?.toDataURL((base64) => void sharePng(base64).then(onShared), { width, height });
  return (
    <View>
      <Button kind="secondary" label={label} onPress={share} />
      <View aria-hidden importantForAccessibility="no-hide-descendants" style={OFF_SCREEN}>
        <Svg ref={drawing} width={width} height={height} viewBox={`0 0 ${width} ${height}`}>
          {parsed?.children}
        </Svg>
      </View>
    </View>
  );
}

const OFF_SCREEN = { position: 'absolute', left: -10_000, top: 0, pointerEvents: 'none' } as const;
