import { renderAsync } from '@resvg/resvg-js';
import { fileTypeFromBuffer } from 'file-type';
import { globalCell } from '#lib/global-cell.ts';
import { type PictureFacts, pictureFacts } from './picture-facts.ts';

/** A picture drawn anew from what somebody sent. */
export interface DrawnPicture {
  bytes: Uint8Array;
  width: number;
  height: number;
  contentType: 'image/png';
}

interface PictureWish {
  /** The most it may measure; a smaller one stays as small as it is. */
  width: number;
  height: number;
  /** `inside` keeps all of it; `cover` fills the whole place from the middle. */
  fit: 'inside' | 'cover';
}

/** Why a picture is not taken. */
export type PictureProblem = 'unknown' | 'too-large' | 'damaged';

/** The kinds of picture that are read. */
const pictureTypes = ['image/jpeg', 'image/png'];

// A picture of few bytes may unfold into gigabytes.
const mostPixels = 30_000_000;

/** How a picture is turned upright about its middle, by what the camera wrote. */
const turns: Readonly<Record<number, string>> = {
  2: 'scale(-1 1)',
  3: 'rotate(180)',
  4: 'scale(1 -1)',
  5: 'rotate(90) scale(1 -1)',
  6: 'rotate(90)',
  7: 'rotate(270) scale(1 -1)',
  8: 'rotate(270)',
};
const liesOnItsSide = ({ orientation }: PictureFacts): boolean => orientation >= 5;

/** What it measures once it is drawn. */
function sizeOf(facts: PictureFacts, { width, height, fit }: PictureWish): { width: number; height: number } {
  if (fit === 'cover') return { width, height };
  const upright = liesOnItsSide(facts)
    ? { width: facts.height, height: facts.width }
    : { width: facts.width, height: facts.height };
  const scale = Math.min(1, width / upright.width, height / upright.height);
  return {
    width: Math.max(1, Math.round(upright.width * scale)),
    height: Math.max(1, Math.round(upright.height * scale)),
  };
}

function drawing(
  bytes: Uint8Array,
  kind: string,
  facts: PictureFacts,
  size: { width: number; height: number },
) {
  const { width, height } = size;
  // The picture is laid down as it is in the file, and turned afterwards.
  const [wide, high] = liesOnItsSide(facts) ? [height, width] : [width, height];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <g transform="translate(${width / 2} ${height / 2}) ${turns[facts.orientation] ?? ''}">
      <image x="${-wide / 2}" y="${-high / 2}" width="${wide}" height="${high}" preserveAspectRatio="xMidYMid slice"
        href="data:${kind};base64,${Buffer.from(bytes).toString('base64')}"/>
    </g>
  </svg>`;
}

// One at a time: each may take a hundred megabytes while it is drawn.
const line = globalCell('images.drawing', () => ({ last: Promise.resolve<unknown>(null) }));

function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const next = line.last.then(work);
  line.last = next.catch(() => null);
  return next;
}

/** Draws a JPEG or PNG anew, by its content: what else was in the file (place, camera, hidden parts) is not in ours. */
export async function drawPicture(
  bytes: Uint8Array,
  wish: PictureWish,
): Promise<DrawnPicture | { problem: PictureProblem }> {
  const kind = (await fileTypeFromBuffer(bytes))?.mime ?? '';
  const facts = pictureTypes.includes(kind) ? pictureFacts(bytes, kind) : null;
  if (!facts) return { problem: 'unknown' };
  if (facts.width * facts.height > mostPixels) return { problem: 'too-large' };
  const size = sizeOf(facts, wish);
  const drawn = await inTurn(() => renderAsync(drawing(bytes, kind, facts, size)));
  // A decoder that gives up leaves the place empty.
  if (!drawn.pixels.some((value) => value !== 0)) return { problem: 'damaged' };
  return { bytes: drawn.asPng(), ...size, contentType: 'image/png' };
}
