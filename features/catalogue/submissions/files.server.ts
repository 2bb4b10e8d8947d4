import { badInput } from '#server/errors.ts';
import { type DrawnPicture, drawPicture } from '#server/images/draw-picture.ts';
import { largestScreen } from './fields.ts';

/** Where the file of a screen lies. */
export const storageKey = (screenId: string): string => `submissions/${screenId}`;

/** The longest side of a screen that is kept: as wide as the largest place that shows it. */
const longestSide = 1600;

const problems = {
  unknown: 'isn’t a picture we can read. Save it as PNG or JPEG.',
  'too-large': 'has more than 30 million pixels. Make it smaller first.',
  damaged: 'is damaged. Take the screenshot again.',
} as const;

/** Looks at a file's content and draws the picture that is kept; throws 422 for what is none. */
export async function readyPicture({
  name,
  bytes,
  userId,
}: {
  name: string;
  bytes: Uint8Array;
  userId: string;
}): Promise<DrawnPicture> {
  if (bytes.length > largestScreen)
    throw badInput({ files: `“${name}” is larger than 10 MB. Make it smaller first.` });
  const picture = await drawPicture(
    bytes,
    { width: longestSide, height: longestSide, fit: 'inside' },
    userId,
  );
  if ('problem' in picture) throw badInput({ files: `“${name}” ${problems[picture.problem]}` });
  return picture;
}
