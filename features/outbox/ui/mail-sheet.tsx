import { Alert } from '#ui/data/alert.tsx';
import { Moment } from '#ui/data/moment.tsx';
import { DeskFacts } from '#ui/kinds/desk-facts.tsx';
import { DeskSheet } from '#ui/kinds/desk-parts.tsx';
import type { OpenMail } from '../schema.ts';
import { MailStateBadge } from './mail-state.tsx';

/** One mail: how it stands, what the mail servers said, and its words for those who may read them. */
export function MailSheet({ mail, zone }: { mail: OpenMail; zone: string }) {
  return (
    <DeskSheet>
      <DeskFacts
        facts={[
          { label: 'State', text: <MailStateBadge state={mail.state} /> },
          { label: 'Written', text: <Moment at={mail.createdAt} zone={zone} /> },
          {
            label: 'Settled',
            text: mail.settledAt ? <Moment at={mail.settledAt} zone={zone} /> : 'Not yet',
          },
          { label: 'Tries', text: <span className="font-mono text-[.9375rem]">{mail.attempts}</span> },
        ]}
      />
      <dl className="grid gap-4 border-t border-line px-4 py-5 sm:px-7">
        <div>
          <dt className="text-[.84375rem] text-mute">Purpose</dt>
          <dd className="font-mono text-[.9375rem]">{mail.purpose}</dd>
        </div>
        {mail.response ? (
          <div>
            <dt className="text-[.84375rem] text-mute">What the mail server said</dt>
            <dd className="font-mono text-[.9375rem] wrap-anywhere">{mail.response}</dd>
          </div>
        ) : null}
        {mail.lastError ? (
          <div>
            <dt className="text-[.84375rem] text-mute">Last error</dt>
            <dd className="font-mono text-[.9375rem] text-danger wrap-anywhere">{mail.lastError}</dd>
          </div>
        ) : null}
      </dl>
      {mail.uncertainSince ? (
        <Alert tone="warning" heading="It may have arrived twice" className="px-4 pb-5 sm:px-7">
          <p>
            A try broke off before the mail server had answered, so nobody knows whether that one arrived.
          </p>
        </Alert>
      ) : null}
      <div className="border-t border-line px-4 py-6 sm:px-7">
        {mail.words ? (
          <>
            <h2 className="text-xl wrap-anywhere">{mail.words.subject}</h2>
            <p className="mt-4 max-w-[44rem] whitespace-pre-wrap text-[.9375rem] leading-relaxed wrap-anywhere">
              {mail.words.text}
            </p>
          </>
        ) : (
          <p className="text-mute">What it says is for owners to read.</p>
        )}
      </div>
    </DeskSheet>
  );
}
