import { readFile } from 'node:fs/promises';
import { constants, setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import { openMiniLm } from '#engines/embed/minilm.ts';
import type { EmbedAnswer, EmbedQuestion, ModelPaths } from './embed-messages.ts';

// Stays for as long as texts come: opening the model takes a second.
const port = parentPort;
if (!port) throw new Error('this file is run as a thread');
if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_LOW);
const paths = workerData as ModelPaths;
const [weights, tokenizer, runtime] = await Promise.all([
  readFile(paths.weights),
  readFile(paths.tokenizer, 'utf8'),
  readFile(paths.runtime),
]);
const embed = await openMiniLm({ weights, tokenizer, runtime });
let last: Promise<unknown> = Promise.resolve();
port.on('message', ({ id, text }: EmbedQuestion) => {
  last = last.then(async () => {
    try {
      const [vector = new Float32Array()] = await embed([text]);
      port.postMessage({ id, vector } satisfies EmbedAnswer);
    } catch (error) {
      port.postMessage({ id, problem: String(error) } satisfies EmbedAnswer);
    }
  });
});
