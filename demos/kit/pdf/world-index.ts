import { unprintable } from '#lib/text/print-runs.ts';
import index from '#ui/tokens/fonts/world/letters.json?url';
import {
  type LetterFile,
  missingLetters,
  printed,
  type WorldLetters,
  worldLetters,
} from './world-letters.ts';

let letters: Promise<WorldLetters> | null = null;

const isText = (value: unknown): value is string => typeof value === 'string';
const isLetterFile = (value: unknown): value is LetterFile =>
  typeof value === 'object' &&
  value !== null &&
  'file' in value &&
  'family' in value &&
  'letters' in value &&
  [value.file, value.family, value.letters].every(isText);

async function fetchLetters(): Promise<WorldLetters> {
  const answer = await fetch(index);
  const files: unknown = answer.ok ? await answer.json() : null;
  if (!Array.isArray(files) || !files.every(isLetterFile))
    throw new Error('The list of characters didn’t load. Check your connection and try again.');
  return worldLetters(files);
}

/** Which letters there are beyond our own typefaces; loaded when somebody first needs one of them. */
export async function loadWorldLetters(): Promise<WorldLetters> {
  letters ??= fetchLetters();
  try {
    return await letters;
  } catch (error) {
    letters = null;
    throw error;
  }
}

/** The letters of a text that a PDF of ours can't show, each once. */
export async function lettersMissingIn(text: string): Promise<string[]> {
  const strange = unprintable(printed(text));
  return strange.length === 0 ? [] : missingLetters(text, await loadWorldLetters());
}
