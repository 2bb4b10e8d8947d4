import { readFile } from 'node:fs/promises';
import { workerData } from 'node:worker_threads';
import type { HeardWord } from '#engines/speech/heard.ts';
import { openWhisper } from '#engines/speech/whisper.ts';
import { answerQuestions } from '#server/tools/answer-questions.ts';
import { lowerPriority } from '#server/tools/lower-priority.ts';
import type { WhisperPaths } from './whisper-paths.ts';

lowerPriority('low');
const { size, ...paths } = workerData as WhisperPaths;
const [encoder, decoder, tokenizer, runtime] = await Promise.all([
  readFile(paths.encoder),
  readFile(paths.decoder),
  readFile(paths.tokenizer, 'utf8'),
  readFile(paths.runtime),
]);
const hear = await openWhisper({ size, encoder, decoder, tokenizer, runtime });
let last: Promise<unknown> = Promise.resolve();

// One piece at a time, because side by side they would only share the same core.
answerQuestions<Float32Array, HeardWord[]>((samples) => {
  const heard = last.then(() => hear(samples));
  last = heard.catch(() => {});
  return heard;
});
