import { type FormEvent, useId, useRef, useState } from 'react';
import { ScreenHeading } from '../../parts/phone.tsx';
import { troubleOf } from '../own-letter.ts';
import type { Reading } from '../reading/read-letter.ts';
import type { ScreenProps } from './screen.ts';
import { useLetterFile } from './use-letter-file.ts';

const count = (number: number, one: string, many = `${one}s`): string =>
  `${number} ${number === 1 ? one : many}`;

const foundText = ({ days, spans, amounts, references }: Reading): string =>
  `Found so far: ${count(days.length + spans.filter(({ on }) => on === null).length, 'date')}, ${count(amounts.length, 'amount')}, ${count(references.length, 'number to quote', 'numbers to quote')}.`;

/** A letter of one's own: pasted, opened from a file, or photographed. It appears on the paper while it is typed. */
export function Own({ letters, go }: ScreenProps) {
  const { kept, typed, type, addTyped } = letters;
  const [trouble, setTrouble] = useState('');
  const field = useRef<HTMLTextAreaElement>(null);
  const id = useId();
  const file = useLetterFile((text) => {
    type(text);
    setTrouble('');
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    const found = troubleOf(kept.typed);
    setTrouble(found ?? '');
    if (found) {
      field.current?.focus();
      return;
    }
    addTyped();
    go('summary');
  }
  return (
    <form onSubmit={submit} noValidate>
      <p className="small">It stays on this device</p>
      <ScreenHeading>A letter of your own</ScreenHeading>
      <label className="field" htmlFor={`${id}-text`}>
        The text of the letter
      </label>
      <textarea
        ref={field}
        id={`${id}-text`}
        rows={9}
        value={kept.typed}
        aria-invalid={trouble ? true : undefined}
        aria-describedby={`${id}-trouble`}
        onChange={({ target }) => {
          type(target.value);
          setTrouble('');
        }}
      />
      <p id={`${id}-trouble`} role="alert" className="trouble">
        {trouble || file.trouble}
      </p>
      <p className="small" role="status">
        {file.progress ??
          (kept.typed.trim() === ''
            ? 'Typed dates and amounts are underlined in the letter.'
            : foundText(typed))}
      </p>
      {file.progress ? (
        <button type="button" className="outlined" onClick={file.cancel}>
          Stop reading the file
        </button>
      ) : (
        <label className="outlined file">
          Open a photo or a file
          <input
            type="file"
            className="sr-only"
            accept="image/png,image/jpeg,image/webp,.pdf,.docx,.txt"
            onChange={({ target }) => {
              const [chosen] = target.files ?? [];
              if (chosen) void file.read(chosen);
              target.value = '';
            }}
          />
        </label>
      )}
      <button type="submit" className="go">
        Read the letter
      </button>
    </form>
  );
}
