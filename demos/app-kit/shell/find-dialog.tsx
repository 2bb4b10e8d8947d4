import { Search } from 'lucide-react';
import { memo, useDeferredValue, useMemo, useState } from 'react';
import { Dialog } from '#ui/panels/dialog.tsx';

/** One record that a search found. */
export interface FoundRecord {
  href: string;
  label: string;
  /** What kind it is, or where it stands: 'Employee, Berlin'. */
  note: string;
}

interface FindDialogProps {
  id: string;
  /** What can be found: 'people, teams and requests'. */
  what: string;
  find: (words: string) => readonly FoundRecord[];
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

const mostShown = 12;

/** Finds records by any of their words; the links lead to their places. */
export const FindDialog = memo(function FindDialog({ id, what, find, open, onOpenChange }: FindDialogProps) {
  const [words, setWords] = useState('');
  const asked = useDeferredValue(words.trim());
  const found = useMemo(() => (asked ? find(asked) : []), [asked, find]);
  function openChange(next: boolean) {
    if (!next) setWords('');
    onOpenChange(next);
  }
  return (
    <Dialog
      id={id}
      heading={`Search ${what}`}
      open={open}
      onOpenChange={openChange}
      head={
        <div className="relative m-4">
          <Search
            size={20}
            strokeWidth={1.5}
            aria-hidden="true"
            className="pointer-events-none absolute inset-y-0 start-4 my-auto text-mute"
          />
          <input
            type="search"
            aria-label={`Search ${what}`}
            placeholder={`Search ${what}`}
            value={words}
            onChange={(event) => setWords(event.currentTarget.value)}
            onKeyDown={(event) => {
              // Browsers would empty the field first, and shut the dialog at the second press.
              if (event.key === 'Escape') openChange(false);
            }}
            className="h-13 w-full rounded-input border border-outline bg-paper ps-12 pe-4"
          />
        </div>
      }
    >
      <p role="status" className="sr-only">
        {asked ? `${found.length} found` : ''}
      </p>
      {asked && found.length === 0 ? (
        <p className="py-6 text-mute">Nothing contains “{asked}”. Try a shorter search.</p>
      ) : null}
      <ul>
        {found.slice(0, mostShown).map(({ href, label, note }) => (
          <li key={href}>
            <a
              href={href}
              onClick={() => openChange(false)}
              className="flex min-h-12 items-baseline justify-between gap-4 rounded-xl px-3 py-2.5 hover:bg-selected"
            >
              <span className="font-medium">{label}</span>
              <span className="text-end text-[.875rem] text-mute">{note}</span>
            </a>
          </li>
        ))}
      </ul>
      {found.length > mostShown ? (
        <p className="px-3 pt-2 text-[.875rem] text-mute">
          And {found.length - mostShown} more. Add a word to narrow it down.
        </p>
      ) : null}
    </Dialog>
  );
});
