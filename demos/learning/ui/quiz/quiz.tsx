import { useEffect, useState } from 'react';
import { attemptsLeft, bestOf, clockSaid, type QuizRules, secondsLeft } from '#engines/quiz/attempts.ts';
import type { Answer } from '#engines/quiz/question.ts';
import { type Answers, percentOf, pointsSaid, scoreOf } from '#engines/quiz/score.ts';
import { shuffledPlaces } from '#engines/quiz/shuffle.ts';
import { Button } from '#ui/actions/button.tsx';
import type { Lesson } from '../../lesson.ts';
import type { Attempt } from '../../records.ts';
import { QuestionBody } from './question-body.tsx';

/** How the quizzes of the courses are taken. */
const rules: QuizRules = { attempts: 3, minutes: 10 };

interface QuizProps {
  lesson: Lesson;
  attempts: readonly Attempt[];
  onHandIn: (answers: Answers) => void;
  /** Goes to the section that answers a question. */
  onPassage: (sectionId: string) => void;
  headings: ReadonlyMap<string, string>;
}

/** Items to be put in order stand in some order from the beginning; leaving them so is an answer. */
const firstAnswers = ({ questions }: Lesson, seed: string): Answers =>
  Object.fromEntries(
    questions.flatMap((question) =>
      question.kind === 'order'
        ? [
            [
              question.id,
              {
                kind: 'order',
                placed: shuffledPlaces(question.items.length, `${question.id}-${seed}`),
              } as const,
            ],
          ]
        : [],
    ),
  );

function useClock(startedAt: number | null): number | null {
  const [left, setLeft] = useState<number | null>(null);
  useEffect(() => {
    if (startedAt === null) return setLeft(null);
    const look = () => setLeft(secondsLeft(rules, startedAt, Date.now()));
    look();
    const timer = setInterval(look, 1000);
    return () => clearInterval(timer);
  }, [startedAt]);
  return left;
}

/** The questions after a lesson: begun, answered within the time, handed in and explained. */
export function Quiz({ lesson, attempts, onHandIn, onPassage, headings }: QuizProps) {
  const [startedAt, setStartedAt] = useState<number | null>(null);
  const [answers, setAnswers] = useState<Answers>({});
  const left = useClock(startedAt);
  const runs = startedAt !== null;
  const last = attempts.at(-1);
  const best = bestOf(attempts);
  const more = attemptsLeft(rules, attempts.length) ?? 1;
  const handIn = () => {
    onHandIn(answers);
    setStartedAt(null);
  };
  useEffect(() => {
    if (left === 0 && startedAt !== null) {
      onHandIn(answers);
      setStartedAt(null);
    }
  });
  const score = !runs && last ? scoreOf(lesson.questions, last.answers) : null;
  const seed = String(runs ? attempts.length : attempts.length - 1);
  const points = lesson.questions.reduce((sum, each) => sum + each.points, 0);
  const answer = (id: string, given: Answer) => setAnswers({ ...answers, [id]: given });
  return (
    <section aria-labelledby="quiz" className="@container">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 id="quiz" className="text-[1.6875rem]">
          Check what you remember
        </h2>
        {left === null ? null : (
          <p className="font-mono text-[1.25rem] tabular-nums" role="timer">
            {clockSaid(left)} <span className="font-sans text-[.875rem] text-mute">left</span>
          </p>
        )}
      </div>
      <p className="mt-2 text-mute">
        {lesson.questions.length === 1 ? '1 question' : `${lesson.questions.length} questions`},{' '}
        {points === 1 ? '1 point' : `${points} points`}, {rules.minutes} minutes.{' '}
        {best
          ? `Your best: ${best.got === 100 ? '1 point' : `${pointsSaid(best.got)} points`} (${percentOf(best)}%). ${more === 0 ? 'You have used all three attempts.' : more === 1 ? 'One attempt is left.' : `${more} attempts are left.`}`
          : 'You can take it three times. Partly right answers earn points.'}
      </p>
      {runs || score ? (
        <ol className="mt-6 grid gap-8">
          {lesson.questions.map((question, at) => {
            const marked = score?.marks.get(question.id) ?? null;
            return (
              <li key={question.id}>
                <p className="mb-3 flex gap-3 text-[1.0625rem] font-medium">
                  <span className="font-mono text-mute">{at + 1}</span>
                  <span className="min-w-0 flex-1">{question.ask}</span>
                  <span className="shrink-0 font-mono text-[.875rem] text-mute">
                    {marked
                      ? `${pointsSaid((question.points * 100 * marked.got) / marked.of)} of ${question.points}`
                      : question.points}
                    <span className="sr-only"> points</span>
                  </span>
                </p>
                <QuestionBody
                  question={question}
                  answer={score ? last?.answers[question.id] : answers[question.id]}
                  marked={marked}
                  seed={seed}
                  onAnswer={(given) => answer(question.id, given)}
                />
                {marked ? (
                  <div className="mt-3 border-s-4 border-(--hue) ps-4 text-[.9375rem]">
                    <p>{question.because}</p>
                    {headings.has(question.passage) ? (
                      <button
                        type="button"
                        onClick={() => onPassage(question.passage)}
                        className="min-h-11 text-accent underline underline-offset-[3px]"
                      >
                        Read it again: {headings.get(question.passage) || 'the beginning'}
                      </button>
                    ) : null}
                  </div>
                ) : null}
              </li>
            );
          })}
        </ol>
      ) : null}
      <div className="mt-6">
        {runs ? (
          <Button variant="main" onClick={handIn}>
            Hand in answers
          </Button>
        ) : more > 0 ? (
          <Button
            variant={last ? 'ghost' : 'ink'}
            onClick={() => {
              setAnswers(firstAnswers(lesson, String(attempts.length)));
              setStartedAt(Date.now());
            }}
          >
            {last ? 'Take it again' : 'Start the quiz'}
          </Button>
        ) : null}
      </div>
    </section>
  );
}
