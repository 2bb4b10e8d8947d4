import { readFile } from 'node:fs/promises';
import { workerData } from 'node:worker_threads';
import { openMiniLm } from '#engines/embed/minilm.ts';
import { answerQuestions } from '#server/tools/answer-questions.ts';
import { lowerPriority } from '#server/tools/lower-priority.ts';
import type { ModelPaths } from './model-paths.ts';

// Stays for as long as texts come: opening the model takes a second.
lowerPriority('low');
const paths = workerData as ModelPaths;
const [weights, tokenizer, runtime] = await Promise.all([
  readFile(paths.weights),
  readFile(paths.tokenizer, 'utf8'),
  readFile(paths.runtime),
]);
const embed = await openMiniLm({ weights, tokenizer, runtime });
let last: Promise<unknown> = Promise.resolve();
answerQuestions<string, Float32Array>((text) => {
  // One text at a time: side by side they would only share the same core.
  const answer = last.then(async () => (await embed([text]))[0] ?? new Float32Array());
  last = answer.catch(() => {});
  return answer;
});
