import { type FormEvent, useId, useState } from 'react';
import { entriesOf } from '../rules/journal.ts';
import type { UsePatient } from '../use-patient.ts';
import { clinic } from '../words.ts';

export interface PenProps {
  patient: UsePatient;
  onSent: (said: string) => void;
}

/** An answer to the oldest open question, or a note where none is open. */
export function NoteForm({ patient, onSent }: PenProps) {
  const { journal, add } = patient;
  const [text, setText] = useState('');
  const [trouble, setTrouble] = useState('');
  const id = useId();
  const answered = new Set(entriesOf(journal, 'note').map(({ to }) => to));
  const open = entriesOf(journal, 'question').find(({ n }) => !answered.has(n));
  function submit(event: FormEvent) {
    event.preventDefault();
    if (text.trim().length < 3) return setTrouble('Write a sentence first.');
    add({ is: 'note', text: text.trim(), to: open?.n ?? null, seen: null });
    onSent(open ? 'The answer is on the phone.' : 'The note is on the phone.');
    setText('');
  }
  return (
    <form onSubmit={submit} noValidate>
      <label htmlFor={`${id}-text`}>
        {open ? `${clinic.nurse} answers: “${open.text}”` : `${clinic.nurse} writes a note`}
      </label>
      <textarea
        id={`${id}-text`}
        rows={3}
        maxLength={240}
        value={text}
        aria-invalid={trouble ? true : undefined}
        aria-describedby={`${id}-trouble`}
        onChange={({ target }) => {
          setText(target.value);
          setTrouble('');
          onSent('');
        }}
      />
      <p id={`${id}-trouble`} role="alert" className="trouble">
        {trouble}
      </p>
      <button type="submit" className="send">
        {open ? 'Send the answer' : 'Send the note'}
      </button>
    </form>
  );
}
