import { BookmarkPlus, X } from 'lucide-react';
import { useId } from 'react';
import { useLocation } from 'react-router';
import type { TableView } from '#lib/lists/table-page.ts';
import { plainQuery, printTableQuery } from '#lib/lists/table-query.ts';
import { Button } from '../../actions/button.tsx';
import { Checkbox } from '../../fields/checkbox.tsx';
import { TextField } from '../../fields/text-field.tsx';
import { Popover } from '../../panels/popover.tsx';
import { WorkspaceTabs } from '../workspace-list.tsx';
import type { AnyPage } from './asked.ts';

const addressOf = (path: string, query: string): string => (query ? `${path}?${query}` : path);

/** The ways to look at a list that have names, as tabs; whatever else is asked for is none of them. */
export function ViewTabs({ page, all }: { page: AnyPage; all: string }) {
  const { pathname } = useLocation();
  const now = printTableQuery({ ...page.query, page: 1 });
  const views: Pick<TableView, 'name' | 'query'>[] = [
    { name: all, query: printTableQuery(plainQuery) },
    ...page.views,
  ];
  if (views.length === 1) return null;
  // Of two that ask for the same, the one that somebody named last is meant.
  const current = views.findLastIndex(({ query }) => query === now);
  return (
    <WorkspaceTabs
      label="Views"
      tabs={views.map(({ name, query }, place) => ({
        label: name,
        href: addressOf(pathname, query),
        current: place === current,
      }))}
    />
  );
}

function OwnViews({ page, here }: { page: AnyPage; here: string }) {
  const own = page.views.filter((view) => view.own);
  if (own.length === 0) return null;
  return (
    <ul className="mt-4 border-t border-line pt-3">
      {own.map(({ id, name, shared }) => (
        <li key={id}>
          <form method="post" action={here} className="flex min-h-11 items-center gap-3">
            <input type="hidden" name="id" value={id ?? ''} />
            <input type="hidden" name="intent" value="remove-view" />
            <input type="hidden" name="list" value={page.list} />
            <span className="min-w-0 flex-1 truncate">{name}</span>
            {shared ? <span className="text-sm text-mute">shared</span> : null}
            <button
              type="submit"
              aria-label={`Remove the view ${name}`}
              className="-me-2 grid size-11 shrink-0 place-items-center rounded-full hover:bg-selected"
            >
              <X size={16} strokeWidth={1.5} aria-hidden="true" />
            </button>
          </form>
        </li>
      ))}
    </ul>
  );
}

/** Keeps how the list is looked at now under a name, for oneself or for everybody, and lets go of one's own. */
export function SaveView({ page, mayShare }: { page: AnyPage; mayShare: boolean }) {
  const id = useId();
  const { pathname } = useLocation();
  const query = printTableQuery({ ...page.query, page: 1 });
  const here = addressOf(pathname, query);
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        className="inline-flex min-h-11 items-center gap-2 rounded-full px-3.5 text-[.9375rem] font-[540] hover:bg-selected"
      >
        <BookmarkPlus size={16} strokeWidth={1.5} aria-hidden="true" />
        Save view
      </button>
      <Popover key={here} id={id} heading="Save this view" align="end" className="w-72">
        <form method="post" action={here} className="mt-3">
          <input type="hidden" name="intent" value="save-view" />
          <input type="hidden" name="list" value={page.list} />
          <input type="hidden" name="query" value={query} />
          <TextField label="Name" name="name" required maxLength={40} />
          {mayShare ? <Checkbox label="For all staff" name="shared" value="on" className="mt-2" /> : null}
          <Button type="submit" variant="ink" size="small" className="mt-3 w-full">
            Save the view
          </Button>
        </form>
        <OwnViews page={page} here={here} />
      </Popover>
    </>
  );
}
