import { type FormEvent, useState } from 'react';
import { counted } from '#lib/money/grouped.ts';
import { Button } from '#ui/actions/button.tsx';
import { TextField } from '#ui/fields/text-field.tsx';

interface FindPartProps {
  sought: string;
  /** How often it stands in the text. */
  count: number;
  onSeek: (sought: string) => void;
  onNext: () => void;
  onReplace: (by: string) => void;
}

/** Finds words in the text and puts others in their place, everywhere at once. */
export function FindPart({ sought, count, onSeek, onNext, onReplace }: FindPartProps) {
  const [by, setBy] = useState('');
  function next(event: FormEvent) {
    event.preventDefault();
    onNext();
  }
  const isSought = sought.trim() !== '';
  return (
    <form onSubmit={next} className="grid gap-3">
      <TextField
        label="Find"
        name="find"
        required
        type="search"
        value={sought}
        onChange={(event) => onSeek(event.currentTarget.value)}
      />
      <TextField
        label="Replace with"
        name="replace"
        value={by}
        onChange={(event) => setBy(event.currentTarget.value)}
        required
      />
      <div className="flex flex-wrap items-center gap-2">
        <Button type="submit" size="small" variant="ghost" disabled={count === 0}>
          Next
        </Button>
        <Button size="small" variant="ghost" disabled={count === 0} onClick={() => onReplace(by)}>
          Replace all
        </Button>
        <p role="status" className="text-sm text-mute">
          {isSought ? (count === 0 ? 'Not found' : `Found ${counted(count, 'time')}`) : ''}
        </p>
      </div>
    </form>
  );
}
