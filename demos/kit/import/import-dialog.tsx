import { Upload } from 'lucide-react';
import { type ClipboardEvent, type DragEvent, useRef, useState } from 'react';
import { Button } from '#ui/actions/button.tsx';
import { Alert, AlertPlace } from '#ui/data/alert.tsx';
import { TextArea } from '#ui/fields/text-area.tsx';
import { Dialog } from '#ui/panels/dialog.tsx';
import type { Given, Reader } from './reader.ts';

interface ImportWords {
  heading: string;
  /** Kinds of files, for people and for the browser's own dialog. */
  files: string;
  accept: string;
  paste: string;
  use: string;
}

export const rowWords: ImportWords = {
  heading: 'Import your data',
  files: 'CSV, TSV, Excel (.xlsx), or a file saved from this page',
  accept: '.csv,.tsv,.txt,.xlsx,.json,text/csv,text/plain',
  paste: 'Or paste rows',
  use: 'Use these rows',
};

interface ImportDialogProps<Read extends object> {
  id: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Which columns are looked for, in plain words. */
  hint: string;
  /** A few rows as they could be pasted. */
  sample: string;
  /** What can be brought, where it is not rows. */
  words?: ImportWords;
  /** What was wrong with a file that was given elsewhere on the page. */
  problem?: string;
  /** Reads what was given, off the page's own thread. */
  read: Reader<Read>;
  /** Takes what was read; a sentence says why it cannot be used, and the dialog stays. */
  onRead: (read: Read) => string | null | Promise<string | null>;
}

/** Brings a visitor's own data in: dropped, chosen or pasted. Nothing of it leaves the browser. */
export function ImportDialog<Read extends object>({
  id,
  open,
  onOpenChange,
  hint,
  sample,
  words = rowWords,
  problem: given,
  read,
  onRead,
}: ImportDialogProps<Read>) {
  const [problem, setProblem] = useState<string | null>(null);
  const [reading, setReading] = useState(false);
  const [over, setOver] = useState(false);
  const shown = problem ?? given;
  const giveUp = useRef<AbortController>(undefined);

  function stop() {
    giveUp.current?.abort();
    setReading(false);
  }
  async function take(given: Given | undefined) {
    if (given === undefined) return;
    stop();
    const own = new AbortController();
    giveUp.current = own;
    setReading(true);
    setProblem(null);
    const found = await read(given, own.signal);
    // Whoever shut the dialog, or gave something else meanwhile, does not want this any more.
    if (own.signal.aborted) return;
    const wrong = 'problem' in found ? found.problem : await onRead(found);
    setReading(false);
    setProblem(wrong);
    if (wrong === null) onOpenChange(false);
  }
  function drop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files[0]);
  }
  function paste(event: ClipboardEvent) {
    const [file] = event.clipboardData.files;
    if (!file) return;
    event.preventDefault();
    take(file);
  }

  return (
    <Dialog
      id={id}
      heading={words.heading}
      size="wide"
      open={open}
      onOpenChange={(next) => {
        if (!next) stop();
        onOpenChange(next);
      }}
      onPaste={paste}
    >
      <p className="text-pretty">{hint}</p>
      <label
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
        className={`mt-4 flex min-h-28 cursor-pointer flex-col items-center justify-center gap-2 rounded-card border-[1.5px] border-dashed p-5 text-center has-focus-visible:outline-2 has-focus-visible:outline-accent ${over ? 'border-accent bg-selected' : 'border-outline'}`}
      >
        <span key={String(reading)} className="grid justify-items-center gap-2 font-[540]">
          <Upload size={24} strokeWidth={1.5} aria-hidden="true" />
          {reading ? 'Reading it…' : 'Choose a file, or drop it here'}
        </span>
        <span className="text-sm text-mute">{words.files}</span>
        <input
          type="file"
          accept={words.accept}
          className="sr-only"
          onChange={(event) => {
            take(event.currentTarget.files?.[0]);
            event.currentTarget.value = '';
          }}
        />
      </label>
      <form
        className="mt-4"
        onSubmit={(event) => {
          event.preventDefault();
          const text = new FormData(event.currentTarget).get('rows');
          take(typeof text === 'string' ? text : '');
        }}
      >
        <TextArea
          label={words.paste}
          name="rows"
          required
          rows={5}
          placeholder={sample}
          spellCheck={false}
          className="[&_textarea]:font-mono [&_textarea]:text-sm"
        />
        <AlertPlace urgent className="mt-3 empty:hidden">
          {shown ? <Alert tone="danger" heading={shown} /> : null}
        </AlertPlace>
        <div className="mt-4 flex gap-3">
          <Button type="submit" size="small">
            {words.use}
          </Button>
          {reading ? (
            <Button size="small" variant="ghost" onClick={stop}>
              Stop reading
            </Button>
          ) : null}
        </div>
      </form>
    </Dialog>
  );
}
