/** What the model hears: one channel with this many samples a second. */
export const sampleRate = 16_000;

/** A part of a sound, in seconds. */
export interface Span {
  start: number;
  end: number;
}

/** The mean of all channels. */
export function mixDown(channels: readonly Float32Array[]): Float32Array {
  const [first = new Float32Array()] = channels;
  if (channels.length < 2) return first;
  const mixed = new Float32Array(first.length);
  for (const channel of channels)
    for (let at = 0; at < mixed.length; at += 1)
      mixed[at] = (mixed[at] ?? 0) + (channel[at] ?? 0) / channels.length;
  return mixed;
}

/** The samples of a span. */
export const partOf = (samples: Float32Array, { start, end }: Span): Float32Array =>
  samples.subarray(Math.round(start * sampleRate), Math.round(end * sampleRate));

/** Several blocks as one. */
export function joined(blocks: readonly Float32Array[]): Float32Array {
  const all = new Float32Array(blocks.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const block of blocks) {
    all.set(block, at);
    at += block.length;
  }
  return all;
}
