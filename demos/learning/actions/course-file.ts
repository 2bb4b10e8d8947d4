import { z } from 'zod';
import { questionFault } from '#engines/quiz/check-question.ts';
import { lessonSchema } from '../lesson.ts';
import { courseFacts, type Draft } from '../records.ts';

const kind = 'learning-course';

/** The largest file that is read: a course of a hundred lessons has less than a megabyte. */
export const mostCourseBytes = 5_000_000;

const fileSchema = z.object({
  kind: z.literal(kind),
  version: z.literal(1),
  ...courseFacts,
  lessons: z.array(lessonSchema).min(1).max(60, 'A course can have up to 60 lessons.'),
});

type Course = Omit<Draft, 'id'>;

/** A course as the text of a file. */
export const courseFileOf = ({ title, lead, level, lessons }: Course): string =>
  JSON.stringify({ kind, version: 1, title, lead, level, lessons }, null, 2);

const names: Readonly<Record<string, string>> = {
  lessons: 'lesson',
  questions: 'question',
  exercises: 'exercise',
  cards: 'card',
};

/** Where in the file something is, in words: lesson 2, question 3, “points”. */
function placeSaid(path: readonly PropertyKey[]): string {
  const said: string[] = [];
  for (let at = 0; at < path.length; at += 1) {
    const [step, next] = [path[at], path[at + 1]];
    if (typeof step === 'string' && names[step] && typeof next === 'number') {
      said.push(`${names[step]} ${next + 1}`);
      at += 1;
    } else if (typeof step === 'number') said.push(`number ${step + 1}`);
    else said.push(`“${String(step)}”`);
  }
  return said.join(', ');
}

function faultSaid({ path, message }: { path: readonly PropertyKey[]; message: string }): string {
  const place = placeSaid(path);
  if (place === '') return message;
  return `${place.charAt(0).toUpperCase()}${place.slice(1)}: ${message}`;
}

/** The course of a file, or what is wrong with it and where. */
export function readCourseFile(text: string): { course: Course } | { problem: string } {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return { problem: 'This file isn’t valid JSON, so it can’t be a course. Nothing was changed.' };
  }
  const head = z.looseObject({ kind: z.string(), version: z.number() }).safeParse(json);
  if (!head.success || head.data.kind !== kind)
    return { problem: 'This file isn’t a course. Choose one that was exported from the course editor.' };
  if (head.data.version !== 1)
    return { problem: 'This course was exported by a newer version of the editor and can’t be read here.' };
  const file = fileSchema.safeParse(json);
  if (!file.success) {
    const [first, ...more] = file.error.issues;
    const rest = more.length > 0 ? ` (${more.length} more after it)` : '';
    return {
      problem: `${first ? faultSaid(first) : 'The file can’t be read.'}${rest} Nothing was imported.`,
    };
  }
  const { title, lead, level, lessons } = file.data;
  for (const [at, lesson] of lessons.entries())
    for (const [place, question] of lesson.questions.entries()) {
      const fault = questionFault(question);
      if (fault)
        return { problem: `Lesson ${at + 1}, question ${place + 1}: ${fault} Nothing was imported.` };
    }
  return { course: { title, lead, level, lessons } };
}
