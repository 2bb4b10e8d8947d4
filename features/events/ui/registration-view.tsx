import type { ReactNode } from 'react';
import { ButtonLink } from '#ui/actions/button.tsx';
import { Alert } from '#ui/data/alert.tsx';
import { CalendarLinks } from '#ui/data/calendar-links.tsx';
import { FormPage } from '#ui/kinds/form-page.tsx';
import QrCode from '#ui/media/qr-code.tsx';
import { Collapse } from '#ui/panels/collapse.tsx';
import { RichText } from '#ui/text/rich-text.tsx';
import type { RegistrationPage } from '../registration-page.server.ts';
import { FeedbackForm } from './feedback-form.tsx';
import { GuestList } from './guest-list.tsx';
import { HandOverForm } from './hand-over-form.tsx';
import type { RefusedAction } from './refusal.ts';
import { RegistrationSummary } from './registration-summary.tsx';
import { registrationWords } from './registration-words.ts';
import { WithdrawForm } from './withdraw-form.tsx';

interface RegistrationViewProps {
  page: RegistrationPage | null;
  token: string;
  /** What was done just before. */
  state: string;
  /** Whether email leaves the site. */
  byMail: boolean;
  refused: RefusedAction | null;
  /** A way on that the page does not know of itself. */
  more: ReactNode;
}

/** The ways into a calendar, before anything that changes the seat. */
function NoteIt({ page }: { page: RegistrationPage }) {
  if (!page.calendars) return null;
  return (
    <div className="mt-6">
      <CalendarLinks file={`/event/${page.event.slug}.ics`} {...page.calendars} />
    </div>
  );
}

function Ticket({ page }: { page: RegistrationPage }) {
  if (!page.code) return null;
  return (
    <div className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-4">
      {page.mode === 'on-site' ? <QrCode text={page.code} label={`Ticket ${page.reference}`} /> : null}
      <div className="min-w-0 flex-[1_1_14rem]">
        <p className="font-mono text-lg font-semibold">{page.reference}</p>
        <p className="mt-1 text-mute">
          {page.name}, {page.ticket.toLowerCase()}.{' '}
          {page.mode === 'on-site'
            ? 'Show the code at the door, or tell us the reference.'
            : 'You join online, so there’s nothing to show.'}
        </p>
        {page.instructions ? <RichText text={page.instructions} className="mt-4" /> : null}
      </div>
    </div>
  );
}

/** What somebody can do about their registration, one thing under the other. */
function Changes({
  page,
  token,
  refused,
}: {
  page: RegistrationPage;
  token: string;
  refused: RefusedAction | null;
}) {
  if (!page.changeable) return null;
  const seated = page.status === 'registered';
  const of = (intent: string) => (refused?.intent === intent ? refused : null);
  return (
    <div className="mt-10 grid max-w-[36rem] gap-3">
      {seated ? (
        <Collapse summary="Pass the seat on to a colleague" open={of('hand-over') !== null || undefined}>
          <HandOverForm token={token} refused={of('hand-over')} />
        </Collapse>
      ) : null}
      <Collapse summary={seated ? 'Cancel my seat' : 'Leave the waiting list'}>
        <WithdrawForm token={token} seated={seated} />
      </Collapse>
    </div>
  );
}

/** The page behind a registration's link: the ticket, and what can be done about it. */
export function RegistrationView({ page, token, state, byMail, refused, more }: RegistrationViewProps) {
  const words = registrationWords(page, state, byMail);
  if (!page)
    return (
      <FormPage {...words}>
        <ButtonLink href="/events" className="mt-8">
          {' '}
          See events{' '}
        </ButtonLink>
      </FormPage>
    );
  const { event } = page;
  return (
    <FormPage {...words} aside={<RegistrationSummary page={page} />}>
      {refused ? <Alert role="alert" tone="danger" heading={refused.message} className="mt-6" /> : null}
      {event.status === 'cancelled' && page.message ? (
        <p className="mt-6 max-w-[36rem] whitespace-pre-line">{page.message}</p>
      ) : null}
      <Ticket page={page} />
      <NoteIt page={page} />
      <GuestList page={page} token={token} />
      {page.certified ? (
        <ButtonLink
          href={`/api/events/certificate.pdf?${new URLSearchParams({ token })}`}
          download
          variant="ink"
          className="mt-8"
        >
          Download your certificate of attendance
        </ButtonLink>
      ) : null}
      {page.rates ? <FeedbackForm token={token} given={page.feedback} refused={refused} /> : null}
      {page.recording && event.over ? (
        <ButtonLink href={page.recording} variant="ghost" className="mt-8">
          {' '}
          See the recap{' '}
        </ButtonLink>
      ) : null}
      <Changes page={page} token={token} refused={refused} />
      {more ? <div className="mt-8">{more}</div> : null}
      <p className="mt-8 flex flex-wrap gap-x-6">
        <a
          href={`/event/${event.slug}`}
          className="inline-flex min-h-11 items-center underline underline-offset-4"
        >
          About the event
        </a>
        <a href="/events" className="inline-flex min-h-11 items-center underline underline-offset-4">
          All events
        </a>
      </p>
    </FormPage>
  );
}
