import { type FormEvent, type KeyboardEvent, useRef, useState } from 'react';
import { Button } from '#ui/actions/button.tsx';
import { TextField } from '#ui/fields/text-field.tsx';

interface AskFormProps {
  /** What was asked before, the oldest first: the arrow keys bring it back. */
  asked: readonly string[];
  suggested: readonly string[];
  /** What has to be done before anything can be asked; null where it can. */
  missing: string | null;
  onAsk: (question: string) => void;
}

const questionField = 'documents-question';

/** Puts the cursor into the field, once `show` has brought it into view. */
export function focusQuestion(show: () => void): void {
  show();
  requestAnimationFrame(() => document.querySelector<HTMLElement>(`[data-field=${questionField}]`)?.focus());
}

const longest = 300;

/** The field for questions. Enter asks, the upper arrow brings earlier questions back. */
export function AskForm({ asked, suggested, missing, onAsk }: AskFormProps) {
  const [question, setQuestion] = useState('');
  const [isRefused, setRefused] = useState(false);
  const back = useRef(0);

  const told = question.trim();
  // What is said goes by itself once the file has been read or a question stands there.
  const problem = missing ?? (told.length < 3 ? 'Enter a question.' : null);

  function send(event: FormEvent) {
    event.preventDefault();
    setRefused(problem !== null);
    if (problem) return;
    back.current = 0;
    setQuestion('');
    setRefused(false);
    onAsk(told);
  }
  function recall(event: KeyboardEvent<HTMLInputElement>) {
    const step = event.key === 'ArrowUp' ? 1 : event.key === 'ArrowDown' ? -1 : 0;
    if (step === 0 || asked.length === 0) return;
    event.preventDefault();
    back.current = Math.max(0, Math.min(asked.length, back.current + step));
    setQuestion(asked[asked.length - back.current] ?? '');
  }
  return (
    <div>
      <form onSubmit={send} noValidate className="flex flex-wrap items-end gap-2">
        <TextField
          required
          label="Your question"
          name="question"
          data-field={questionField}
          autoComplete="off"
          enterKeyHint="send"
          maxLength={longest}
          value={question}
          error={isRefused ? (problem ?? undefined) : undefined}
          onChange={(event) => setQuestion(event.currentTarget.value)}
          onKeyDown={recall}
          className="min-w-0 flex-1 basis-56"
        />
        <Button type="submit">Ask</Button>
      </form>
      {suggested.length > 0 ? (
        <div className="-mx-1 mt-3 flex gap-2 p-1 max-sm:overflow-x-auto sm:flex-wrap">
          {suggested.map((text) => (
            <Button
              key={text}
              variant="ghost"
              size="small"
              className="text-start max-sm:whitespace-nowrap"
              onClick={() => onAsk(text)}
            >
              {text}
            </Button>
          ))}
        </div>
      ) : null}
    </div>
  );
}
