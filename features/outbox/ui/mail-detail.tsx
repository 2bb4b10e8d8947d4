import { Alert } from '#ui/data/alert.tsx';
import { Moment } from '#ui/data/moment.tsx';
import { WorkspaceFacts } from '#ui/kinds/workspace-facts.tsx';
import { DetailPage } from '#ui/kinds/workspace-parts.tsx';
import { reasonOf } from '../reasons.ts';
import { nextWords, type OpenMail } from '../schema.ts';
import { withLinks } from '../with-links.ts';
import { MailStateBadge } from './mail-state.tsx';

/** One mail: how it stands, what the mail servers said, and its words for those who may read them. */
export function MailDetail({ mail, zone }: { mail: OpenMail; zone: string }) {
  return (
    <DetailPage>
      <WorkspaceFacts
        facts={[
          { label: 'State', text: <MailStateBadge state={mail.state} /> },
          { label: 'Written', text: <Moment at={mail.createdAt} zone={zone} /> },
          {
            label: 'Finished',
            text: mail.settledAt ? <Moment at={mail.settledAt} zone={zone} /> : 'Not yet',
          },
          { label: 'Tries', text: <span className="font-mono text-[.9375rem]">{mail.attempts}</span> },
        ]}
      />
      <dl className="grid gap-4 border-t border-line px-4 py-5 sm:px-7">
        <div>
          <dt className="text-[.84375rem] text-mute">To</dt>
          <dd className="wrap-anywhere">{mail.to}</dd>
        </div>
        <div>
          <dt className="text-[.84375rem] text-mute">Why it was written</dt>
          <dd>{reasonOf(mail.purpose)}</dd>
        </div>
        <div>
          <dt className="text-[.84375rem] text-mute">Next</dt>
          <dd>{nextWords[mail.state]}</dd>
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
            The connection broke before the mail server answered, so we don’t know whether that attempt
            arrived.
          </p>
        </Alert>
      ) : null}
      <div className="border-t border-line px-4 py-6 sm:px-7">
        <h2 className="text-xl wrap-anywhere">{mail.subject}</h2>
        {mail.text === null ? (
          <p className="mt-4 text-mute">Only owners can read the text of this email.</p>
        ) : (
          <p className="mt-4 max-w-[44rem] whitespace-pre-wrap text-[.9375rem] leading-relaxed wrap-anywhere">
            {withLinks(mail.text).map((piece) =>
              piece.isLink ? (
                <a
                  key={piece.at}
                  href={piece.text}
                  target="_blank"
                  rel="noopener noreferrer"
                  className="text-accent underline underline-offset-4"
                >
                  {piece.text}
                </a>
              ) : (
                piece.text
              ),
            )}
          </p>
        )}
      </div>
    </DetailPage>
  );
}
