import { describe, expect, it } from 'vitest';
import { answeredQuestions, unansweredQuestions, urgentQuestions } from './testing/forty-questions.ts';
import { warningOf } from './warning-signs.ts';

describe('what may be urgent', () => {
  it.each(urgentQuestions)('“%s” leads to %s first', (question, call) => {
    expect(warningOf(question)?.call).toBe(call);
  });

  it.each([...answeredQuestions.map(([question]) => question), ...unansweredQuestions])(
    '“%s” raises no alarm',
    (question) => {
      expect(warningOf(question)).toBeNull();
    },
  );

  it.each([
    'Which blood tests are there?',
    'What is my blood group for?',
    'How many kicks a day are normal?',
    'When do waters usually break?',
  ])('“%s” asks in general', (question) => {
    expect(warningOf(question)?.call).not.toBe('emergency');
  });

  it.each(['When is the next blood test?', 'What is my blood group for?', 'How is blood pressure measured?'])(
    '“%s” speaks of blood and raises no alarm',
    (question) => {
      expect(warningOf(question)).toBeNull();
    },
  );

  it('is said whatever the case and the apostrophe', () => {
    expect(warningOf("MY BABY ISN'T MOVING")?.call).toBe('maternity');
    expect(warningOf('my baby isn’t moving')?.call).toBe('maternity');
  });
});
