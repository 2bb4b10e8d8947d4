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
  queued: 'is waiting for the mail server',
  sending: 'is on its way',
  uncertain: 'may have arrived',
  sent: 'was accepted by the mail server',
  failed: 'was refused',
  kept: 'stayed in the outbox',
  suppressed: 'was held back because your address is on the list below',
};

function TestMail({ page: { own, test }, zone, writes }: MailWorkspaceProps) {
  return (
    <>
      {test ? (
        <p className="mb-4 text-[.9375rem]">
          The test email from <Moment at={test.at} zone={zone} /> {became[test.state] ?? test.state}.
          {test.said ? (
            <span className="mt-1 block font-mono text-[.84375rem] text-mute wrap-anywhere">{test.said}</span>
          ) : null}
        </p>
      ) : null}
      {writes && own ? (
        <form method="post">
          <Button type="submit" name="intent" value="test" variant="ghost" size="small">
            Send a test email to {own}
          </Button>
        </form>
      ) : null}
    </>
  );
}

/** Whether emails of the site arrive, and who gets none. */
export function MailWorkspace(props: MailWorkspaceProps) {
  const { page, zone, writes, refused } = props;
  return (
    <>
      {page.configured ? null : (
        <Alert tone="warning" heading="The site can’t send email yet" className="mb-5">
          Set SMTP_URL and MAIL_FROM. Until then you can read every email in the outbox.
        </Alert>
      )}
      <DetailPage>
        <WorkspacePart
          heading="The last 30 days"
          about={
            page.server ? `Sent through ${page.server}, from ${page.from}.` : 'No mail server is set up.'
          }
        >
          <Figures figures={page.figures} />
        </WorkspacePart>
        <WorkspacePart
          heading="Test email"
          about="A test email is sent in the same way as every other: from the outbox, by a job, through the mail server."
        >
          <TestMail {...props} />
        </WorkspacePart>
        <WorkspacePart
          heading="The sender’s domain"
          about={
            page.domain.verdicts.length > 0
              ? `Receivers use these DNS records of ${page.domain.domain} to tell whether an email is really from you.`
              : 'Receivers use its DNS records to tell whether an email is really from you.'
          }
        >
          {page.domain.verdicts.length > 0 ? (
            <ul className="-my-5 divide-y divide-line">
              {page.domain.verdicts.map((verdict) => (
                <DomainRecord key={verdict.name} verdict={verdict} />
              ))}
            </ul>
          ) : (
            <p className="text-mute">MAIL_FROM isn’t set, so there is no domain to look up.</p>
          )}
        </WorkspacePart>
        <WorkspacePart
          heading="Blocked addresses"
          about="The site sends no email to these addresses, because an email bounced, the person reported it as spam, or staff added them. Sending to them would harm your domain’s reputation."
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
          heading="Bounce and complaint reports"
          about="Set up at least one of these, or the site won’t learn about bounces and complaints."
        >
          <ReportWays by={page.reportsBy} publicUrl={page.publicUrl} />
        </WorkspacePart>
      </DetailPage>
    </>
  );
}
