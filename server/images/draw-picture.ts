import { fileTypeFromBuffer } from 'file-type';
import { AppError } from '../errors.ts';
import { inThread } from '../tools/in-thread.ts';
import type { Drawing } from './draw.thread.ts';
import { makeFairQueue } from './fair-queue.ts';
import { type PictureFacts, pictureFacts } from './picture-facts.ts';

/** A picture redrawn from what somebody sent. */
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
// One pixel takes eight bytes at most, before it is packed; what is longer was padded to keep a decoder busy.
const mostBytesFor = ({ width, height }: PictureFacts): number => 256 * 1024 + width * height * 8;
/** A picture of the largest size takes three seconds on a slow machine. */
const longestDrawing = 15_000;

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

// One at a time: each may take a hundred megabytes while it is drawn.
const queue = makeFairQueue();

/** Draws in a separate thread, which is stopped if it takes too long, so that the site keeps answering. */
async function drawInThread(job: Drawing): Promise<Uint8Array | null> {
  const { default: file } = await import('./draw.thread.ts?thread');
  try {
    return await inThread<Uint8Array | null>(file, job, { signal: AbortSignal.timeout(longestDrawing) });
  } catch (error) {
    // Too long, or more than the thread may hold: either way it is no picture that anybody needs.
    if (error instanceof AppError || (error instanceof DOMException && error.name === 'TimeoutError'))
      return null;
    throw error;
  }
}

/** Draws a JPEG or PNG again, by its content: what else was in the file (place, camera, hidden parts) is not in ours. */
export async function drawPicture(
  bytes: Uint8Array,
  wish: PictureWish,
  /** Whose picture it is: the places are shared out by person. */
  person: string,
): Promise<DrawnPicture | { problem: PictureProblem }> {
  const kind = (await fileTypeFromBuffer(bytes))?.mime ?? '';
  const facts = pictureTypes.includes(kind) ? pictureFacts(bytes, kind) : null;
  if (!facts) return { problem: 'unknown' };
  if (facts.width * facts.height > mostPixels) return { problem: 'too-large' };
  if (bytes.length > mostBytesFor(facts)) return { problem: 'damaged' };
  const size = sizeOf(facts, wish);
  const [wide, high] = liesOnItsSide(facts) ? [size.height, size.width] : [size.width, size.height];
  const turn = turns[facts.orientation] ?? '';
  const png = await queue.run(person, () => drawInThread({ bytes, kind, ...size, wide, high, turn }));
  return png ? { bytes: png, ...size, contentType: 'image/png' } : { problem: 'damaged' };
}
