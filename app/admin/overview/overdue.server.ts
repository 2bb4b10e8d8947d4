import { count, eq } from 'drizzle-orm';
import { goLiveLines, openPoints } from '#app/go-live/lines.ts';
import { siteState } from '#app/go-live/site-state.server.ts';
import { overdueInvoices } from '#features/billing/overdue.server.ts';
import { meetingsWithoutHost } from '#features/booking/staff/stranded.server.ts';
import { countInReview } from '#features/catalogue/submissions/count-in-review.server.ts';
import { inboxAddress } from '#features/enquiries/inbox/address.ts';
import { countWaiting, waitingSince } from '#features/enquiries/inbox/list.server.ts';
import { promiseEnded } from '#features/enquiries/inbox/page.server.ts';
import { countStepsDue } from '#features/leads/queries.server.ts';
import { counted } from '#lib/money/grouped.ts';
import { moneyText } from '#lib/money/money.ts';
import { now } from '#server/clock.ts';
import { outbox } from '#server/db/tables.ts';
import { services } from '#server/services.ts';
import { readSettings } from '#server/settings/settings.ts';
import type { Overdue } from './overview.ts';

/** What a part of the panel knows to be late; null where nothing is. `path` is the section's own. */
type OverdueSource = (path: string) => Promise<Overdue | null>;

async function lateAnswers(): Promise<Overdue | null> {
  const { count: late, oldest } = await waitingSince(new Date(promiseEnded(now().getTime())));
  if (late === 0) return null;
  return {
    id: 'enquiries',
    title: `${counted(late, 'enquiry waits', 'enquiries wait')} longer than we promised`,
    note: `We promise an answer within ${counted(readSettings().contact.answerHours, 'opening hour', 'opening hours')}`,
    count: late,
    href: oldest ? inboxAddress({ tab: 'waiting' }, { open: oldest }) : inboxAddress({ tab: 'waiting' }),
    kind: 'late',
  };
}

async function waitingAnswers(): Promise<Overdue | null> {
  const { count: late } = await waitingSince(new Date(promiseEnded(now().getTime())));
  const waiting = (await countWaiting()) - late;
  if (waiting <= 0) return null;
  return {
    id: 'waiting',
    title: `${counted(waiting, 'enquiry waits', 'enquiries wait')} for an answer`,
    note: 'Still within the time we promise',
    count: waiting,
    href: inboxAddress({ tab: 'waiting' }),
    kind: 'waits',
  };
}

async function openGoLivePoints(path: string): Promise<Overdue | null> {
  const open = openPoints(goLiveLines(await siteState()));
  if (open === 0) return null;
  return {
    id: 'go-live',
    title: `${counted(open, 'point', 'points')} to settle before going live`,
    note: 'For example legal details, addresses and the names of hosts',
    count: open,
    href: path,
    kind: 'waits',
  };
}

async function lateSteps(): Promise<Overdue | null> {
  const late = await countStepsDue();
  if (late === 0) return null;
  return {
    id: 'steps',
    title: counted(late, 'next step is overdue', 'next steps are overdue'),
    note: 'Steps you agreed with your leads',
    count: late,
    href: '/admin-panel/leads/table?step=late',
    kind: 'late',
  };
}

async function lateInvoices(path: string): Promise<Overdue | null> {
  const { count: late, sums } = await overdueInvoices();
  if (late === 0) return null;
  return {
    id: 'invoices',
    title: `${counted(late, 'invoice is', 'invoices are')} past due`,
    note: sums.map(({ amount, currency }) => moneyText(amount, currency)).join(', '),
    count: late,
    href: `${path}?state=overdue`,
    kind: 'late',
  };
}

async function failedMails(path: string): Promise<Overdue | null> {
  const [row] = await services()
    .database.db.select({ failed: count() })
    .from(outbox)
    .where(eq(outbox.state, 'failed'));
  if (!row?.failed) return null;
  return {
    id: 'mails',
    title: `${counted(row.failed, 'email', 'emails')} could not be sent`,
    note: 'The site has stopped trying',
    count: row.failed,
    href: `${path}?state=failed`,
    kind: 'late',
  };
}

async function submissionsToRead(path: string): Promise<Overdue | null> {
  const waiting = await countInReview();
  if (waiting === 0) return null;
  return {
    id: 'submissions',
    title: `${counted(waiting, 'application waits', 'applications wait')} for a decision`,
    note: 'Visitors submitted them for the catalogue',
    count: waiting,
    href: path,
    kind: 'waits',
  };
}

async function strandedMeetings(): Promise<Overdue | null> {
  const { count: stranded, absence } = await meetingsWithoutHost();
  if (stranded === 0 || absence === null) return null;
  return {
    id: 'absences',
    title: counted(
      stranded,
      'meeting is booked for a day when its host is away',
      'meetings are booked for days when their host is away',
    ),
    note: 'Hand them over, move them or cancel them',
    count: stranded,
    href: `/admin-panel/bookings/absences/${absence}`,
    kind: 'waits',
  };
}

/** Who knows of something late, by the section of the panel where it is dealt with. */
export const overdueSources: readonly (readonly [section: string, source: OverdueSource])[] = [
  ['leads', lateSteps],
  ['inbox', lateAnswers],
  ['inbox', waitingAnswers],
  ['bookings', strandedMeetings],
  ['invoices', lateInvoices],
  ['outbox', failedMails],
  ['applications', submissionsToRead],
  ['go-live', openGoLivePoints],
];
