import type { Marked } from '#engines/quiz/mark.ts';
import type { Answer, Question } from '#engines/quiz/question.ts';
import { shuffledPlaces } from '#engines/quiz/shuffle.ts';
import { Choices } from './choices.tsx';
import { MarkAnswer } from './mark-answer.tsx';
import { MatchAnswer } from './match-answer.tsx';
import { OrderAnswer } from './order-answer.tsx';
import { GapAnswer, WordAnswer } from './typed-answers.tsx';

interface QuestionBodyProps {
  question: Question;
  answer: Answer | undefined;
  /** Once it was handed in. */
  marked: Marked | null;
  /** Decides the order of choices: another attempt has another one. */
  seed: string;
  onAnswer: (answer: Answer) => void;
}

/** What one answers a question with, by its kind. */
export function QuestionBody({ question, answer, marked, seed, onAnswer }: QuestionBodyProps) {
  const parts = marked?.parts ?? null;
  const { ask } = question;
  const order = (count: number) => shuffledPlaces(count, `${question.id}-${seed}`);
  switch (question.kind) {
    case 'single':
      return (
        <Choices
          label={ask}
          name={question.id}
          choices={question.choices}
          order={order(question.choices.length)}
          chosen={answer?.kind === 'single' && answer.chosen !== null ? [answer.chosen] : []}
          single
          parts={parts}
          onChange={([chosen = null]) => onAnswer({ kind: 'single', chosen })}
        />
      );
    case 'several':
      return (
        <Choices
          label={ask}
          name={question.id}
          choices={question.choices}
          order={question.choices.map((_, at) => at)}
          chosen={answer?.kind === 'several' ? answer.chosen : []}
          single={false}
          parts={parts}
          onChange={(chosen) => onAnswer({ kind: 'several', chosen })}
        />
      );
    case 'order':
      return (
        <OrderAnswer
          label={ask}
          items={question.items}
          placed={answer?.kind === 'order' ? answer.placed : order(question.items.length)}
          parts={parts}
          onChange={(placed) => onAnswer({ kind: 'order', placed })}
        />
      );
    case 'match':
      return (
        <MatchAnswer
          pairs={question.pairs}
          order={order(question.pairs.length)}
          chosen={answer?.kind === 'match' ? answer.chosen : []}
          parts={parts}
          onChange={(chosen) => onAnswer({ kind: 'match', chosen })}
        />
      );
    case 'number':
      return (
        <WordAnswer
          label={ask}
          value={answer?.kind === 'number' ? answer.typed : ''}
          unit={question.unit}
          isNumber
          parts={parts}
          right={`${question.right} ${question.unit}`.trim()}
          onChange={(typed) => onAnswer({ kind: 'number', typed })}
        />
      );
    case 'short':
      return (
        <WordAnswer
          label={ask}
          value={answer?.kind === 'short' ? answer.typed : ''}
          parts={parts}
          right={question.accepted[0] ?? ''}
          onChange={(typed) => onAnswer({ kind: 'short', typed })}
        />
      );
    case 'gap':
      return (
        <GapAnswer
          text={question.text}
          gaps={question.gaps}
          typed={answer?.kind === 'gap' ? answer.typed : []}
          parts={parts}
          onChange={(typed) => onAnswer({ kind: 'gap', typed })}
        />
      );
    case 'mark':
      return (
        <MarkAnswer
          label={ask}
          pieces={question.pieces}
          chosen={answer?.kind === 'mark' ? answer.chosen : []}
          parts={parts}
          onChange={(chosen) => onAnswer({ kind: 'mark', chosen })}
        />
      );
  }
}
