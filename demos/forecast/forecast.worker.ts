import { serveJob } from '../kit/run/serve-job.ts';
import { type Analysis, analyse, type Question } from './analyse.ts';

/** A question on its way to the worker: 200,000 numbers in a row are copied at once, those in a list one by one. */
type Packed = Omit<Question, 'values'> & {
  /** NaN where nothing is known. */
  values: Float64Array;
};

/** Several series, the one that is looked at first. */
export interface Job {
  questions: Packed[];
  order: number[];
}

/** How many are done, and those since the last report with their place. */
export interface Progress {
  done: number;
}

serveJob<Job, Progress, Analysis[]>(({ questions, order }, report) => {
  const results: Analysis[] = new Array(questions.length);
  for (const [done, index] of order.entries()) {
    report({ done });
    const question = questions[index];
    if (question) {
      const values = Array.from(question.values, (value) => (Number.isNaN(value) ? null : value));
      results[index] = analyse({ ...question, values });
    }
  }
  return results;
});
