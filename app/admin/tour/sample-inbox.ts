import type { InboxPage, ShownRow } from '#features/enquiries/inbox/page.server.ts';
import { standingOf } from '#features/enquiries/inbox/rules.ts';
import { stillInbox } from '#features/enquiries/inbox/still-inbox.ts';
import type { WorkspaceEntry, WorkspaceThread } from '#features/enquiries/inbox/thread.server.ts';
import { dateAt, dayOfDate } from '#lib/time/words-of-time.ts';
import { momentAt } from '#lib/time/zoned-moment.ts';

const standings = {
  new: standingOf({ state: 'open', snoozed: false, seen: false }),
  ours: standingOf({ state: 'open', snoozed: false, seen: true }),
  theirs: standingOf({ state: 'answered', snoozed: false, seen: true }),
};

const row = (
  reference: string,
  name: string,
  about: string,
  more: Pick<ShownRow, 'standing' | 'since'> & Partial<ShownRow>,
): ShownRow => ({
  reference,
  name,
  company: '',
  title: about,
  about,
  seen: true,
  assignee: null,
  late: false,
  ...more,
});

const rows: readonly ShownRow[] = [
  row('E-SAMPLE1', 'Hanna Vogel', 'Route optimisation', {
    standing: standings.ours,
    since: '9 h',
    late: true,
  }),
  row('E-SAMPLE2', 'Tomás Ribeiro', 'New product', { standing: standings.new, since: '40 min', seen: false }),
  row('E-SAMPLE3', 'Priya Nair', 'Integration', { standing: standings.ours, since: '2 h' }),
  row('E-SAMPLE4', 'Owen Clarke', 'AI', { standing: standings.theirs, since: 'Mon' }),
  row('E-SAMPLE5', 'Lina Sandberg', 'Rescue', { standing: standings.theirs, since: 'Fri' }),
];

const dayMs = 86_400_000;

/** The inbox with five people who do not exist. */
export function sampleInbox(moment: Date, zone: string): InboxPage {
  const yesterday = dateAt(new Date(moment.getTime() - dayMs).toISOString(), zone);
  const at = (time: string) => {
    const sent = (momentAt(`${yesterday}T${time}`, zone) ?? moment).toISOString();
    return { at: sent, sent, when: time, day: dayOfDate(yesterday), time };
  };
  const said = (
    id: string,
    side: 'visitor' | 'staff',
    author: string,
    body: string,
    time: string,
  ): WorkspaceEntry => ({
    kind: 'message',
    id,
    side,
    author,
    body,
    quoted: '',
    via: side === 'visitor' ? 'form' : 'page',
    isNew: false,
    files: [],
    ...at(time),
  });
  const { at: notedAt, day, time: notedTime } = at('11:10');
  const entries: WorkspaceEntry[] = [
    said(
      '1',
      'visitor',
      'Hanna Vogel',
      'We deliver to 61 bakeries before seven. Two drivers plan by hand every evening, and the round is never the same twice. I tried your demo with our stops: it saved 38 km. Could it read our orders directly?',
      '09:40',
    ),
    said(
      '2',
      'staff',
      'Mia Berg',
      'Yes, if your system can export them. Which one do you use, and what can it write?',
      '11:05',
    ),
    {
      kind: 'note',
      id: '3',
      author: 'Jonas Falk',
      body: 'Same export as the florist in spring. Two weeks, I would say.',
      at: notedAt,
      day,
      time: notedTime,
    },
    said(
      '4',
      'visitor',
      'Hanna Vogel',
      'A till from 2014 that writes one text file a day. Would that do?',
      '16:20',
    ),
  ];
  const thread: WorkspaceThread = {
    side: 'staff',
    own: true,
    title: 'We deliver to 61 bakeries before seven',
    reference: 'E-SAMPLE1',
    state: 'open',
    name: 'Hanna Vogel',
    email: 'hanna.vogel@bakery.example',
    company: 'Vogel Bakeries',
    topics: ['Integration'],
    budget: '',
    timeline: '',
    subject: {},
    made: null,
    page: '/route-optimization',
    campaign: {},
    consent: false,
    closable: true,
    began: at('09:40').when,
    unread: 0,
    readMark: null,
    emailKey: '',
    unconfirmed: false,
    standing: standings.ours,
    snoozedUntil: null,
    assigneeId: null,
    assignee: 'Mia Berg',
    others: 0,
    lastMessage: '4',
    entries,
  };
  return stillInbox(rows, thread);
}
