import { Upload } from 'lucide-react';
import { type ClipboardEvent, type DragEvent, useState } from 'react';
import { Button } from '#ui/actions/button.tsx';
import { Alert, AlertPlace } from '#ui/data/alert.tsx';
import { TextArea } from '#ui/fields/text-area.tsx';
import { Dialog } from '#ui/panels/dialog.tsx';
import { type Brought, broughtFile, broughtText } from './read-file.ts';

interface ImportDialogProps {
  id: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Which columns are looked for, in plain words. */
  hint: string;
  /** A few rows as they could be pasted. */
  sample: string;
  /** Takes what was brought; a sentence says why it cannot be used, and the dialog stays. */
  onBrought: (brought: Exclude<Brought, { problem: string }>) => string | null;
}

/** Brings a visitor's own data in: dropped, chosen or pasted. Nothing of it leaves the browser. */
export function ImportDialog({ id, open, onOpenChange, hint, sample, onBrought }: ImportDialogProps) {
  const [problem, setProblem] = useState<string | null>(null);
  const [reading, setReading] = useState(false);
  const [over, setOver] = useState(false);

  function take(brought: Brought) {
    const wrong = 'problem' in brought ? brought.problem : onBrought(brought);
    setProblem(wrong);
    if (wrong === null) onOpenChange(false);
  }
  async function takeFile(file: File | undefined) {
    if (!file) return;
    setReading(true);
    setProblem(null);
    take(await broughtFile(file));
    setReading(false);
  }
  function drop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    takeFile(event.dataTransfer.files[0]);
  }
  function paste(event: ClipboardEvent) {
    const [file] = event.clipboardData.files;
    if (!file) return;
    event.preventDefault();
    takeFile(file);
  }

  return (
    <Dialog
      id={id}
      heading="Bring your own data"
      size="wide"
      open={open}
      onOpenChange={onOpenChange}
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
        <Upload size={24} strokeWidth={1.5} aria-hidden="true" />
        <span className="font-[540]">{reading ? 'Reading it…' : 'Choose a file, or drop it here'}</span>
        <span className="text-sm text-mute">CSV, TSV, Excel (.xlsx), or a file saved from this page</span>
        <input
          type="file"
          accept=".csv,.tsv,.txt,.xlsx,.json,text/csv,text/plain"
          className="sr-only"
          onChange={(event) => {
            takeFile(event.currentTarget.files?.[0]);
            event.currentTarget.value = '';
          }}
        />
      </label>
      <form
        className="mt-4"
        onSubmit={(event) => {
          event.preventDefault();
          const text = new FormData(event.currentTarget).get('rows');
          take(broughtText('Pasted rows', typeof text === 'string' ? text : ''));
        }}
      >
        <TextArea
          label="Or paste rows"
          name="rows"
          required
          rows={5}
          placeholder={sample}
          spellCheck={false}
          className="[&_textarea]:font-mono [&_textarea]:text-sm"
        />
        <AlertPlace urgent className="mt-3 empty:hidden">
          {problem ? <Alert tone="danger" heading={problem} /> : null}
        </AlertPlace>
        <Button type="submit" size="small" className="mt-4">
          Use these rows
        </Button>
      </form>
    </Dialog>
  );
}
