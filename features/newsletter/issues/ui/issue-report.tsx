import { type ReactNode, useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { grouped } from '#lib/money/grouped.ts';
import type { RichText as RichTextData } from '#lib/text/rich-text.ts';
import { Moment } from '#ui/data/moment.tsx';
import { Progress } from '#ui/data/progress.tsx';
import { DetailPage } from '#ui/kinds/workspace-parts.tsx';
import { RichText } from '#ui/text/rich-text.tsx';
import type { ShownIssue } from '../schema.ts';

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="min-w-0 border-line px-4 py-3 sm:px-5 @max-2xl:nth-[n+3]:border-t @2xl:not-first:border-s">
      <dt className="text-[.84375rem] text-mute">{label}</dt>
      <dd className="mt-0.5 font-mono text-[1.0625rem] tabular-nums">{children}</dd>
    </div>
  );
}

/** Asks again every few seconds while something is still on its way. */
function useProgress(isMoving: boolean): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (!isMoving) return;
    const timer = setInterval(revalidate, 3000);
    return () => clearInterval(timer);
  }, [isMoving, revalidate]);
}

interface IssueReportProps {
  issue: ShownIssue;
  text: RichTextData;
  zone: string;
}

/** An issue that is no draft any more: how far it has come, what became of its emails, and what it says. */
export function IssueReport({ issue, text, zone }: IssueReportProps) {
  const { counts, readers, state } = issue;
  useProgress(state === 'sending' || (state === 'sent' && counts.waiting > 0));
  return (
    <DetailPage>
      {issue.startedAt ? (
        <dl className="grid grid-cols-2 @2xl:grid-cols-6">
          <Fact label="Readers">{grouped(readers)}</Fact>
          <Fact label="Sent">{grouped(counts.sent)}</Fact>
          <Fact label="Waiting">{grouped(counts.waiting)}</Fact>
          <Fact label="Failed or held back">{grouped(counts.failed + counts.kept + counts.suppressed)}</Fact>
          <Fact label="Bounced or reported">{grouped(counts.bounced + counts.complained)}</Fact>
          <Fact label="Unsubscribed">{grouped(issue.unsubscribed)}</Fact>
        </dl>
      ) : null}
      {state === 'sending' || state === 'stopped' ? (
        <div className="border-t border-line px-4 py-5 sm:px-5">
          <Progress label="Emails prepared" value={counts.written} max={Math.max(readers, 1)} />
        </div>
      ) : null}
      <p className="border-line px-4 py-4 text-[.9375rem] text-mute not-first:border-t sm:px-5">
        {state === 'scheduled' && issue.sendAt ? (
          <>
            We’ll send it at <Moment at={issue.sendAt} zone={zone} className="text-ink" />, to everyone who
            has confirmed by then.
          </>
        ) : issue.finishedAt ? (
          <>
            Started <Moment at={issue.startedAt ?? issue.finishedAt} zone={zone} className="text-ink" />,
            finished <Moment at={issue.finishedAt} zone={zone} className="text-ink" />.{' '}
            <a
              href={`/admin-panel/outbox?purpose=newsletter.issue`}
              className="text-ink underline underline-offset-4"
            >
              See its emails in the outbox
            </a>
          </>
        ) : state === 'stopped' ? (
          'Stopped. We’re holding the emails that haven’t been sent and will send them when you continue.'
        ) : (
          'We’re sending to a hundred readers at a time. You can leave this page.'
        )}
      </p>
      <div className="border-t border-line px-4 py-7 sm:px-7">
        {issue.preview ? <p className="mb-5 text-mute">{issue.preview}</p> : null}
        <RichText text={text} />
      </div>
    </DetailPage>
  );
}
