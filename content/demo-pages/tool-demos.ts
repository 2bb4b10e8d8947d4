import type { Demo } from './demo.ts';

export const toolDemos: readonly Demo[] = [
  {
    path: '/feature-crm',
    name: 'Lead desk',
    finding: 'A demo became a quote in six days',
    about: 'A made-up record. Everything one person did stands in one line, staff notes apart.',
    measures: [
      ['Overdue', 'steps'],
      ['Waiting', 'days'],
      ['Value', '€'],
    ],
    reads: [
      ['Enquiries', 'From the form, with the page they came from'],
      ['Meetings', 'From booking, with their notes'],
      ['Mail', 'Both directions, quoted text folded'],
      ['Before', 'CSV of old contacts, with a dry run'],
    ],
    stays: 'Everything lies in your own database and can be exported whole.',
    action: { label: 'See its sheet', href: '/applications/crm' },
    link: { label: 'All parts', href: '/features' },
    caption: 'One person from enquiry to quote',
  },
  {
    path: '/accounting',
    name: 'Accounts',
    finding: 'Five entries, and both sides agree',
    about: 'A made-up March. The sums below are added up by the page, in whole cents.',
    measures: [
      ['Open', '€'],
      ['Due', 'days'],
      ['Difference', 'cents'],
    ],
    reads: [
      ['Invoices', 'Numbered without gaps inside the transaction'],
      ['Bank', 'CSV or CAMT, matched by reference'],
      ['Tax', 'By rule and date, reverse charge included'],
      ['Closing', 'A closed month takes corrections only'],
    ],
    stays: 'An issued paper is never changed; a credit note stands beside it.',
    action: { label: 'See its sheet', href: '/applications/accounts' },
    link: { label: 'All parts', href: '/features' },
    caption: 'A journal in double entry',
  },
];
