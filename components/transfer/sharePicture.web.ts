import { download } from '@/components/ui/download.web';

import { webShare } from './webShare.web';
import type { Shared } from './outcome';
import type { Picture } from './picture';

async function toPng({ svg, width, height }: Picture): Promise<Blob> {
  const image = new Image(width, height);
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  canvas.getContext('2d')?.drawImage(image, 0, 0, width, height);
  return new Promise((resolve, reject) =>
    canvas.toBlob(
      (blob) => (blob === null ? reject(new Error('The canvas gave no picture.')) : resolve(blob)),
      'image/png',
    ),
  );
}

/** Draws the picture as a PNG and hands it to the share sheet; where there is none it is downloaded. */
export async function sharePicture(picture: Picture, name: string): Promise<Shared> {
  try {
    const file = new File([await toPng(picture)], `${name}.png`, { type: 'image/png' });
    const shared = await webShare({ files: [file] });
    if (shared !== 'failed') return shared;
    download(file, file.name);
    return 'saved';
  } catch {
    return 'failed';
  }
}
