import { Search } from 'lucide-react';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { Dialog } from '#ui/panels/dialog.tsx';
import { KeyCap } from '#ui/text/key-cap.tsx';

// The index and the ranking are loaded when somebody searches, not before.
const SearchResults = lazy(() => import('./search-results.tsx'));

/** ⌘K. Opens natively; without scripts the form leads to the search page. */
export function SearchDialog() {
  const dialog = useRef<HTMLDialogElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [open, setOpen] = useState(false);
  const [query, setQuery] = useState('');

  // It may have been opened, and typed into, before this ran.
  function sync() {
    setOpen(dialog.current?.open ?? false);
    setQuery(input.current?.value ?? '');
  }
  useEffect(sync, []);

  const close = () => dialog.current?.close();

  return (
    <Dialog
      ref={dialog}
      id="search"
      heading="Search the site"
      onOpenChange={sync}
      className="mt-28 max-h-[min(38rem,calc(100%-9rem))]! max-w-[42.5rem]!"
      head={
        <search>
          <form action="/search" className="flex h-16 items-center gap-4 border-b border-line px-6">
            <Search size={22} strokeWidth={1.5} aria-hidden="true" />
            <input
              ref={input}
              name="q"
              type="search"
              autoFocus
              autoComplete="off"
              placeholder="Search, or ask a question"
              aria-label="Search all pages and headings"
              aria-controls="search-results"
              onChange={(event) => setQuery(event.target.value)}
              onKeyDown={(event) => {
                // Browsers would empty the field first and close the dialog only with a second press.
                if (event.key !== 'Escape') return;
                event.preventDefault();
                close();
              }}
              className="h-full min-w-0 flex-1 bg-transparent text-lg outline-none placeholder:text-mute"
            />
            <button
              type="button"
              commandfor="search"
              command="close"
              aria-label="Close search (Esc)"
              className="grid min-h-11 place-items-center"
            >
              <KeyCap>esc</KeyCap>
            </button>
          </form>
        </search>
      }
    >
      {open ? (
        <Suspense fallback={<p className="px-2 py-3 text-mute">Loading the search index</p>}>
          <SearchResults query={query} onLeave={close} input={input} />
        </Suspense>
      ) : null}
    </Dialog>
  );
}
