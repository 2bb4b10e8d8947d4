import type { Refusal } from '#lib/forms/refusal.ts';
import { Button } from '#ui/actions/button.tsx';
import { Alert } from '#ui/data/alert.tsx';
import { Moment } from '#ui/data/moment.tsx';
import { DetailPage, WorkspacePart } from '#ui/kinds/workspace-parts.tsx';
import type { MailHealthPage } from '../queries.server.ts';
import { DomainRecord } from './domain-record.tsx';
import { Figures } from './figures.tsx';
import { ReportWays } from './report-ways.tsx';
import { SuppressionList } from './suppression-list.tsx';

interface MailWorkspaceProps {
  page: MailHealthPage;
  zone: string;
  writes: boolean;
  refused: Refusal | null;
}

const became: Record<string, string> = {
  queued: 'waits for the mail server',
  sending: 'is on its way',
  uncertain: 'may have arrived',
  sent: 'was taken by the mail server',
  failed: 'was refused',
  kept: 'stayed in the outbox',
  suppressed: 'was held back: your address is on the list below',
};

function TestMail({ page: { own, test }, zone, writes }: MailWorkspaceProps) {
  return (
    <>
      {test ? (
        <p className="mb-4 text-[.9375rem]">
          The one of <Moment at={test.at} zone={zone} /> {became[test.state] ?? test.state}.
          {test.said ? (
            <span className="mt-1 block font-mono text-[.84375rem] text-mute wrap-anywhere">{test.said}</span>
          ) : null}
        </p>
      ) : null}
      {writes && own ? (
        <form method="post">
          <Button type="submit" name="intent" value="test" variant="ghost" size="small">
            Send one to {own}
          </Button>
        </form>
      ) : null}
    </>
  );
}

/** Whether mails of the site arrive, and who gets none. */
export function MailWorkspace(props: MailWorkspaceProps) {
  const { page, zone, writes, refused } = props;
  return (
    <>
      {page.configured ? null : (
        <Alert tone="warning" heading="No mail leaves this site" className="mb-5">
          Set SMTP_URL and MAIL_FROM. Until then every mail stays readable in the outbox.
        </Alert>
      )}
      <DetailPage>
        <WorkspacePart
          heading="The last 30 days"
          about={page.server ? `By ${page.server}, from ${page.from}.` : 'No mail server is set.'}
        >
          <Figures figures={page.figures} />
        </WorkspacePart>
        <WorkspacePart
          heading="A test mail"
          about="It takes the way of every other mail: outbox, job, mail server."
        >
          <TestMail {...props} />
        </WorkspacePart>
        <WorkspacePart
          heading="The sender’s domain"
          about={
            page.domain.verdicts.length > 0
              ? `What the DNS says about ${page.domain.domain}, by which receivers tell your mail from anybody’s.`
              : 'What the DNS says about it, by which receivers tell your mail from anybody’s.'
          }
        >
          {page.domain.verdicts.length > 0 ? (
            <ul className="-my-5 divide-y divide-line">
              {page.domain.verdicts.map((verdict) => (
                <DomainRecord key={verdict.name} verdict={verdict} />
              ))}
            </ul>
          ) : (
            <p className="text-mute">MAIL_FROM is not set, so there is no domain to look up.</p>
          )}
        </WorkspacePart>
        <WorkspacePart
          heading="Addresses that get no mail"
          about="Put there by mail that came back, by a complaint, or by hand. Sending on to them costs the name of your domain."
          id="suppressed"
        >
          <SuppressionList
            list={page.list}
            search={page.search}
            zone={zone}
            writes={writes}
            refused={refused}
          />
        </WorkspacePart>
        <WorkspacePart
          heading="How the site hears of it"
          about="Without one of these ways bounces and complaints reach nobody here."
        >
          <ReportWays by={page.reportsBy} publicUrl={page.publicUrl} />
        </WorkspacePart>
      </DetailPage>
    </>
  );
}
