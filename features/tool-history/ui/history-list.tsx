import { Form } from 'react-router';
import { Button, ButtonLink } from '#ui/actions/button.tsx';
import { Pagination } from '#ui/actions/pagination.tsx';
import { Alert, AlertPlace } from '#ui/data/alert.tsx';
import { WorkspaceEmpty, WorkspaceSearch, WorkspaceTabs } from '#ui/kinds/workspace-list.tsx';
import { historyHref } from '../address.ts';
import type { ShownHistory } from '../page.server.ts';
import { limitWords } from '../rules.ts';
import { type RefusedName, ResultRow } from './result-row.tsx';

interface HistoryListProps {
  page: ShownHistory;
  news: { heading: string; tone: 'done' | 'danger' } | null;
  refused: RefusedName | null;
}

const card = 'rounded-card border border-line bg-raised';

function Nothing({ q, tool }: Pick<ShownHistory, 'q' | 'tool'>) {
  if (q || tool)
    return (
      <WorkspaceEmpty
        className={card}
        heading={q ? `Nothing in your history matches “${q}”` : 'Nothing of this kind yet'}
        action={
          <ButtonLink href={historyHref()} variant="ghost" size="small">
            Show all
          </ButtonLink>
        }
      >
        <p>We search names, questions, files’ names and transcripts.</p>
      </WorkspaceEmpty>
    );
  return (
    <WorkspaceEmpty
      className={card}
      heading="No history in your account yet"
      action={
        <ButtonLink href="/ai-tools" variant="ink" size="small">
          Open the AI tools
        </ButtonLink>
      }
    >
      <p>
        The tools keep your work in your browser. Open History in any of them and choose “Keep it in my
        account”: conversations, transcripts, pictures and task results then appear here. Your files and
        recordings stay in your browser.
      </p>
      <p>{limitWords.kept}</p>
    </WorkspaceEmpty>
  );
}

/** The links that are open, also those to results that are in a browser alone. */
function Links({ links }: Pick<ShownHistory, 'links'>) {
  if (links.length === 0) return null;
  return (
    <section aria-labelledby="shared-links" className="mt-10">
      <h2 id="shared-links" className="text-xl">
        Shared with a link
      </h2>
      <p className="mt-1 mb-3 text-[.9375rem] text-mute">
        Anyone who has one of these links can read the result until you stop sharing it.{' '}
        {limitWords.sharedByAccount}
      </p>
      <ul className={`${card} overflow-hidden`}>
        {links.map(({ id, title, kind, shared }) => (
          <li
            key={id}
            className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 border-b border-line px-4 py-2 last:border-0 sm:px-5"
          >
            <div className="min-w-0">
              <a href={`/shared/${id}`} className="break-words font-[540] underline-offset-4 hover:underline">
                {title}
              </a>
              <p className="text-sm text-mute">
                {kind}, shared on {shared}
              </p>
            </div>
            <Form method="post" preventScrollReset>
              <input type="hidden" name="intent" value="stop-sharing" />
              <input type="hidden" name="id" value={id} />
              <Button type="submit" variant="ghost" size="small">
                Stop sharing<span className="sr-only">: {title}</span>
              </Button>
            </Form>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** All results that somebody keeps in their account: searched, narrowed by tool, opened, renamed, pinned, deleted. */
export function HistoryList({ page, news, refused }: HistoryListProps) {
  const { q, tool, tools, all, items, links } = page;
  return (
    <>
      <AlertPlace>{news ? <Alert {...news} className="mb-4" /> : null}</AlertPlace>
      {all > 0 || q ? (
        <div className="mb-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
          <WorkspaceTabs
            label="Tools"
            tabs={[
              { href: historyHref({ q }), label: 'All', count: all, current: tool === null },
              ...tools.map((each) => ({
                href: historyHref({ q, tool: each.tool }),
                label: each.label,
                count: each.results,
                current: each.tool === tool,
              })),
            ]}
          />
          <WorkspaceSearch
            label="Search your history"
            words={q}
            keeps={{ tool: tool ?? '' }}
            className="w-full sm:w-64"
          />
        </div>
      ) : null}
      {items.length === 0 ? (
        <Nothing q={q} tool={tool} />
      ) : (
        <ul className={`@container overflow-hidden ${card}`}>
          {items.map((item) => (
            // A result that was renamed is another row: it comes back folded.
            <ResultRow
              key={`${item.id} ${item.title}`}
              item={item}
              refused={refused?.id === item.id ? refused : null}
            />
          ))}
        </ul>
      )}
      {page.pages > 1 ? (
        <Pagination
          label="History"
          page={page.page}
          pages={page.pages}
          href={(to) => historyHref({ q, tool, page: to })}
          className="mt-5"
        />
      ) : null}
      <Links links={links} />
      {all > 0 ? (
        <details className="mt-10">
          <summary className="min-h-11 cursor-pointer py-2.5 text-mute">Delete everything</summary>
          <Form method="post" className="mt-2 grid max-w-[36rem] justify-items-start gap-3">
            <input type="hidden" name="intent" value="delete-all" />
            <p className="text-pretty">
              This deletes all {all} results from your account and stops every link, for good. What your
              browsers keep stays there.
            </p>
            <Button type="submit" variant="ink" tone="danger" size="small">
              Delete everything from my account
            </Button>
          </Form>
        </details>
      ) : null}
    </>
  );
}
