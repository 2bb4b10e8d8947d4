import { nextMeetingWith } from '#features/booking/next-meeting.server.ts';
import type { Besides } from '#features/enquiries/inbox/ui/thread-facts.tsx';
import { clockAt, shortDayAt } from '#lib/words-of-time.ts';
import { readSettings } from '#server/settings/settings.ts';

/** What the rest of the site knows about whoever wrote, for the conversation with them. */
export async function besidesOf(emailKey: string): Promise<Besides> {
  const { timeZone } = readSettings().contact;
  const meeting = await nextMeetingWith(emailKey);
  const start = meeting?.startAt.toISOString();
  return {
    meeting: start ? { words: `${shortDayAt(start, timeZone)}, ${clockAt(start, timeZone)}` } : null,
    nextStep: null,
  };
}
