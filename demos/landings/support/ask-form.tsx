import { useId, useState } from 'react';
import { askTrouble, whoTrouble } from './inbox.ts';

/** Writes in as a customer would; it complains from the first try on. */
export function AskForm({ onAsk }: { onAsk: (who: string, text: string) => void }) {
  const id = useId();
  const [who, setWho] = useState('');
  const [text, setText] = useState('');
  const [tried, setTried] = useState(false);
  const troubles = { who: whoTrouble(who), text: askTrouble(text) };
  return (
    <details className="ask">
      <summary>Write in as a customer</summary>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          const isWhole = !troubles.who && !troubles.text;
          setTried(!isWhole);
          if (!isWhole) return;
          onAsk(who, text);
          setWho('');
          setText('');
        }}
      >
        <label htmlFor={`${id}-who`}>Name</label>
        <input
          id={`${id}-who`}
          value={who}
          maxLength={40}
          autoComplete="off"
          aria-invalid={tried && troubles.who !== null}
          aria-describedby={`${id}-who-trouble`}
          onChange={({ target }) => setWho(target.value)}
        />
        <p id={`${id}-who-trouble`} className="trouble" role="alert">
          {tried ? troubles.who : null}
        </p>
        <label htmlFor={`${id}-text`}>Question</label>
        <textarea
          id={`${id}-text`}
          rows={2}
          value={text}
          maxLength={300}
          aria-invalid={tried && troubles.text !== null}
          aria-describedby={`${id}-text-trouble`}
          onChange={({ target }) => setText(target.value)}
        />
        <p id={`${id}-text-trouble`} className="trouble" role="alert">
          {tried ? troubles.text : null}
        </p>
        <button type="submit" className="put">
          Put it in the inbox
        </button>
      </form>
    </details>
  );
}
