import { nextMeetingWith } from '#features/booking/next-meeting.server.ts';
import type { Besides } from '#features/enquiries/inbox/ui/thread-facts.tsx';
import { leadOfAddress, todayAtStudio } from '#features/leads/queries.server.ts';
import { isPast } from '#features/leads/rules.ts';
import { isOpen } from '#features/leads/stages.ts';
import { clockAt, shortDayAt } from '#lib/time/words-of-time.ts';
import { services } from '#server/services.ts';

/** What the rest of the site knows about the sender of a conversation, with times in a given time zone. */
export async function besidesOf(
  emailKey: string,
  timeZone: string,
): Promise<Besides & { leadHref: string | null }> {
  const meeting = await nextMeetingWith(emailKey);
  const start = meeting?.startAt.toISOString();
  const lead = await leadOfAddress(services().database.db, emailKey);
  const leadHref = lead && `/admin-panel/leads/${lead.id}`;
  const day = lead?.nextStepOn ? `${shortDayAt(`${lead.nextStepOn}T12:00Z`, 'UTC')}: ` : '';
  return {
    meeting: start ? { words: `${shortDayAt(start, timeZone)}, ${clockAt(start, timeZone)}` } : null,
    nextStep:
      lead?.nextStep && leadHref
        ? {
            words: day + lead.nextStep,
            late: isOpen(lead.stage) && isPast(lead.nextStepOn, todayAtStudio()),
            href: leadHref,
          }
        : null,
    leadHref,
  };
}
