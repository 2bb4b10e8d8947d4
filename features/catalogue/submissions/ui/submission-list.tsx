import { Form } from 'react-router';
import { Button, ButtonLink } from '#ui/actions/button.tsx';
import { Pagination } from '#ui/actions/pagination.tsx';
import { FormKey } from '#ui/fields/form-key.tsx';
import { WorkspaceEmpty, WorkspaceSearch } from '#ui/kinds/workspace-list.tsx';
import { ListGroup, ListLink } from '#ui/layout/list-group.tsx';
import { submissionHref } from '../address.ts';
import type { ShownSubmissions } from '../page.server.ts';
import { Standing } from './standing.tsx';

/** The button that begins a draft. */
export function BeginDraft({ label }: { label: string }) {
  return (
    <Form method="post" action="/account/add_application">
      <input type="hidden" name="intent" value="begin" />
      <FormKey />
      <Button type="submit" variant="ink" size="small" className="max-sm:w-full">
        {label}
      </Button>
    </Form>
  );
}

function Nothing({ q }: { q: string }) {
  if (q)
    return (
      <WorkspaceEmpty
        className="rounded-card border border-line bg-raised"
        heading={`No results for “${q}”`}
        action={
          <ButtonLink href={submissionHref()} variant="ghost" size="small">
            Show all applications
          </ButtonLink>
        }
      >
        <p>The search covers names and descriptions.</p>
      </WorkspaceEmpty>
    );
  return (
    <WorkspaceEmpty
      className="rounded-card border border-line bg-raised"
      heading="No applications yet"
      action={<BeginDraft label="Add application" />}
    >
      <p>
        You can publish an application you made in our catalogue. We save your draft as you type, and someone
        at the studio reviews it before anyone else sees it.
      </p>
      <p>
        See what an entry looks like:{' '}
        <a href="/applications/route-planner" className="font-medium text-ink underline underline-offset-4">
          the route planner
        </a>
        , with its features and price.
      </p>
    </WorkspaceEmpty>
  );
}

/** What somebody submitted, with where each stands. */
export function SubmissionList({ list }: { list: ShownSubmissions }) {
  return (
    <>
      {list.total > 0 || list.q ? (
        <WorkspaceSearch label="Search your applications" words={list.q} className="mb-4 w-full sm:w-64" />
      ) : null}
      {list.submissions.length === 0 ? (
        <Nothing q={list.q} />
      ) : (
        <ListGroup variant="card">
          {list.submissions.map(({ id, name, tagline, status, live, changed }) => (
            <ListLink
              key={id}
              href={submissionHref({ open: id })}
              title={name}
              note={[tagline, `changed ${changed}`].filter(Boolean).join(', ')}
              end={<Standing status={status} live={live} />}
            />
          ))}
        </ListGroup>
      )}
      {list.pages > 1 ? (
        <Pagination
          label="Applications"
          page={list.page}
          pages={list.pages}
          href={(page) => submissionHref({ q: list.q, page })}
          className="mt-5"
        />
      ) : null}
    </>
  );
}
