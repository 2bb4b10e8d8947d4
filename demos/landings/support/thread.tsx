import { useId, useState } from 'react';
import { CopyButton } from '#ui/actions/copy-button.tsx';
import { answerTrouble, suggestion, type Talk, written } from './inbox.ts';

interface ThreadProps {
  talk: Talk;
  onAnswer: (text: string) => void;
  onRestore: () => void;
}

/** One talk in bubbles, and the field to answer in. */
export function Thread({ talk, onAnswer, onRestore }: ThreadProps) {
  const id = useId();
  const [typed, setTyped] = useState('');
  const [trouble, setTrouble] = useState<string | null>(null);
  const { who, owner, lines } = talk;
  // A line never changes its place, so its place may name it.
  const numbered = lines.map((line, key) => ({ ...line, key }));
  return (
    <section className="thread" aria-label={`Talk with ${who}`}>
      <p className="head">
        <b>{who}</b> <span>{owner ? `Opened by ${owner}` : 'Nobody’s yet'}</span>
      </p>
      <div className="bubbles" aria-live="polite">
        {numbered.map(({ from, text, key }) => (
          <p key={key} className={`bubble ${from}`}>
            {text}
          </p>
        ))}
      </div>
      <form
        className="answer"
        onSubmit={(event) => {
          event.preventDefault();
          const found = answerTrouble(typed);
          setTrouble(found);
          if (found) return;
          onAnswer(typed);
          setTyped('');
        }}
      >
        <button type="button" className="suggest" onClick={() => setTyped(suggestion(talk))}>
          {suggestion(talk)}
        </button>
        <label htmlFor={id} className="sr-only">
          Your answer to {who}
        </label>
        <textarea
          id={id}
          rows={2}
          maxLength={400}
          value={typed}
          placeholder="Write an answer"
          aria-invalid={trouble !== null}
          aria-describedby={`${id}-trouble`}
          onChange={({ target }) => {
            setTyped(target.value);
            setTrouble(null);
          }}
        />
        <p id={`${id}-trouble`} className="trouble" role="alert">
          {trouble}
        </p>
        <p className="row">
          <button type="submit">Send answer</button>
          <CopyButton className="copy" label="Copy the conversation" text={() => written(talk)} />
          <button type="button" className="quiet" onClick={onRestore}>
            Start again
          </button>
        </p>
      </form>
    </section>
  );
}
