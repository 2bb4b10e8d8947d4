import { answerQuestions } from '../answer-questions.ts';

let asked = 0;

/** Counts its questions; fails, ends itself or waits as it is told. */
answerQuestions<'count' | 'fail' | 'leave' | 'wait', number>(async (question) => {
  asked += 1;
  if (question === 'fail') throw new RangeError('too far');
  if (question === 'leave') process.exit();
  if (question === 'wait') await new Promise(() => {});
  return asked;
});
