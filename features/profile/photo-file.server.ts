import { createHash } from 'node:crypto';
import { renderAsync } from '@resvg/resvg-js';
import { fileTypeFromBuffer } from 'file-type';
import { globalCell } from '#lib/global-cell.ts';
import { badInput } from '#server/errors.ts';
import { largestPhoto, photoSide, photoTypes } from './photo.ts';
import { type PictureFacts, pictureFacts } from './picture-facts.ts';

/** Where somebody's picture lies: one place each, so that a new one takes the old one's and none is left behind. */
export const photoKey = (userId: string): string =>
  `profiles/${createHash('sha256').update(`photo:${userId}`).digest('hex').slice(0, 32)}.png`;

// A picture of few bytes may unfold into gigabytes.
const mostPixels = 30_000_000;

/** How a picture is turned upright about the middle of the square, by what the camera wrote. */
const turns: Readonly<Record<number, string>> = {
  2: 'scale(-1 1)',
  3: 'rotate(180)',
  4: 'scale(1 -1)',
  5: 'rotate(90) scale(1 -1)',
  6: 'rotate(90)',
  7: 'rotate(270) scale(1 -1)',
  8: 'rotate(270)',
};

/** A drawing that shows the picture as a square, from its middle. */
function drawing(bytes: Uint8Array, kind: string, { orientation }: PictureFacts): string {
  const half = photoSide / 2;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${photoSide}" height="${photoSide}">
    <g transform="translate(${half} ${half}) ${turns[orientation] ?? ''}">
      <image x="-${half}" y="-${half}" width="${photoSide}" height="${photoSide}" preserveAspectRatio="xMidYMid slice"
        href="data:${kind};base64,${Buffer.from(bytes).toString('base64')}"/>
    </g>
  </svg>`;
}

// One at a time: each may take a hundred megabytes while it is drawn.
const line = globalCell('profile.drawing', () => ({ last: Promise.resolve<unknown>(null) }));

function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const next = line.last.then(work);
  line.last = next.catch(() => null);
  return next;
}

/** Whether anything was drawn: a decoder that gives up leaves the square empty. */
const isEmpty = (pixels: Uint8Array): boolean => !pixels.some((value) => value !== 0);

/** Draws a picture anew as a square: what else was in the file (place, camera, hidden parts) is not in ours. */
export async function redraw(bytes: Uint8Array): Promise<Buffer> {
  if (bytes.length > largestPhoto)
    throw badInput({ photo: 'This is larger than 12 MB. Choose a smaller picture.' });
  const kind = (await fileTypeFromBuffer(bytes))?.mime ?? '';
  const facts = photoTypes.includes(kind) ? pictureFacts(bytes, kind) : null;
  if (!facts) throw badInput({ photo: 'This is no picture that we can read. Save it as JPEG or PNG.' });
  if (facts.width * facts.height > mostPixels)
    throw badInput({ photo: 'This picture has more than 30 million points. Make it smaller first.' });
  const drawn = await inTurn(() => renderAsync(drawing(bytes, kind, facts)));
  if (isEmpty(drawn.pixels)) throw badInput({ photo: 'This picture is damaged. Choose another.' });
  return drawn.asPng();
}
