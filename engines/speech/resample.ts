import { joined, sampleRate } from './sound.ts';

/** How many zero crossings of the filter stand on each side of a sample: enough for speech. */
const crossings = 16;

/** The weight of a sample at this distance, in samples of the lower rate: a sinc under a Hann window. */
function weight(distance: number): number {
  if (Math.abs(distance) >= crossings) return 0;
  const window = 0.5 + 0.5 * Math.cos((Math.PI * distance) / crossings);
  const angle = Math.PI * distance;
  return window * (angle === 0 ? 1 : Math.sin(angle) / angle);
}

/** Brings sound to the rate that the model hears, block by block as it comes from a microphone. */
interface Resampler {
  /** The samples that can be told so far; the last few wait for what comes after them. */
  push: (block: Float32Array) => Float32Array;
  /** The samples that waited. */
  end: () => Float32Array;
}

/** A resampler from this rate. */
export function makeResampler(from: number, to: number = sampleRate): Resampler {
  const step = from / to;
  // Going down, the filter also takes away what the lower rate cannot hold.
  const narrow = Math.min(1, to / from);
  const reach = Math.ceil(crossings / narrow);
  /** Input that is still needed, and the place of its first sample in the whole. */
  let held: Float32Array = new Float32Array();
  let first = 0;
  let made = 0;

  function sampleAt(place: number): number {
    const middle = Math.floor(place);
    let sum = 0;
    let weights = 0;
    for (let at = middle - reach; at <= middle + reach + 1; at += 1) {
      const factor = weight((at - place) * narrow);
      weights += factor;
      sum += factor * (held[at - first] ?? 0);
    }
    return weights === 0 ? 0 : sum / weights;
  }
  function tell(upTo: number): Float32Array {
    const count = Math.max(0, Math.ceil(upTo / step) - made);
    const told = new Float32Array(count);
    for (let at = 0; at < count; at += 1) told[at] = sampleAt((made + at) * step);
    made += count;
    const needed = Math.max(0, Math.floor(made * step) - reach - first);
    held = held.slice(needed);
    first += needed;
    return told;
  }
  return {
    push: (block) => {
      if (from === to) return block;
      held = joined([held, block]);
      return tell(first + held.length - reach - 1);
    },
    end: () => (from === to ? new Float32Array() : tell(first + held.length)),
  };
}

/** A whole sound at the rate that the model hears. */
export function resample(samples: Float32Array, from: number, to: number = sampleRate): Float32Array {
  if (from === to) return samples;
  const resampler = makeResampler(from, to);
  return joined([resampler.push(samples), resampler.end()]);
}
