import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { resample } from '#engines/speech/resample.ts';
import { readWav } from '#engines/speech/wav.ts';

/** A recording and what is said in it. */
export interface Clip {
  name: string;
  /** At 16 kHz. */
  samples: Float32Array;
  said: string;
}

async function clip(folder: string, name: string): Promise<Clip> {
  const { samples, rate } = readWav(await readFile(join(folder, `${name}.wav`)));
  return {
    name,
    samples: resample(samples, rate),
    said: await readFile(join(folder, `${name}.txt`), 'utf8'),
  };
}

/** The clips of a folder: each WAV file with what is said in it beside it, in a text file of the same name. */
export async function clipsIn(folder: string): Promise<Clip[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.wav')).sort();
  return Promise.all(names.map((name) => clip(folder, name.slice(0, -'.wav'.length))));
}

/** The examples of the page. */
export const ownClips = (): Promise<Clip[]> =>
  clipsIn(join(import.meta.dirname, '../../demos/speech/examples'));
