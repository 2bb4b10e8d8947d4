import type { Line } from '#engines/speech/transcript.ts';
import { isRecord, isText } from '#lib/files/shape.ts';

/** A sound with what was said in it. */
export interface Recording {
  id: string;
  title: string;
  pinned: boolean;
  /** When it was last changed, as ISO 8601. */
  changed: string;
  /** The example that it was made from, and whose sound it has; null for a visitor's own. */
  example: string | null;
  seconds: number;
  /** How loud each part is, from 0 to 100, for its drawing. */
  peaks: readonly number[];
  lines: readonly Line[];
  /** Names for the lines, in the order they were added. */
  speakers: readonly string[];
  /** The file itself; an example's is fetched when it is played. */
  sound: Blob | null;
}

/** A recording as the server sends it: without its sound, which is fetched when it is played. */
export type SentRecording = Omit<Recording, 'sound'>;

/** How many parts the drawing of a sound has. */
export const drawnParts = 120;

/** Whether it is an example that nobody has changed; a changed one is a recording of the visitor's own. */
export const isExampleItself = ({ id }: Pick<Recording, 'id'>): boolean => id.startsWith('example-');

/** Whether a value is a recording. Only this page writes them, so their outline tells them from anything else. */
export const isRecording = (value: unknown): value is Recording =>
  isRecord(value) &&
  isText(value.id) &&
  isText(value.title) &&
  isText(value.changed) &&
  Array.isArray(value.peaks) &&
  Array.isArray(value.lines) &&
  Array.isArray(value.speakers);
