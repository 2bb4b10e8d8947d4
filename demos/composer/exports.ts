import { frame } from '#engines/compose/layout/scene.ts';
import { slugFrom } from '#lib/text/slug.ts';
import { download } from '../kit/export/download.ts';

const couldNot = 'We couldn’t draw the picture at this size. Try a smaller one.';

/** A file name from the sentence. */
export const fileName = (prompt: string, ending: string): string =>
  `${slugFrom(prompt, 50) || 'picture'}.${ending}`;

/** Draws a picture as PNG, this many pixels wide, and gives it to the visitor. */
export async function downloadPng(name: string, svg: string, width: number): Promise<void> {
  const address = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = width;
    canvas.height = Math.round((width * frame.height) / frame.width);
    const context = canvas.getContext('2d');
    if (!context) throw new Error(couldNot);
    context.drawImage(image, 0, 0, canvas.width, canvas.height);
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
    if (!blob) throw new Error(couldNot);
    download(name, blob);
  } finally {
    URL.revokeObjectURL(address);
  }
}
