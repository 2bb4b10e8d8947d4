import type { ConfirmedQuestion } from './questions.ts';

/** A question with answers to choose from. */
export interface QuizQuestion extends ConfirmedQuestion {
  /** The right answer among others of its kind, by the alphabet; only itself where the documents have no others. */
  options: readonly string[];
}

type Kind = 'date' | 'amount' | 'other';

const kindOf = ({ question }: ConfirmedQuestion): Kind => {
  if (/^when\b/i.test(question)) return 'date';
  return /^how (much|many)\b/i.test(question) ? 'amount' : 'other';
};
const mostOptions = 4;

/** Makes a quiz of questions whose answers are known: the wrong ones are right answers to other questions of the same kind. */
export function quizOf(questions: readonly ConfirmedQuestion[]): QuizQuestion[] {
  return questions.map((own) => {
    const others = questions
      .filter(
        (other) => kindOf(other) === kindOf(own) && other.answer.toLowerCase() !== own.answer.toLowerCase(),
      )
      .map(({ answer }) => answer);
    const wrong = [...new Set(others)].slice(0, mostOptions - 1);
    return { ...own, options: [own.answer, ...wrong].sort((one, other) => one.localeCompare(other)) };
  });
}
