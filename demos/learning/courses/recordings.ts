import { introductionOf } from '#engines/lesson-text/introduction.ts';
import type { Recording } from '#lib/look/recording.ts';
import type { Lesson } from '../lesson.ts';
import facts from './recordings.json' with { type: 'json' };

/** An introduction that was recorded (`npm run recordings`), by the lesson that it was recorded for. */
const recorded: Readonly<Record<string, { text: string; seconds: number; peaks: readonly number[] }>> = facts;

/** The recording of a lesson’s introduction, where one says exactly these words: copies of a lesson have it, too. */
export function recordingOf({ text }: Pick<Lesson, 'text'>): Recording | null {
  const words = introductionOf(text);
  const found = Object.entries(recorded).find(([, each]) => each.text === words);
  if (!found) return null;
  const [id, { seconds, peaks }] = found;
  const file = `/media/lessons/${id}`;
  return { src: `${file}.ogg`, captions: `${file}.vtt`, title: 'Listen to the introduction', seconds, peaks };
}
