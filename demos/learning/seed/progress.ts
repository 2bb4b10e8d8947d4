import type { Answer, Question } from '#engines/quiz/question.ts';
import { rightAnswer } from '#engines/quiz/right-answer.ts';
import { scoreOf } from '#engines/quiz/score.ts';
import { seedOf } from '#engines/quiz/shuffle.ts';
import { createRandom } from '#lib/random/random.ts';
import { daysLater } from '#lib/time/days.ts';
import type { Lesson } from '../lesson.ts';
import type { Attempt, Progress, Run } from '../records.ts';
import { me } from './people.ts';

/** The wrong answer that people give most often; nothing for the kinds where it is left open. */
function usualSlip(question: Question): Answer | null {
  if (question.kind === 'single')
    return { kind: 'single', chosen: (question.right + 1) % question.choices.length };
  if (question.kind === 'several') return { kind: 'several', chosen: question.right.slice(0, -1) };
  if (question.kind === 'number') return { kind: 'number', typed: String(question.right + 10) };
  return null;
}

/** How hard each lesson of a course is: the later ones, and those with a trap, are finished by fewer. */
const hardness = [0.02, 0.05, 0.06, 0.2, 0.1, 0.24, 0.16, 0.12];

interface Taken {
  progress: Progress[];
  attempts: Attempt[];
}

function lessonTaken(
  run: Run,
  studentId: string,
  lesson: Lesson,
  on: string,
  { random, isDone }: { random: () => number; isDone: boolean },
): { progress: Progress; attempt: Attempt | null } {
  const exercises = Object.fromEntries(
    lesson.exercises.map(({ id }, at) => {
      const tries = 1 + Math.floor(random() * random() * 9);
      return [id, { tries, solvedOn: isDone || at === 0 ? on : null }];
    }),
  );
  const shared = { studentId, runId: run.id, lessonId: lesson.id };
  const progress: Progress = {
    id: `${run.id}.${studentId}.${lesson.id}`,
    ...shared,
    openedOn: on,
    doneOn: isDone ? on : null,
    exercises,
  };
  if (!isDone) return { progress, attempt: null };
  const answers: Attempt['answers'] = {};
  for (const question of lesson.questions) {
    const answer = random() < 0.24 ? usualSlip(question) : rightAnswer(question);
    if (answer) answers[question.id] = answer;
  }
  const { got, of } = scoreOf(lesson.questions, answers);
  return { progress, attempt: { id: `${progress.id}.1`, ...shared, on, answers, got, of } };
}

/** What everybody but the visitor did so far: most continue, some stop where a lesson is hard. */
export function seedProgress(
  day: string,
  runs: readonly Run[],
  lessonsOf: (run: Run) => readonly Lesson[],
): Taken {
  const taken: Taken = { progress: [], attempts: [] };
  for (const run of runs)
    for (const studentId of run.studentIds) {
      if (studentId === me.student) continue;
      const random = createRandom(seedOf(run.id + studentId));
      let on = daysLater(run.starts, Math.floor(random() * 4));
      for (const [at, lesson] of lessonsOf(run).entries()) {
        if (on > day || on > run.ends) break;
        const isDone = random() > (hardness[at] ?? 0.1);
        const { progress, attempt } = lessonTaken(run, studentId, lesson, on, { random, isDone });
        taken.progress.push(progress);
        if (attempt) taken.attempts.push(attempt);
        if (!isDone) break;
        on = daysLater(on, 1 + Math.floor(random() * 6));
      }
    }
  return taken;
}
