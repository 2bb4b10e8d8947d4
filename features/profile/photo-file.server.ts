import { createHash } from 'node:crypto';
import { badInput } from '#server/errors.ts';
import { drawPicture } from '#server/images/draw-picture.ts';
import { largestPhoto, photoSide } from './photo.ts';

/** Where somebody's picture lies: one place each, so that a new one takes the old one's and none is left behind. */
export const photoKey = (userId: string): string =>
  `profiles/${createHash('sha256').update(`photo:${userId}`).digest('hex').slice(0, 32)}.png`;

const problems = {
  unknown: 'We can’t read this picture. Save it as JPEG or PNG.',
  'too-large': 'This picture has more than 30 million pixels. Make it smaller first.',
  damaged: 'This picture is damaged. Choose another one.',
} as const;

/** Draws a picture again as a square: what else was in the file (place, camera, hidden parts) is not in ours. */
export async function redraw(bytes: Uint8Array, userId: string): Promise<Uint8Array> {
  if (bytes.length > largestPhoto)
    throw badInput({ photo: 'This picture is larger than 12 MB. Choose a smaller one.' });
  const picture = await drawPicture(bytes, { width: photoSide, height: photoSide, fit: 'cover' }, userId);
  if ('problem' in picture) throw badInput({ photo: problems[picture.problem] });
  return picture.bytes;
}
