import { z } from 'zod';

/** A question that an operator adds to a form: of a meeting type, of an event. */
export const questionSchema = z.object({
  id: z.string().regex(/^[a-z][a-z0-9-]{0,39}$/),
  label: z.string().min(1).max(200),
  kind: z.enum(['line', 'text', 'choice']),
  required: z.boolean(),
  options: z.array(z.string().min(1).max(100)).max(20).optional(),
});
export type Question = z.output<typeof questionSchema>;

/** What a form sends as answers, by question. */
export const answersSchema = z.record(z.string().max(40), z.string().trim().max(1000)).optional().default({});

/** The answers that the questions take, and what is wrong with them, by question. */
interface CheckedAnswers {
  answers: Record<string, string>;
  problems: Record<string, string>;
}

/** Checks the answers against the questions; answers to questions that don't exist are dropped. */
export function checkAnswers(
  questions: readonly Question[],
  given: Readonly<Record<string, string>>,
): CheckedAnswers {
  const answers: Record<string, string> = {};
  const problems: Record<string, string> = {};
  for (const { id, kind, required, options = [] } of questions) {
    const answer = Object.hasOwn(given, id) ? (given[id]?.trim() ?? '') : '';
    if (answer === '') {
      if (required) problems[id] = 'Please answer this question.';
    } else if (kind === 'choice' && !options.includes(answer))
      problems[id] = 'Please choose one of the answers.';
    else if (kind === 'line' && answer.length > 200) problems[id] = 'Please use at most 200 characters.';
    else answers[id] = answer;
  }
  return { answers, problems };
}
