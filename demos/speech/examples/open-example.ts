import { isRecording, type Recording } from '../recording.ts';
import austenSound from './austen.wav?url';
import kokoroSound from './kokoro.wav?url';

/** Examples with their text, made by `npm run example-recordings`. */
const made: Readonly<Record<string, () => Promise<{ default: unknown }>>> = {
  kokoro: () => import('./made/kokoro.json'),
  austen: () => import('./made/austen.json'),
};

/** Where the sound of an example is, for the player. */
export const exampleSounds: Readonly<Record<string, string>> = { kokoro: kokoroSound, austen: austenSound };

/** An example by its id, loaded when it is opened. */
export async function openExample(id: string): Promise<Recording> {
  const file: { default: unknown } | undefined = await made[id]?.();
  if (!isRecording(file?.default)) throw new Error(`There is no example ${id}.`);
  return { ...file.default, sound: null };
}
