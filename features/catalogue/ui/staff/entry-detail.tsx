import type { ReactNode } from 'react';
import { Alert } from '#ui/data/alert.tsx';
import { Badge } from '#ui/data/badge.tsx';
import { Moment } from '#ui/data/moment.tsx';
import { WorkspaceFacts } from '#ui/kinds/workspace-facts.tsx';
import { DetailPage } from '#ui/kinds/workspace-parts.tsx';
import type { EntryWorkspace } from '../../staff/pages.server.ts';
import { entryWords } from '../../staff/words.ts';

/** How an entry stands, above the form with its words. */
export function EntryDetail({
  entry,
  zone,
  children,
}: {
  entry: EntryWorkspace;
  zone: string;
  children: ReactNode;
}) {
  const { status, slug, popularity, changedAt, submission } = entry;
  const { word, tone } = entryWords[status];
  return (
    <div className="grid gap-5">
      <DetailPage>
        <WorkspaceFacts
          facts={[
            { label: 'State', text: <Badge tone={tone}>{word}</Badge> },
            { label: 'Address', text: `/applications/${slug}` },
            { label: 'Saved by', text: popularity === 1 ? 'one person' : `${popularity} people` },
            { label: 'Changed', text: <Moment at={changedAt} zone={zone} /> },
          ]}
        />
      </DetailPage>
      {submission ? (
        <Alert heading={`Submitted by ${submission.by}`}>
          <p>
            If they submit a change and someone approves it, it replaces this text.{' '}
            <a
              href={`/admin-panel/applications/submissions/${submission.id}`}
              className="text-accent underline underline-offset-[3px]"
            >
              Open submission
            </a>
          </p>
        </Alert>
      ) : null}
      {children}
    </div>
  );
}
