import { File, Paths } from 'expo-file-system';
import { shareAsync } from 'expo-sharing';

import { pixelLength } from '@/components/ui/platform';

import type { Shared } from './outcome';
import type { Picture } from './picture';

/** A drawing on the screen that the system can make a PNG of. */
interface Drawn {
  readonly toDataURL: (callback: (base64: string) => void, options?: object) => void;
}

type Size = Pick<Picture, 'width' | 'height'>;

const pngOf = (drawing: Drawn, { width, height }: Size): Promise<string> =>
  new Promise((resolve) =>
    drawing.toDataURL(resolve, { width: width * pixelLength(), height: height * pixelLength() }),
  );

/** Makes a PNG of a drawing and hands it to the phone's share sheet; whoever cancels has changed nothing. */
export async function sharePng(drawing: Drawn, size: Size, name: string): Promise<Shared> {
  try {
    const base64 = await pngOf(drawing, size);
    const file = new File(Paths.cache, `${name}.png`);
    file.create({ overwrite: true });
    file.write(base64, { encoding: 'base64' });
    await shareAsync(file.uri, { mimeType: 'image/png', UTI: 'public.png' });
    return 'shared';
  } catch {
    return 'failed';
  }
}
