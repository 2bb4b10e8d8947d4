import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#ui/actions/button.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { Sheet } from '#ui/panels/sheet.tsx';
import { ToolButton } from '../../kit/layout/tool-button.tsx';
import type { PastText } from '../state.ts';

interface PastSheetProps {
  list: readonly PastText[];
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onChoose: (one: PastText) => void;
  onRemove: (one: PastText) => void;
  onRemoveAll: () => void;
}

const when = (at: string): string =>
  new Date(at).toLocaleString('en-GB', {
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
  });

/** The texts that were read in this browser: search, open, delete. */
export function PastSheet({ list, open, onOpenChange, onChoose, onRemove, onRemoveAll }: PastSheetProps) {
  const [sought, setSought] = useState('');
  const words = sought.toLowerCase().split(/\s+/).filter(Boolean);
  const found = list.filter(({ state: { text } }) =>
    words.every((word) => text.toLowerCase().includes(word)),
  );
  return (
    <Sheet
      id="speak-history"
      heading="Texts"
      open={open}
      onOpenChange={onOpenChange}
      footer={
        list.length > 0 ? (
          <Button size="small" variant="ghost" onClick={onRemoveAll}>
            Delete everything
          </Button>
        ) : null
      }
    >
      <p className="mb-4 text-sm text-mute text-pretty">
        The last 30 texts are kept in this browser until you delete them. Their sound is made anew.
      </p>
      <TextField
        label="Search"
        name="sought"
        required
        type="search"
        value={sought}
        onChange={(event) => setSought(event.currentTarget.value)}
      />
      <ul aria-live="polite" className="mt-4">
        {found.map((one) => (
          <li key={one.at} className="flex items-center gap-2 border-b border-line py-2">
            <button
              type="button"
              onClick={() => onChoose(one)}
              className="min-h-11 min-w-0 flex-1 text-start"
            >
              <span className="block font-medium wrap-anywhere">{one.title}</span>
              <span className="block text-[.8125rem] text-mute">{when(one.at)}</span>
            </button>
            <ToolButton icon={Trash2} label="Delete" onClick={() => onRemove(one)} />
          </li>
        ))}
      </ul>
      {found.length === 0 ? (
        <p className="mt-2 text-sm text-pretty">
          {list.length === 0
            ? 'Texts that you have read aloud will be listed here.'
            : 'No text has these words.'}
        </p>
      ) : null}
    </Sheet>
  );
}
