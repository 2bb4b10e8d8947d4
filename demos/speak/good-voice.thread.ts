import { readFile } from 'node:fs/promises';
import { workerData } from 'node:worker_threads';
import { openKokoro } from '#engines/speak/kokoro/kokoro.ts';
import { lowerPriority } from '#server/tools/lower-priority.ts';
import { serveVoice } from './serve-voice.server.ts';
import type { GoodPaths, GoodQuestion } from './voice-questions.ts';

// Opening it takes a core for half a minute, while somebody listens to the fast voice.
lowerPriority('low');
const paths = workerData as GoodPaths;
const parts = await Promise.all(paths.weights.map((path) => readFile(path)));
const speak = await openKokoro({ weights: Buffer.concat(parts), runtime: await readFile(paths.runtime) });
const styles = new Map<string, Float32Array>();

/** How a speaker sounds, read once. */
async function styleOf(voice: string): Promise<Float32Array> {
  const known = styles.get(voice);
  if (known) return known;
  const style = new Float32Array(new Uint8Array(await readFile(paths.voices[voice] ?? '')).buffer);
  styles.set(voice, style);
  return style;
}

serveVoice<GoodQuestion>(async ({ symbols, voice, speed }) =>
  speak({ symbols, speed, voice: await styleOf(voice) }),
);
