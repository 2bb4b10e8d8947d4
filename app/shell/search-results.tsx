import { CalendarClock, MoonStar } from 'lucide-react';
import { type RefObject, useEffect, useState } from 'react';
import { panelActions, perform } from '#app/admin/panel-actions.ts';
import { type SearchEntry, search } from '#engines/search/search.ts';
import { answerOf } from '#lib/forms/answer.ts';
import { soughtWords } from '#lib/text/sought-words.ts';
import { useStore } from '#ui/foundation/use-store.ts';
import { KeyCap } from '#ui/text/key-cap.tsx';
import { isFound, isFoundRecords, isSearchIndex } from './search-answers.ts';
import { AnswerRow, Marked, PageRow, RecordGroup, row } from './search-parts.tsx';
import { useFound } from './use-found.ts';

let index: Promise<SearchEntry[]> | undefined;
function loadIndex(): Promise<SearchEntry[]> {
  index ??= fetch('/search-index.json').then((answer) => {
    if (!answer.ok) throw new Error(`The search index answered ${answer.status}`);
    return answerOf(answer, isSearchIndex);
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

type Action = ReturnType<typeof panelActions.get>['actions'][number];

/** The actions of the panel whose name fits, typing errors forgiven. */
function actionsNamed(actions: readonly Action[], words: string): Action[] {
  const entries = actions.map(({ id, label }) => ({
    path: id,
    label,
    title: '',
    kind: '',
    hue: null,
    description: '',
    headings: [],
  }));
  return search(entries, words).flatMap(({ entry }) => actions.find(({ id }) => id === entry.path) ?? []);
}

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

  const words = query.trim().replace(/\s+/g, ' ');
  const { actions } = useStore(panelActions);
  const found = useFound('/api/search', words, true, isFound);
  const records = useFound('/api/staff/search', words, actions.length > 0, isFoundRecords);
  // What the browser finds by its letters shows at once and stays where it is; what the server finds by its meaning follows.
  const byLetters = entries ? search(entries, query).map(({ entry }) => entry) : [];
  const known = new Set(byLetters.map(({ path }) => path));
  const pages = [...byLetters, ...(found?.pages.filter(({ path }) => !known.has(path)) ?? [])].slice(0, 10);
  useTellInVain(found !== null && pages.length === 0 ? query : '');
  const here = words ? actionsNamed(actions, words) : actions.slice(0, 5);
  return (
    <div id="search-results" className="-mx-2 pt-1">
      {failed ? (
        <p className="px-3 py-2 text-danger">
          The search index couldn’t be loaded. Press Enter to search on our server.
        </p>
      ) : null}
      {found?.answer ? <AnswerRow answer={found.answer} onLeave={onLeave} /> : null}
      {records?.groups.map((group) => (
        <RecordGroup key={group.name} {...group} query={query} onLeave={onLeave} />
      ))}
      {words ? (
        <section aria-label="Pages" className="mt-2 border-t border-line pt-2 first:mt-0 first:border-0">
          <p className="px-3 pb-1 pt-2 text-sm text-mute">Pages</p>
          {pages.map((page) => (
            <PageRow key={page.path} page={page} query={query} onLeave={onLeave} />
          ))}
          {pages.length === 0 ? (
            <p className="px-3 py-3">
              {found || words.length < 2 ? `Nothing found for “${words}”. Try other words.` : 'Searching…'}
            </p>
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
      <section aria-label="Actions" className="mt-2 border-t border-line pt-2 first:mt-0 first:border-0">
        <p className="px-3 pb-1 pt-2 text-sm text-mute">Actions</p>
        <a href="/book_an_appointment" onClick={onLeave} className={row}>
          <CalendarClock size={20} strokeWidth={1.5} aria-hidden="true" />
          Book a call
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
        {entries && words ? `${pages.length} of ${entries.length} pages` : null}
      </p>
    </div>
  );
}
