import { SendHorizontal } from 'lucide-react';
import { type FormEvent, useId, useState } from 'react';
import { ScreenHeading } from '../../parts/phone.tsx';
import { Finder } from '../finder.tsx';
import { answerTo, linesText } from '../reading/answer.ts';
import { commonQuestions, ownQuestions, words } from '../words.ts';
import type { ScreenProps } from './screen.ts';

/** A question, its answer in the letter's own words, and the line it comes from. */
export function Ask({ letters }: ScreenProps) {
  const { kept, letter, reading, today, ask } = letters;
  const [typed, setTyped] = useState('');
  const [trouble, setTrouble] = useState('');
  const id = useId();
  const questions = kept.asked[letter.id] ?? [];
  const question = questions.at(-1);
  const answer = question ? answerTo(question, reading, today) : null;
  const own = ownQuestions[letter.id];
  const offered = [...(own ? [own] : []), ...commonQuestions].filter((each) => each !== question);
  const earlier = questions.slice(0, -1).filter((each) => !offered.includes(each));

  function submit(event: FormEvent) {
    event.preventDefault();
    const next = typed.trim().replace(/\s+/g, ' ');
    if (!/\p{L}{2}/u.test(next)) {
      setTrouble('Type a question first, such as “How much do I have to pay?”');
      return;
    }
    ask(next);
    setTyped('');
    setTrouble('');
  }
  return (
    <>
      <Finder key={`${letter.id} ${question ?? ''}`} reading={reading} places={answer?.places ?? []} />
      <ScreenHeading>Ask the letter</ScreenHeading>
      <p className="small">{reading.sender?.text ?? 'Your letter'}</p>
      {question ? <p className="asked">{question}</p> : null}
      <div role="status">
        {answer ? (
          <div className="answered">
            <p>{answer.said}</p>
            {answer.places.length > 0 ? <p className="lines">{linesText(reading, answer.places)}</p> : null}
          </div>
        ) : (
          <p className="answered">Ask about a date, an amount or anything else in the letter.</p>
        )}
      </div>
      <form className="ask-form" onSubmit={submit} noValidate>
        <label className="sr-only" htmlFor={id}>
          Your question
        </label>
        <input
          id={id}
          value={typed}
          maxLength={160}
          placeholder="Your question"
          autoComplete="off"
          enterKeyHint="send"
          aria-invalid={trouble ? true : undefined}
          aria-describedby={`${id}-trouble`}
          onChange={({ target }) => {
            setTyped(target.value);
            setTrouble('');
          }}
        />
        <button type="submit" aria-label="Ask">
          <SendHorizontal size={20} strokeWidth={1.75} aria-hidden="true" />
        </button>
      </form>
      <p id={`${id}-trouble`} role="alert" className="trouble">
        {trouble}
      </p>
      <ul className="chips" aria-label="Questions to try">
        {[...offered, ...earlier].map((each) => (
          <li key={each}>
            <button type="button" onClick={() => ask(each)}>
              {each}
            </button>
          </li>
        ))}
      </ul>
      <p className="small sample">{words.sample}</p>
    </>
  );
}
