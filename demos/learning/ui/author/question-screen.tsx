import { useMemo, useState } from 'react';
import { readSections } from '#engines/lesson-text/sections.ts';
import { markAnswer } from '#engines/quiz/mark.ts';
import type { Answer, Question } from '#engines/quiz/question.ts';
import { pointsSaid, scoreOf } from '#engines/quiz/score.ts';
import { Button } from '#ui/actions/button.tsx';
import { hrefTo } from '../../../app-kit/place/place.ts';
import { goTo } from '../../../app-kit/place/use-place.ts';
import { newId } from '../../actions/copy-course.ts';
import { putQuestion } from '../../actions/edit-course.ts';
import type { Lesson } from '../../lesson.ts';
import type { Draft } from '../../records.ts';
import { emptyQuestion, type QuestionErrors, questionFrom, typedFrom } from '../../typed-question.ts';
import { QuestionBody } from '../quiz/question-body.tsx';
import type { Used } from '../used.ts';
import { QuestionForm } from './question-form.tsx';

/** The question as a student gets it: to be answered and marked while it is written. */
function Tryout({ question }: { question: Question }) {
  const [answer, setAnswer] = useState<Answer | undefined>();
  const [isMarked, setMarked] = useState(false);
  const given = answer?.kind === question.kind ? answer : undefined;
  const score = scoreOf([question], given ? { [question.id]: given } : {});
  return (
    <>
      <p className="mb-3 flex gap-3 text-[1.0625rem] font-medium">
        <span className="min-w-0 flex-1">{question.ask}</span>
        <span className="shrink-0 font-mono text-[.875rem] text-mute">
          {isMarked ? `${pointsSaid(score.got)} of ${question.points}` : question.points}
          <span className="sr-only"> points</span>
        </span>
      </p>
      <QuestionBody
        question={question}
        answer={given}
        marked={isMarked ? markAnswer(question, given) : null}
        seed="preview"
        onAnswer={setAnswer}
      />
      {isMarked && question.because ? (
        <p className="mt-3 border-s-4 border-(--hue) ps-4 text-[.9375rem]">{question.because}</p>
      ) : null}
      <Button variant="ghost" size="small" onClick={() => setMarked(!isMarked)} className="mt-4">
        {isMarked ? 'Answer again' : 'Mark this answer'}
      </Button>
    </>
  );
}

interface QuestionScreenProps {
  used: Used;
  draft: Draft;
  lesson: Lesson;
  /** The one that is changed; null for a new one. */
  question: Question | null;
}

/** A question beside how it looks to a student. */
export function QuestionScreen({ used, draft, lesson, question }: QuestionScreenProps) {
  const [id] = useState(() => question?.id ?? newId());
  const [typed, setTyped] = useState(() => (question ? typedFrom(question) : emptyQuestion('single')));
  const [errors, setErrors] = useState<QuestionErrors>({});
  const sections = useMemo(() => readSections(lesson.text), [lesson.text]);
  const read = questionFrom(typed, id);
  const back = ['course', draft.id, lesson.id];
  function save() {
    if ('errors' in read) return setErrors(read.errors);
    used.change(
      question ? 'Changed a question' : `Added a question to “${lesson.title}”`,
      putQuestion(draft, lesson, read.question),
    );
    goTo(back);
  }
  return (
    <div className="@container">
      <div className="grid max-w-[76rem] gap-x-12 gap-y-10 @4xl:grid-cols-[minmax(0,1fr)_minmax(0,30rem)]">
        <QuestionForm
          typed={typed}
          errors={errors}
          sections={sections}
          back={hrefTo(back)}
          onChange={(part) => {
            setTyped({ ...typed, ...part });
            setErrors({});
          }}
          onSave={save}
        />
        <section
          aria-label="How students see it"
          className="@container h-fit rounded-card border border-line bg-sunk p-5 @4xl:sticky @4xl:top-4"
        >
          <h2 className="mb-4 text-[.9375rem] font-medium text-mute">How students see it</h2>
          {'question' in read ? (
            // Another shape of the question begins a new try.
            <Tryout key={JSON.stringify(read.question)} question={read.question} />
          ) : (
            <p className="text-mute">Once the question is complete, you can try it here.</p>
          )}
        </section>
      </div>
    </div>
  );
}
