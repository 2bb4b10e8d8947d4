import type { ReactNode } from 'react';
import { Form } from 'react-router';
import { Button } from '#ui/actions/button.tsx';
import { CopyButton } from '#ui/actions/copy-button.tsx';
import type { OpenCollection } from '../page.server.ts';

interface DoProps {
  collection: string;
  what: string;
  children: ReactNode;
  tone?: 'plain' | 'danger';
}

/** One button that does one thing with a collection. */
function Do({ collection, what, tone = 'plain', children }: DoProps) {
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="intent" value={what} />
      <input type="hidden" name="collection" value={collection} />
      <Button type="submit" variant="ghost" size="small" tone={tone}>
        {children}
      </Button>
    </Form>
  );
}

/** The link that shows a collection to whoever has it, and the way to take it back. */
export function LinkPart({ open }: { open: OpenCollection }) {
  if (!open.link)
    return (
      <>
        <p className="mb-3 text-[.9375rem] text-mute">
          There’s no link yet. Anyone with the link sees the current collection, without your notes.
        </p>
        <Do collection={open.id} what="share">
          Create link
        </Do>
      </>
    );
  return (
    <>
      <div className="flex flex-wrap items-center gap-2">
        <input
          aria-label="Link to this collection"
          readOnly
          value={open.link}
          className="min-h-11 min-w-0 flex-[1_1_12rem] rounded-input border border-outline bg-sunk px-4 font-mono text-sm"
        />
        <CopyButton text={open.link} label="Copy link" className="needs-script min-h-11" />
      </div>
      <p className="mt-3 mb-3 text-[.9375rem] text-mute">
        Anyone with this link sees the current collection, without your notes or your name.
      </p>
      <Do collection={open.id} what="unshare" tone="danger">
        Disable link
      </Do>
    </>
  );
}

/** Whether the company sees a collection, for who is in one. */
export function CompanyPart({ open }: { open: OpenCollection }) {
  if (!open.company)
    return (
      <p className="text-[.9375rem] text-mute">
        You’re not part of a company yet.{' '}
        <a href="/account/users" className="text-ink underline underline-offset-4">
          Invite someone
        </a>
        to share collections with them.
      </p>
    );
  return open.shownToCompany ? (
    <>
      <p className="mb-3 text-[.9375rem] text-mute">
        Everyone at {open.company} sees it, including your notes.
      </p>
      <Do collection={open.id} what="company-off" tone="danger">
        Stop sharing with {open.company}
      </Do>
    </>
  ) : (
    <>
      <p className="mb-3 text-[.9375rem] text-mute">
        Everyone at {open.company} will see it, including your notes. Only you can change it.
      </p>
      <Do collection={open.id} what="company-on">
        Share with {open.company}
      </Do>
    </>
  );
}

/** The button that deletes a collection, behind a fold that says what stays. */
export const DeletePart = ({ open }: { open: OpenCollection }) => (
  <details className="group/fold">
    <summary className="inline-flex min-h-11 cursor-pointer items-center font-medium underline underline-offset-4">
      Delete this collection
    </summary>
    <p className="mt-1 mb-3 text-[.9375rem] text-mute">
      This deletes the collection with its order and notes and disables its link. Your saved items stay.
    </p>
    <Do collection={open.id} what="delete" tone="danger">
      Delete “{open.name}”
    </Do>
  </details>
);
