import { useId, useState } from 'react';
import { readPaste, type TypedRow } from './rows.ts';

/** Takes a pasted list in place of the rows, or says which line it can't read. */
export function PasteBox({ onRows }: { onRows: (rows: TypedRow[]) => void }) {
  const id = useId();
  const [text, setText] = useState('');
  const [trouble, setTrouble] = useState<string | null>(null);
  function take() {
    const read = readPaste(text);
    if ('trouble' in read) setTrouble(read.trouble);
    else {
      onRows(read.rows);
      setText('');
      setTrouble(null);
    }
  }
  return (
    <details className="paste">
      <summary>Paste your own list</summary>
      <label htmlFor={`${id}-text`}>
        One line for each customer: name, EUR a month, first month, last month
      </label>
      <textarea
        id={`${id}-text`}
        rows={5}
        value={text}
        placeholder={'Alder Tools, 4200, 2021-03\nKells Print, 690, 2024-04, 2026-10'}
        aria-invalid={trouble !== null}
        aria-describedby={trouble ? `${id}-trouble` : undefined}
        onChange={({ target }) => setText(target.value)}
      />
      <p id={`${id}-trouble`} className="trouble" role="alert">
        {trouble}
      </p>
      <button type="button" onClick={take}>
        Use these rows
      </button>
    </details>
  );
}
