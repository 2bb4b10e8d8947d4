/** What staff ask a list for, as its address says it. */
interface Asked {
  name: string;
  /** By list: the outbox, the audit log, the readers, meetings, seats and conversations. */
  outbox: string;
  audit: string;
  'newsletter-subscribers': string;
  bookings: string;
  attendees: string;
  inbox: string;
}

/** The lists that are measured, by where they stand. */
export const pathOf = {
  outbox: '/admin-panel/outbox',
  audit: '/admin-panel/audit',
  'newsletter-subscribers': '/admin-panel/newsletter/subscribers',
  bookings: '/admin-panel/bookings/list',
  attendees: '/admin-panel/events/attendees',
  inbox: '/admin-panel/inbox',
} as const;
export type ListName = keyof typeof pathOf;

/** Opening, filtering, searching, sorting and leafing. */
export const mix: readonly Asked[] = [
  {
    name: 'opening',
    outbox: '',
    audit: '',
    'newsletter-subscribers': '',
    bookings: '',
    attendees: '',
    inbox: '',
  },
  {
    name: 'a common filter',
    outbox: 'state=sent',
    audit: 'kind=settings.changed',
    'newsletter-subscribers': 'state=confirmed',
    bookings: 'state=upcoming',
    attendees: 'state=registered',
    inbox: 'tab=closed',
  },
  {
    name: 'a rare filter',
    outbox: 'state=failed&purpose=event.ticket',
    audit: 'subject=thing%3A4726',
    'newsletter-subscribers': 'state=unsubscribed&since-from=2026-01-01&since-to=2026-01-01',
    bookings: 'state=cancelled&when-from=2026-01-01&when-to=2026-01-01',
    attendees: 'state=waiting&registered-from=2026-01-01&registered-to=2026-01-01',
    inbox: 'owner=ben',
  },
  {
    name: 'edits',
    outbox: 'state=kept',
    audit: 'holds=changes',
    'newsletter-subscribers': 'state=pending',
    bookings: 'state=over',
    attendees: 'came=in',
    inbox: 'about=rescue',
  },
  {
    name: 'days',
    outbox: 'written-from=2026-01-01&written-to=2026-01-01',
    audit: 'when-from=2026-01-01&when-to=2026-01-01',
    'newsletter-subscribers': 'since-from=2026-01-01&since-to=2026-01-01',
    bookings: 'when-from=2026-01-01&when-to=2026-01-01',
    attendees: 'registered-from=2026-01-01&registered-to=2026-01-01',
    inbox: 'tab=waiting',
  },
  {
    name: 'a rare word',
    outbox: 'q=person-7919',
    audit: 'q=thing:4726',
    'newsletter-subscribers': 'q=reader-77',
    bookings: 'q=guest-77',
    attendees: 'q=comes-77',
    inbox: 'tab=mine',
  },
  {
    name: 'a common word',
    outbox: 'q=example',
    audit: 'q=changed',
    'newsletter-subscribers': 'q=reader',
    bookings: 'q=person',
    attendees: 'q=person',
    inbox: 'tab=snoozed',
  },
  {
    name: 'another order',
    outbox: 'sort=to',
    audit: 'sort=-kind',
    'newsletter-subscribers': 'sort=-email',
    bookings: 'sort=name',
    attendees: 'sort=name',
    inbox: 'tab=closed&page=2',
  },
  {
    name: 'filter and order',
    outbox: 'state=sent&sort=to',
    audit: 'kind=settings.changed&sort=subject',
    'newsletter-subscribers': 'state=confirmed&sort=email',
    bookings: 'state=cancelled&sort=when',
    attendees: 'state=waiting&sort=registered',
    inbox: 'tab=waiting&owner=nobody',
  },
  {
    name: 'the second page',
    outbox: 'page=2',
    audit: 'page=2',
    'newsletter-subscribers': 'page=2',
    bookings: 'page=2',
    attendees: 'page=2',
    inbox: 'page=2',
  },
  {
    name: 'page 300',
    outbox: 'page=300',
    audit: 'page=300',
    'newsletter-subscribers': 'page=300',
    bookings: 'page=300',
    attendees: 'page=300',
    inbox: 'page=300',
  },
];
