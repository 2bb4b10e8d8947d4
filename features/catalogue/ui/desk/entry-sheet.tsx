import type { ReactNode } from 'react';
import { Alert } from '#ui/data/alert.tsx';
import { Badge } from '#ui/data/badge.tsx';
import { Moment } from '#ui/data/moment.tsx';
import { DeskFacts } from '#ui/kinds/desk-facts.tsx';
import { DeskSheet } from '#ui/kinds/desk-parts.tsx';
import type { EntryDesk } from '../../desk/pages.server.ts';
import { entryWords } from '../../desk/words.ts';

/** How an entry stands, above the form with its words. */
export function EntrySheet({
  entry,
  zone,
  children,
}: {
  entry: EntryDesk;
  zone: string;
  children: ReactNode;
}) {
  const { status, slug, popularity, changedAt, submission } = entry;
  const { word, tone } = entryWords[status];
  return (
    <div className="grid gap-5">
      <DeskSheet>
        <DeskFacts
          facts={[
            { label: 'State', text: <Badge tone={tone}>{word}</Badge> },
            { label: 'Address', text: `/applications/${slug}` },
            { label: 'Saved by', text: popularity === 1 ? 'one person' : `${popularity} people` },
            { label: 'Changed', text: <Moment at={changedAt} zone={zone} /> },
          ]}
        />
      </DeskSheet>
      {submission ? (
        <Alert heading={`Submitted by ${submission.by}`}>
          <p>
            A change that they send and somebody approves replaces these words.{' '}
            <a
              href={`/admin-panel/applications/submissions/${submission.id}`}
              className="text-accent underline underline-offset-[3px]"
            >
              See the submission
            </a>
          </p>
        </Alert>
      ) : null}
      {children}
    </div>
  );
}
