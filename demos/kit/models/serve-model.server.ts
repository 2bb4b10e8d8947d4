import { readFile } from 'node:fs/promises';
import { workerData } from 'node:worker_threads';
import type { ModelBytes } from '#engines/embed/bert.ts';
import { answerQuestions } from '#server/tools/answer-questions.ts';
import { lowerPriority } from '#server/tools/lower-priority.ts';
import type { ModelPaths } from './model-paths.server.ts';

/**
 * The whole of a model's thread, which stays for as long as questions come: opening a model takes a second. It answers one
 * question at a time, because side by side they would only share the same core.
 */
export async function serveModel<Question, Answer>(
  open: (bytes: ModelBytes) => Promise<(question: Question) => Promise<Answer>>,
): Promise<void> {
  lowerPriority('low');
  const paths = workerData as ModelPaths;
  const [weights, tokenizer, runtime] = await Promise.all([
    readFile(paths.weights),
    readFile(paths.tokenizer, 'utf8'),
    readFile(paths.runtime),
  ]);
  const answer = await open({ weights, tokenizer, runtime });
  let last: Promise<unknown> = Promise.resolve();
  answerQuestions<Question, Answer>((question) => {
    const answered = last.then(() => answer(question));
    last = answered.catch(() => {});
    return answered;
  });
}
