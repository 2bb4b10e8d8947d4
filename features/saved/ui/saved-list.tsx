import { Form } from 'react-router';
import { Button, ButtonLink } from '#ui/actions/button.tsx';
import { Pagination } from '#ui/actions/pagination.tsx';
import { Alert, AlertPlace } from '#ui/data/alert.tsx';
import { WorkspaceEmpty, WorkspaceSearch, WorkspaceTabs } from '#ui/kinds/workspace-list.tsx';
import { savedHref } from '../address.ts';
import type { ShownSaved } from '../page.server.ts';
import { SavedRow } from './saved-row.tsx';

/** What the last form did, or why it could not. */
export interface SavedNews {
  heading: string;
  tone: 'done' | 'danger';
  /** What can be put back, by its reference. */
  undo?: string;
}

interface SavedListProps {
  page: ShownSaved;
  collections: readonly { id: string; name: string; scope: 'any' | 'applications' }[];
  news: SavedNews | null;
  /** The note that was refused: on which thing, what it said and what is wrong. */
  refused: { ref: string; note: string; problem: string } | null;
}

function News({ news }: { news: SavedNews }) {
  return (
    <Alert
      tone={news.tone}
      heading={news.heading}
      className="mb-4"
      actions={
        news.undo ? (
          <Form method="post" preventScrollReset>
            <input type="hidden" name="intent" value="put-back" />
            <input type="hidden" name="ref" value={news.undo} />
            <Button type="submit" variant="ghost" size="small">
              Undo
            </Button>
          </Form>
        ) : undefined
      }
    />
  );
}

function Nothing({ page }: { page: ShownSaved }) {
  if (page.q)
    return (
      <WorkspaceEmpty
        className="rounded-card border border-line bg-raised"
        heading={`No saved items match “${page.q}”`}
        action={
          <ButtonLink href={savedHref({ kind: page.kind })} variant="ghost" size="small">
            Show all
          </ButtonLink>
        }
      >
        <p>We search names, descriptions and your notes.</p>
      </WorkspaceEmpty>
    );
  return (
    <WorkspaceEmpty
      className="rounded-card border border-line bg-raised"
      heading="Nothing saved yet"
      action={
        <ButtonLink href="/applications" variant="ink" size="small">
          Browse the catalogue
        </ButtonLink>
      }
    >
      <p>
        Choose Save on any application, case study, journal post, event or demo, and it appears here. Anything
        you saved before signing in comes too.
      </p>
      <p>
        Try it on the{' '}
        <a href="/route-optimization" className="font-medium text-ink underline underline-offset-4">
          route planning case study
        </a>
        : the Save button is at the top of the page.
      </p>
    </WorkspaceEmpty>
  );
}

/** Everything that somebody saved: searched, narrowed by kind, with notes, page by page. */
export function SavedList({ page, collections, news, refused }: SavedListProps) {
  const { q, kind, kinds, all } = page;
  return (
    <>
      <AlertPlace>{news ? <News news={news} /> : null}</AlertPlace>
      {all > 0 || q ? (
        <div className="mb-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
          <WorkspaceTabs
            label="Kinds"
            tabs={[
              { href: savedHref({ q }), label: 'All', count: all, current: kind === null },
              ...kinds.map((each) => ({
                href: savedHref({ q, kind: each.kind }),
                label: each.label,
                count: each.things,
                current: each.kind === kind,
              })),
            ]}
          />
          <WorkspaceSearch
            label="Search what you saved"
            words={q}
            keeps={{ kind: kind ?? '' }}
            className="w-full sm:w-64"
          />
        </div>
      ) : null}
      {page.items.length === 0 ? (
        <Nothing page={page} />
      ) : (
        <ul className="@container overflow-hidden rounded-card border border-line bg-raised">
          {page.items.map((item) => (
            // A note that was kept is another row: it comes back folded.
            <SavedRow
              key={`${item.ref} ${item.note}`}
              item={item}
              collections={collections.filter(({ scope }) => scope === 'any' || item.kind === 'application')}
              refused={refused?.ref === item.ref ? refused : null}
            />
          ))}
        </ul>
      )}
      {page.pages > 1 ? (
        <Pagination
          label="Saved items"
          page={page.page}
          pages={page.pages}
          href={(to) => savedHref({ q, kind, page: to })}
          className="mt-5"
        />
      ) : null}
    </>
  );
}
