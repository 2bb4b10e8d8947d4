import { type Crop, cutOf } from '../crop.ts';
import { photoSide } from '../photo.ts';

// Twice of what is kept: the server draws it once more, smaller.
const side = photoSide * 2;

/** Cuts the chosen square out of a picture; upright, and without anything that a camera wrote beside it. */
export async function cutPicture(picture: HTMLImageElement, crop: Crop): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = side;
  canvas.height = side;
  const size = { width: picture.naturalWidth, height: picture.naturalHeight };
  const cut = cutOf(size, crop);
  canvas.getContext('2d')?.drawImage(picture, cut.left, cut.top, cut.side, cut.side, 0, 0, side, side);
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('nothing was drawn'))),
      'image/jpeg',
      0.92,
    );
  });
}
