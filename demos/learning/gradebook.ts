import { bestOf } from '#engines/quiz/attempts.ts';
import { isRight, markAnswer } from '#engines/quiz/mark.ts';
import { percentOf } from '#engines/quiz/score.ts';
import { pointsOf } from './actions/mark-hand-in.ts';
import { assignmentsFor, attemptsIn, handInOf, lessonsOf, nameOf, progressIn } from './lookup.ts';
import type { LearningRows, Progress, Run } from './records.ts';

/** One student's progress in one lesson. */
export interface Standing {
  lessonId: string;
  is: 'finished' | 'begun' | 'open';
  /** The best quiz in percent; null while none was handed in. */
  quiz: number | null;
}

export interface GradeRow {
  studentId: string;
  name: string;
  lessons: readonly Standing[];
  finished: number;
  /** Each assignment of the group in percent; null while it isn’t marked. */
  assignments: readonly (number | null)[];
  /** The mean of the quizzes that were handed in and the assignments that were marked; null without any. */
  mean: number | null;
}

const stateOf = (progress: Progress | undefined): Standing['is'] => {
  if (!progress) return 'open';
  return progress.doneOn ? 'finished' : 'begun';
};

/** Everybody of a run with every lesson, by name. */
export function gradeBook(rows: LearningRows, run: Run): GradeRow[] {
  const lessons = lessonsOf(rows, run);
  const assignments = assignmentsFor(rows, run);
  return run.studentIds
    .map((studentId) => {
      const standings = lessons.map(({ id }): Standing => {
        const best = bestOf(attemptsIn(rows, run, studentId, id));
        return {
          lessonId: id,
          is: stateOf(progressIn(rows, run, studentId, id)),
          quiz: best ? percentOf(best) : null,
        };
      });
      const marks = assignments.map((assignment) => {
        const { got, of } = pointsOf(assignment, handInOf(rows, assignment.id, studentId)?.levels ?? null);
        return got === null ? null : Math.round((got / Math.max(1, of)) * 100);
      });
      const counted = [...standings.map(({ quiz }) => quiz), ...marks].flatMap((each) => each ?? []);
      return {
        studentId,
        name: nameOf(rows, studentId),
        lessons: standings,
        finished: standings.filter(({ is }) => is === 'finished').length,
        assignments: marks,
        mean:
          counted.length === 0
            ? null
            : Math.round(counted.reduce((sum, each) => sum + each, 0) / counted.length),
      };
    })
    .sort((a, b) => a.name.localeCompare(b.name, 'en'));
}

/** Where a lesson loses people. */
export interface Stop {
  lessonId: string;
  title: string;
  reached: number;
  /** Those who began it and have not finished it. */
  stuck: number;
  /** The question that was most often wrong, with how many of how many. */
  hardest: { ask: string; passage: string; wrong: number; of: number } | null;
}

/** For each lesson how many reached it, how many are stuck in it, and which question is the hardest. */
export function stopsIn(rows: LearningRows, run: Run): Stop[] {
  return lessonsOf(rows, run).map((lesson) => {
    const reached = run.studentIds.flatMap((id) => progressIn(rows, run, id, lesson.id) ?? []);
    const firsts = run.studentIds.flatMap((id) => attemptsIn(rows, run, id, lesson.id)[0] ?? []);
    const counted = lesson.questions.map((question) => {
      const given = firsts.flatMap(({ answers }) => {
        const answer = answers[question.id];
        return answer ? [isRight(markAnswer(question, answer))] : [];
      });
      return {
        ask: question.ask,
        passage: question.passage,
        wrong: given.filter((right) => !right).length,
        of: given.length,
      };
    });
    const [hardest = null] = counted
      .filter(({ wrong }) => wrong > 0)
      .sort((a, b) => b.wrong / b.of - a.wrong / a.of);
    return {
      lessonId: lesson.id,
      title: lesson.title,
      reached: reached.length,
      stuck: reached.filter(({ doneOn }) => doneOn === null).length,
      hardest,
    };
  });
}
