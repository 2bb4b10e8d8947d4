import { type FormEvent, useId, useState } from 'react';
import { ScreenHeading } from '../../parts/phone.tsx';
import { entriesOf } from '../rules/journal.ts';
import { isUrgentText, urgentSaid } from '../rules/red-flags.ts';
import type { UsePatient } from '../use-patient.ts';
import { clinic } from '../words.ts';
import { Urgent } from './urgent.tsx';

/** Questions for the clinic, with what was answered. */
export function Ask({ patient }: { patient: UsePatient }) {
  const { journal, add } = patient;
  const [text, setText] = useState('');
  const [isAsked, setAsked] = useState(false);
  const id = useId();
  const questions = entriesOf(journal, 'question').toReversed();
  const notes = entriesOf(journal, 'note');
  const { emergency } = journal.card;
  const isEmpty = text.trim().length < 3;
  const trouble = isAsked && isEmpty ? 'Write your question first.' : '';
  function submit(event: FormEvent) {
    event.preventDefault();
    setAsked(true);
    if (isEmpty) return;
    add({ is: 'question', text: text.trim() });
    setText('');
    setAsked(false);
  }
  return (
    <form onSubmit={submit} noValidate>
      <p className="small">
        {clinic.nurse} or {clinic.doctor} answers
      </p>
      <ScreenHeading>Ask the clinic</ScreenHeading>
      {isUrgentText(text) ? <Urgent said={urgentSaid(emergency)} emergency={emergency} /> : null}
      <label htmlFor={`${id}-text`}>Your question</label>
      <textarea
        id={`${id}-text`}
        rows={3}
        maxLength={240}
        value={text}
        aria-invalid={trouble ? true : undefined}
        aria-describedby={`${id}-trouble`}
        onChange={({ target }) => setText(target.value)}
      />
      <p id={`${id}-trouble`} role="alert" className="trouble">
        {trouble}
      </p>
      <button type="submit" className="go">
        Ask the clinic
      </button>
      <ul className="asked" aria-live="polite">
        {questions.map((question) => {
          const answers = notes.filter(({ to }) => to === question.n);
          return (
            <li key={question.n}>
              <p>{question.text}</p>
              {answers.length === 0 ? <p className="small">Waiting for an answer</p> : null}
              {answers.map((answer) => (
                <p key={answer.n} className="hand">
                  {answer.text}
                </p>
              ))}
            </li>
          );
        })}
      </ul>
    </form>
  );
}
