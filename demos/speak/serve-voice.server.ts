import { answerQuestions } from '#server/tools/answer-questions.ts';

/**
 * The last lines of a voice's thread: it reads one sentence at a time, because side by side they would only share the
 * same core.
 */
export function serveVoice<Question>(read: (question: Question) => Promise<Float32Array>): void {
  let last: Promise<unknown> = Promise.resolve();
  answerQuestions<Question, Float32Array>((question) => {
    const answered = last.then(() => read(question));
    last = answered.catch(() => {});
    return answered;
  });
}
