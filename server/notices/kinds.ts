/** How something reaches a person. */
export interface Channels {
  /** In the list of the account. */
  app: boolean;
  /** At once, by mail. */
  mail: boolean;
  /** Once a day with the others, by mail. */
  digest: boolean;
}

interface NoticeKind {
  label: string;
  about: string;
  /** What counts until the person says otherwise. */
  channels: Channels;
  /** Whether the person cannot switch its email off. */
  always?: true;
  /** Only people who work here are ever told of it. */
  staffOnly?: true;
  /** The feature sends the email itself instead of the notice; `why` says why the person cannot switch it off. */
  ownMail?: { why?: string };
}

/** What people are notified of, by kind. If the feature sends the email itself, `ownMail` says so, and `mail` is whether one is sent. */
export const noticeKinds = {
  message: {
    label: 'Messages',
    about: 'Someone at the studio wrote to you.',
    channels: { app: true, mail: true, digest: false },
    ownMail: {},
  },
  enquiry: {
    label: 'Enquiries',
    about: 'Your enquiry was marked as done, or one you joined at your company was answered.',
    channels: { app: true, mail: false, digest: false },
  },
  meeting: {
    label: 'Meetings',
    about: 'A meeting was booked, moved or cancelled.',
    channels: { app: true, mail: true, digest: false },
    ownMail: { why: 'it carries the calendar entry' },
  },
  event: {
    label: 'Events',
    about: 'A place became free, or an event was moved or cancelled.',
    channels: { app: true, mail: true, digest: false },
    ownMail: { why: 'it carries the ticket' },
  },
  company: {
    label: 'Company',
    about: 'Someone joined or left your company, or your role changed.',
    channels: { app: true, mail: true, digest: false },
  },
  application: {
    label: 'Applications',
    about: 'We reviewed an application you submitted.',
    channels: { app: true, mail: true, digest: false },
  },
  billing: {
    label: 'Quotes and invoices',
    about: 'A quote or invoice arrived, is due or was paid.',
    channels: { app: true, mail: true, digest: false },
    ownMail: { why: 'it carries the document' },
  },
  recipe: {
    label: 'Scraper',
    about: 'A page you scrape on a schedule changed, or couldn’t be read for a while.',
    channels: { app: true, mail: false, digest: false },
  },
  schedule: {
    label: 'Schedules',
    about: 'An SEO check or a forecast that runs on a schedule found a change, or couldn’t be read.',
    channels: { app: true, mail: true, digest: false },
  },
  desk: {
    label: 'Admin panel',
    about: 'Someone mentioned you in a note, assigned you a conversation or lead, or one came back.',
    channels: { app: true, mail: true, digest: false },
    staffOnly: true,
  },
  security: {
    label: 'Security',
    about: 'Something about how you sign in changed.',
    channels: { app: true, mail: true, digest: false },
    always: true,
  },
} as const satisfies Record<string, NoticeKind>;

/** The name of a kind. */
export type NoticeKindName = keyof typeof noticeKinds;

/** What is known of a kind. */
export const kindOf = (name: NoticeKindName): NoticeKind => noticeKinds[name];

/** The names of all kinds, in the order in which people are shown them. */
export const noticeKindNames = Object.keys(noticeKinds) as NoticeKindName[];

/** The kinds that somebody can be told of, and chooses the ways of: those of the admin panel only if they work here. */
export const kindsFor = ({ staff = false }: { staff?: boolean }): NoticeKindName[] =>
  noticeKindNames.filter((name) => staff || !kindOf(name).staffOnly);
