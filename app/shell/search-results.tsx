import { CalendarClock, CornerDownLeft, FileText, MoonStar } from 'lucide-react';
import { type RefObject, useEffect, useState } from 'react';
import { panelActions, perform } from '#app/admin/panel-actions.ts';
import { type SearchEntry, search } from '#engines/search/search.ts';
import { soughtWords } from '#lib/sought-words.ts';
import { useStore } from '#ui/foundation/use-store.ts';
import { KeyCap } from '#ui/text/key-cap.tsx';

let index: Promise<SearchEntry[]> | undefined;
function loadIndex(): Promise<SearchEntry[]> {
  index ??= fetch('/search-index.json').then((answer) => {
    if (!answer.ok) throw new Error(`The search index answered ${answer.status}`);
    return answer.json() as Promise<SearchEntry[]>;
  });
  index.catch(() => {
    index = undefined;
  });
  return index;
}

/** Tells the server of a search that found nothing, once whoever typed it has come to rest. */
function useTellInVain(query: string): void {
  useEffect(() => {
    const words = soughtWords(query);
    if (!words) return;
    const wait = setTimeout(() => {
      // Where it does not arrive nothing is lost but a count.
      fetch('/api/search/in-vain', { method: 'POST', body: new URLSearchParams({ q: words }) }).catch(
        () => {},
      );
    }, 1500);
    return () => clearTimeout(wait);
  }, [query]);
}

/** The part of a label that was typed, underlined. */
function Marked({ text, query }: { text: string; query: string }) {
  const at = text.toLowerCase().indexOf(query.trim().toLowerCase());
  if (at < 0 || !query.trim()) return text;
  const end = at + query.trim().length;
  return (
    <>
      {text.slice(0, at)}
      <mark className="bg-transparent font-semibold text-inherit underline decoration-accent decoration-2 underline-offset-4">
        {text.slice(at, end)}
      </mark>
      {text.slice(end)}
    </>
  );
}

const row =
  'flex min-h-13 w-full items-center gap-4 rounded-input px-3 text-left hover:bg-selected focus-visible:bg-selected focus-visible:outline-offset-0';

interface SearchResultsProps {
  query: string;
  onLeave: () => void;
  input: RefObject<HTMLInputElement | null>;
}

/** What was found, and what can be done right here. Arrow keys walk the rows. */
export default function SearchResults({ query, onLeave, input }: SearchResultsProps) {
  const [entries, setEntries] = useState<SearchEntry[] | null>(null);
  const [failed, setFailed] = useState(false);

  useEffect(() => {
    loadIndex().then(setEntries, () => setFailed(true));
  }, []);

  useEffect(() => {
    const walk = (event: KeyboardEvent) => {
      if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
      const dialog = input.current?.closest('dialog');
      if (!dialog?.open) return;
      const stops = [
        input.current,
        ...dialog.querySelectorAll<HTMLElement>('#search-results :is(a, button)'),
      ];
      const focused = document.activeElement;
      const at = focused instanceof HTMLElement ? stops.indexOf(focused) : -1;
      const next = (at + (event.key === 'ArrowDown' ? 1 : -1) + stops.length) % stops.length;
      event.preventDefault();
      stops[next]?.focus();
    };
    addEventListener('keydown', walk);
    return () => removeEventListener('keydown', walk);
  }, [input]);

  const hits = entries ? search(entries, query) : [];
  useTellInVain(entries !== null && hits.length === 0 ? query : '');
  const { actions } = useStore(panelActions);
  const words = query.trim().toLowerCase().split(/\s+/);
  const here = actions
    .filter(({ label }) => words.every((word) => label.toLowerCase().includes(word)))
    .slice(0, query.trim() ? 8 : 5);
  return (
    <div id="search-results" className="-mx-2 pt-1">
      {failed ? (
        <p className="px-3 py-2 text-danger">
          The index could not be loaded. Press Enter to search on the server.
        </p>
      ) : null}
      {query.trim() ? (
        <section aria-label="Pages">
          <p className="px-3 pb-1 pt-2 text-sm text-mute">Pages</p>
          {hits.map(({ entry }) => (
            <a key={entry.path} href={entry.path} onClick={onLeave} className={`group ${row}`}>
              <span
                data-hue={entry.hue ?? undefined}
                className={`grid size-7 shrink-0 place-items-center rounded-lg ${entry.hue ? 'bg-hue' : 'border border-line'}`}
              >
                {entry.hue ? null : <FileText size={16} strokeWidth={1.5} aria-hidden="true" />}
              </span>
              <span className="min-w-0 flex-1 truncate">
                <Marked text={entry.label} query={query} />
              </span>
              <span className="text-sm text-mute">{entry.kind}</span>
              <CornerDownLeft
                size={16}
                strokeWidth={1.5}
                aria-hidden="true"
                className="invisible group-focus-visible:visible"
              />
            </a>
          ))}
          {entries && hits.length === 0 ? (
            <p className="px-3 py-3">No page speaks of “{query.trim()}”. Try one word of it.</p>
          ) : null}
        </section>
      ) : null}
      {here.length > 0 ? (
        <section
          aria-label="Admin panel"
          className="mt-2 border-t border-line pt-2 first:mt-0 first:border-0"
        >
          <p className="px-3 pb-1 pt-2 text-sm text-mute">Admin panel</p>
          {here.map((action) => (
            <button
              key={action.id}
              type="button"
              className={row}
              onClick={() => {
                onLeave();
                perform(action);
              }}
            >
              <span className="min-w-0 flex-1 truncate">
                <Marked text={action.label} query={query} />
              </span>
              {action.keys ? <KeyCap>{action.keys}</KeyCap> : null}
            </button>
          ))}
        </section>
      ) : null}
      <section aria-label="Do it now" className="mt-2 border-t border-line pt-2 first:mt-0 first:border-0">
        <p className="px-3 pb-1 pt-2 text-sm text-mute">Do it now</p>
        <a href="/book_an_appointment" onClick={onLeave} className={row}>
          <CalendarClock size={20} strokeWidth={1.5} aria-hidden="true" />
          Book a half hour
        </a>
        <button type="button" data-theme-set="switch" className={row}>
          <MoonStar size={20} strokeWidth={1.5} aria-hidden="true" />
          <span className="when-light">Switch to dark</span>
          <span className="when-dark">Switch to light</span>
        </button>
      </section>
      <p
        role="status"
        className="mt-2 flex items-center justify-between border-t border-line px-3 pt-3 text-sm text-mute"
      >
        <span className="flex items-center gap-2">
          <KeyCap>↑↓</KeyCap> next <KeyCap>Enter</KeyCap> open
        </span>
        {entries && query.trim() ? `${hits.length} of ${entries.length} pages` : null}
      </p>
    </div>
  );
}
