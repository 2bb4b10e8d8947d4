import { useState } from 'react';
import { Button } from '#ui/actions/button.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { Sheet } from '#ui/panels/sheet.tsx';
import { AccountPart, type AccountPartProps } from './account-part.tsx';
import type { ExportKind } from './export-thing.ts';
import type { ListedHead } from './listed.ts';
import { SavedRow } from './saved-row.tsx';
import type { SavedHead } from './saved-thing.ts';
import { matching } from './saved-things.ts';

/** What is said of the things in a list: conversations, recordings. */
export interface SavedWords {
  heading: string;
  /** Where they are kept. */
  about: string;
  /** What deleting one takes along: 'with its files'. */
  withWhat: string;
  /** Said before all are deleted. */
  all: string;
  /** The button that begins another. */
  another: string;
  none: string;
  noneFound: string;
}

/** How saved things leave this browser, when somebody wants them to. */
interface SavedResults {
  account: AccountPartProps;
  onExport: (id: string, as: ExportKind) => void;
}

interface SavedSheetProps {
  id: string;
  words: SavedWords;
  list: readonly ListedHead[];
  /** Why nothing can be kept here. */
  problem: string | null;
  /** How they leave this browser: into the account and as files; left out or null where they cannot. */
  results?: SavedResults | null;
  current: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onChoose: (id: string) => void;
  onChange: (id: string, by: Partial<Pick<SavedHead, 'title' | 'pinned'>>) => void;
  onRemove: (id: string) => void;
  onRemoveAll: () => void;
  onNew: () => void;
}

/** What is kept in this browser and in the account: search, open, rename, pin, export, delete. */
export function SavedSheet({
  id,
  words,
  list,
  problem,
  results = null,
  current,
  open,
  onOpenChange,
  onChoose,
  onChange,
  onRemove,
  onRemoveAll,
  onNew,
}: SavedSheetProps) {
  const [sought, setSought] = useState('');
  const [sure, setSure] = useState(false);
  const found = matching(list, sought);
  return (
    <Sheet
      id={id}
      heading={words.heading}
      open={open}
      onOpenChange={onOpenChange}
      footer={
        sure ? (
          <>
            <p className="w-full text-sm">
              {words.all}
              {list.some(({ inAccount }) => inAccount) ? ' What is in your account stays there.' : ''}
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
              {words.another}
            </Button>
            <Button size="small" variant="ghost" onClick={() => setSure(true)}>
              Delete everything
            </Button>
          </>
        )
      }
    >
      <p className="mb-4 text-sm text-mute text-pretty">{problem ?? words.about}</p>
      {results ? <AccountPart {...results.account} /> : null}
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
          <SavedRow
            key={head.id}
            head={head}
            withWhat={words.withWhat}
            isOpen={head.id === current}
            onOpen={() => onChoose(head.id)}
            onExport={results && ((as) => results.onExport(head.id, as))}
            onRename={(title) => onChange(head.id, { title })}
            onPin={(pinned) => onChange(head.id, { pinned })}
            onRemove={() => onRemove(head.id)}
          />
        ))}
      </ul>
      {found.length === 0 ? (
        <p className="mt-2 text-sm text-pretty">{list.length === 0 ? words.none : words.noneFound}</p>
      ) : null}
    </Sheet>
  );
}
