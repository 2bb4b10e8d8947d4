/** What staff ask a list for, as its address says it. */
interface Asked {
  name: string;
  /** By list: the outbox, the audit log, the readers. */
  outbox: string;
  audit: string;
  'newsletter-subscribers': string;
}

/** The lists that are measured, by where they stand. */
export const pathOf = {
  outbox: '/admin-panel/outbox',
  audit: '/admin-panel/audit',
  'newsletter-subscribers': '/admin-panel/newsletter/subscribers',
} as const;
export type ListName = keyof typeof pathOf;

/** Opening, filtering, searching, sorting and leafing. */
export const mix: readonly Asked[] = [
  { name: 'opening', outbox: '', audit: '', 'newsletter-subscribers': '' },
  {
    name: 'a common filter',
    outbox: 'state=sent',
    audit: 'kind=settings.changed',
    'newsletter-subscribers': 'state=confirmed',
  },
  {
    name: 'a rare filter',
    outbox: 'state=failed&purpose=event.ticket',
    audit: 'subject=thing%3A4726',
    'newsletter-subscribers': 'state=unsubscribed&since-from=2026-01-01&since-to=2026-01-01',
  },
  { name: 'edits', outbox: 'state=kept', audit: 'holds=changes', 'newsletter-subscribers': 'state=pending' },
  {
    name: 'days',
    outbox: 'written-from=2026-01-01&written-to=2026-01-01',
    audit: 'when-from=2026-01-01&when-to=2026-01-01',
    'newsletter-subscribers': 'since-from=2026-01-01&since-to=2026-01-01',
  },
  {
    name: 'a rare word',
    outbox: 'q=person-7919',
    audit: 'q=thing:4726',
    'newsletter-subscribers': 'q=reader-77',
  },
  { name: 'a common word', outbox: 'q=example', audit: 'q=changed', 'newsletter-subscribers': 'q=reader' },
  { name: 'another order', outbox: 'sort=to', audit: 'sort=-kind', 'newsletter-subscribers': 'sort=-email' },
  {
    name: 'filter and order',
    outbox: 'state=sent&sort=to',
    audit: 'kind=settings.changed&sort=subject',
    'newsletter-subscribers': 'state=confirmed&sort=email',
  },
  { name: 'the second page', outbox: 'page=2', audit: 'page=2', 'newsletter-subscribers': 'page=2' },
  { name: 'page 300', outbox: 'page=300', audit: 'page=300', 'newsletter-subscribers': 'page=300' },
];
