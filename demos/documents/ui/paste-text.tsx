import { type FormEvent, useState } from 'react';
import { Button } from '#ui/actions/button.tsx';
import { TextArea } from '#ui/fields/text-area.tsx';
import { FoldSign, foldMotion } from '#ui/panels/fold.tsx';
import type { Brought } from './use-reading.ts';

interface PasteTextProps {
  onText: (text: Brought) => void;
}

/** A text, or the source of a page, as a file of its own. */
export function PasteText({ onText }: PasteTextProps) {
  const [text, setText] = useState('');
  const [wrong, setWrong] = useState<string | null>(null);
  function add(event: FormEvent) {
    event.preventDefault();
    setWrong(text.trim() ? null : 'Paste a text.');
    if (!text.trim()) return;
    setText('');
    onText({ name: 'Pasted text', file: new Blob([text], { type: 'text/plain' }) });
  }
  return (
    <details className={`group/fold mt-4 border-t border-line ${foldMotion}`}>
      <summary className="flex min-h-11 cursor-pointer list-none items-center justify-between font-medium">
        Paste a text
        <FoldSign />
      </summary>
      <form noValidate onSubmit={add} className="grid gap-3 pb-3">
        <TextArea
          required
          label="Text or HTML"
          name="text"
          rows={5}
          value={text}
          error={wrong ?? undefined}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <Button type="submit" variant="ghost" size="small">
          Add this text
        </Button>
      </form>
    </details>
  );
}
