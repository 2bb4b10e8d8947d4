import { setTimeout as aMoment } from 'node:timers/promises';
import { answerQuestions } from '#server/tools/answer-questions.ts';

/**
 * The last lines of a voice's thread: it reads one sentence at a time, because side by side they would only share the
 * same core. A sentence that only warms the voice up is left out when somebody waits for another one.
 */
export function serveVoice<Question>(
  read: (question: Question) => Promise<Float32Array>,
  isWarmUp: (question: Question) => boolean = () => false,
): void {
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  async function inTurn(question: Question): Promise<Float32Array> {
    await last.catch(() => {});
    // What was asked while the voice was being opened arrives in the next turns of the event loop.
    if (isWarmUp(question)) await aMoment(10);
    return isWarmUp(question) && waiting > 1 ? new Float32Array() : read(question);
  }
  answerQuestions<Question, Float32Array>((question) => {
    waiting += 1;
    const answered = inTurn(question).finally(() => {
      waiting -= 1;
    });
    last = answered;
    return answered;
  });
}
