import { Badge } from '#ui/data/badge.tsx';
import { InlineCode } from '#ui/text/inline-code.tsx';

interface ReportWaysProps {
  by: { webhook: boolean; mailbox: boolean };
  publicUrl: string;
}

const example = `{ "reports": [ {
  "kind": "bounce",            // or "complaint"
  "recipient": "ann@example.com",
  "permanent": true,
  "detail": "550 5.1.1 user unknown",
  "messageId": "<…@example.com>"
} ] }`;

const on = (isOn: boolean) => (isOn ? <Badge tone="done">On</Badge> : <Badge>Off</Badge>);

/** By which ways reports come in, and how each is set up. */
export function ReportWays({ by, publicUrl }: ReportWaysProps) {
  return (
    <div className="grid gap-6 text-[.9375rem]">
      <div className="min-w-0">
        <h3 className="flex items-center justify-between gap-4 font-[540]">By mailbox {on(by.mailbox)}</h3>
        <p className="mt-1 text-mute">
          Bounces (RFC 3464) and complaints (RFC 5965) that reach the mailbox of{' '}
          <InlineCode>IMAP_URL</InlineCode>, or <InlineCode>/api/mail/incoming</InlineCode>, are read
          automatically. A report counts only if it contains the ID of an email that was sent to that address.
        </p>
      </div>
      <div className="min-w-0">
        <h3 className="flex items-center justify-between gap-4 font-[540]">
          By webhook of the mail service {on(by.webhook)}
        </h3>
        <p className="mt-1 text-mute">
          <InlineCode className="wrap-anywhere">POST {publicUrl}/api/mail/reports</InlineCode>, signed with{' '}
          <InlineCode>MAIL_REPORTS_SECRET</InlineCode> as standardwebhooks.com describes it:
        </p>
        <pre className="mt-2 overflow-x-auto rounded-xl bg-sunk px-3 py-2 font-mono text-[.8125rem] leading-relaxed">
          {example}
        </pre>
      </div>
    </div>
  );
}
