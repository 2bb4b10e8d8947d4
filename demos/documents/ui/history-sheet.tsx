import { useState } from 'react';
import { Button } from '#ui/actions/button.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { Sheet } from '#ui/panels/sheet.tsx';
import { type Head, matching } from '../store/conversations.ts';
import { HistoryRow } from './history-row.tsx';

interface HistorySheetProps {
  id: string;
  list: readonly Head[];
  /** Why nothing can be kept here. */
  problem: string | null;
  current: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onChoose: (id: string) => void;
  onChange: (id: string, by: Partial<Pick<Head, 'title' | 'pinned'>>) => void;
  onRemove: (id: string) => void;
  onRemoveAll: () => void;
  onNew: () => void;
}

/** The conversations in this browser: search, open, rename, pin, delete. */
export function HistorySheet({
  id,
  list,
  problem,
  current,
  open,
  onOpenChange,
  onChoose,
  onChange,
  onRemove,
  onRemoveAll,
  onNew,
}: HistorySheetProps) {
  const [sought, setSought] = useState('');
  const [sure, setSure] = useState(false);
  const found = matching(list, sought);
  return (
    <Sheet
      id={id}
      heading="Conversations"
      open={open}
      onOpenChange={onOpenChange}
      footer={
        sure ? (
          <>
            <p className="w-full text-sm">
              This deletes every conversation and file in this browser, for good.
            </p>
            <Button size="small" variant="ghost" onClick={() => setSure(false)}>
              Keep them
            </Button>
            <Button
              size="small"
              variant="ink"
              tone="danger"
              onClick={() => {
                setSure(false);
                onRemoveAll();
              }}
            >
              Delete everything
            </Button>
          </>
        ) : (
          <>
            <Button size="small" onClick={onNew}>
              New conversation
            </Button>
            <Button size="small" variant="ghost" onClick={() => setSure(true)}>
              Delete everything
            </Button>
          </>
        )
      }
    >
      <p className="mb-4 text-sm text-mute text-pretty">
        {problem ?? 'Conversations and their files are kept in this browser until you delete them.'}
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
        {found.map((head) => (
          <HistoryRow
            key={head.id}
            head={head}
            isOpen={head.id === current}
            onOpen={() => onChoose(head.id)}
            onRename={(title) => onChange(head.id, { title })}
            onPin={(pinned) => onChange(head.id, { pinned })}
            onRemove={() => onRemove(head.id)}
          />
        ))}
      </ul>
      {found.length === 0 ? (
        <p className="mt-2 text-sm text-pretty">
          {list.length === 0
            ? 'What you ask will be listed here, so that you can come back to it.'
            : 'No conversation has these words.'}
        </p>
      ) : null}
    </Sheet>
  );
}
