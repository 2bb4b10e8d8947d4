import { serveJob } from '../kit/run/serve-job.ts';
import { type Analysis, analyse, type Question } from './analyse.ts';

/** Several series, the one that is looked at first. */
export interface Job {
  questions: Question[];
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
    if (question) results[index] = analyse(question);
  }
  return results;
});
