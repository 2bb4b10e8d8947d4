import type { ReactNode } from 'react';
import { Alert } from '#ui/data/alert.tsx';
import { Moment } from '#ui/data/moment.tsx';
import { DeskSheet } from '#ui/kinds/desk-parts.tsx';
import type { OpenMail } from '../schema.ts';
import { MailStateBadge } from './mail-state.tsx';

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="min-w-0 border-line px-4 py-3 max-sm:not-first:border-t sm:px-5 sm:not-first:border-s">
      <dt className="text-[.84375rem] text-mute">{label}</dt>
      <dd className="mt-0.5 wrap-anywhere">{children}</dd>
    </div>
  );
}

/** One mail: how it stands, what the mail servers said, and its words for those who may read them. */
export function MailSheet({ mail, zone }: { mail: OpenMail; zone: string }) {
  return (
    <DeskSheet>
      <dl className="grid sm:grid-cols-4">
        <Fact label="State">
          <MailStateBadge state={mail.state} />
        </Fact>
        <Fact label="Written">
          <Moment at={mail.createdAt} zone={zone} />
        </Fact>
        <Fact label="Settled">{mail.settledAt ? <Moment at={mail.settledAt} zone={zone} /> : 'Not yet'}</Fact>
        <Fact label="Tries">
          <span className="font-mono text-[.9375rem]">{mail.attempts}</span>
        </Fact>
      </dl>
      <dl className="grid gap-4 border-t border-line px-4 py-5 sm:px-5">
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
        <Alert tone="warning" heading="It may have arrived twice" className="px-4 pb-5 sm:px-5">
          <p>
            A try broke off before the mail server had answered, so nobody knows whether that one arrived.
          </p>
        </Alert>
      ) : null}
      <div className="border-t border-line px-4 py-6 sm:px-5">
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
