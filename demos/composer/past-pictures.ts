import { z } from 'zod';
import { type ComposerState, composerState } from './state.ts';

const most = 24;

const pastPicture = z.object({ at: z.iso.datetime(), state: composerState });
export type PastPicture = z.output<typeof pastPicture>;

/** The pictures that this browser remembers; what cannot be read any more is left out. */
export function readPictures(kept: unknown): PastPicture[] {
  return z
    .array(z.unknown())
    .catch([])
    .parse(kept)
    .flatMap((one) => {
      const read = pastPicture.safeParse(one);
      return read.success ? [read.data] : [];
    });
}

/** The pictures with this one first. A sentence that was drawn again with the same seed takes its own place. */
export function withPicture(
  pictures: readonly PastPicture[],
  state: ComposerState,
  at: string,
): PastPicture[] {
  const others = pictures.filter(
    ({ state: other }) => other.prompt !== state.prompt || other.seed !== state.seed,
  );
  return [{ at, state }, ...others].slice(0, most);
}
