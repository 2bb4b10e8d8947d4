import { parentPort } from 'node:worker_threads';
import type { KeptAnswer, KeptQuestion } from './thread-messages.ts';

const asError = (thrown: unknown) => (thrown instanceof Error ? thrown : new Error(String(thrown)));

/** The last line of the file of a kept thread: answers each question as it comes. */
export function answerQuestions<Question, Answer>(work: (question: Question) => Promise<Answer>): void {
  const port = parentPort;
  if (!port) throw new Error('this file is run as a thread');
  const say = (message: KeptAnswer<Answer>) => port.postMessage(message);
  port.on('message', ({ id, question }: KeptQuestion<Question>) => {
    work(question).then(
      (answer) => say({ id, answer }),
      (thrown: unknown) => say({ id, problem: asError(thrown) }),
    );
  });
}
