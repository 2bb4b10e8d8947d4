import { eventPages } from './admin-events.ts';
import { pages } from './page.ts';

/** The admin panel: one page is the specification's, the others are for staff and beyond it. */
export const adminPages = [
  ...pages(
    { kind: 'desk', view: 'admin', area: 'admin', hydrate: 'load', render: 'request', noindex: true },
    [
      {
        path: '/admin-panel',
        label: 'Admin panel',
        title: 'Admin panel of the studio',
        description:
          'Who may enter the admin panel and what it runs: enquiries, bookings, events, catalogue, posts, settings and the outbox.',
      },
      {
        path: '/admin-panel/claim',
        label: 'First owner',
        title: 'Become the first owner of the panel',
        description:
          'Opens the admin panel of a new site to whoever was given the link that its server prints.',
        view: 'admin-claim',
        kind: 'journey',
        hydrate: 'interaction',
        parent: '/admin-panel',
        beyond: true,
      },
    ],
  ),
  ...pages(
    {
      kind: 'desk',
      view: 'admin',
      area: 'admin',
      hydrate: 'load',
      render: 'request',
      parent: '/admin-panel',
      noindex: true,
      beyond: true,
      staff: true,
    },
    [
      {
        path: '/admin-panel/quotes',
        label: 'Quotes',
        title: 'Quotes of the studio',
        description: 'Every quote of the studio: to whom, over how much, and what became of it.',
        view: 'admin-quotes',
      },
      {
        path: '/admin-panel/quotes/new',
        label: 'New quote',
        title: 'Write a quote for a buyer',
        description:
          'A new quote of the studio: buyer, lines, tax and sum, kept as a draft until it is sent.',
        view: 'admin-quote-new',
        parent: '/admin-panel/quotes',
      },
      {
        path: '/admin-panel/quotes/:id',
        label: 'A quote',
        title: 'A quote of the studio',
        description: 'One quote of the studio: what it says, how it stands, and what became of it.',
        view: 'admin-quote',
        sample: '/admin-panel/quotes/019a0000-0000-7000-8000-000000000000',
        parent: '/admin-panel/quotes',
      },
      {
        path: '/admin-panel/quotes/:id/edit',
        label: 'Edit a quote',
        title: 'Edit a quote of the studio',
        description: 'Changes the draft of a quote: buyer, lines, tax and sum, as long as it was not sent.',
        view: 'admin-quote-edit',
        sample: '/admin-panel/quotes/019a0000-0000-7000-8000-000000000000/edit',
        parent: '/admin-panel/quotes',
      },
      {
        path: '/admin-panel/invoices',
        label: 'Invoices',
        title: 'Invoices of the studio',
        description:
          'Every invoice and credit note of the studio: what is open, overdue, paid or paid twice.',
        view: 'admin-invoices',
      },
      {
        path: '/admin-panel/invoices/new',
        label: 'New invoice',
        title: 'Write an invoice for a buyer',
        description: 'A new invoice of the studio without a quote, kept as a draft until it is issued.',
        view: 'admin-invoice-new',
        parent: '/admin-panel/invoices',
      },
      {
        path: '/admin-panel/invoices/accounting',
        label: 'Bookkeeping file',
        title: 'The file for the bookkeeper',
        description:
          'Invoices, credit notes and payments of a span of days as one file, its columns explained.',
        view: 'admin-accounting',
        parent: '/admin-panel/invoices',
      },
      {
        path: '/admin-panel/invoices/:id',
        label: 'An invoice',
        title: 'An invoice of the studio',
        description: 'One invoice or credit note of the studio: what it says, and what came for it.',
        view: 'admin-invoice',
        sample: '/admin-panel/invoices/019a0000-0000-7000-8000-000000000000',
        parent: '/admin-panel/invoices',
      },
      {
        path: '/admin-panel/invoices/:id/edit',
        label: 'Edit an invoice',
        title: 'Edit an invoice of the studio',
        description: 'Changes the draft of an invoice, as long as it has no number and was not issued.',
        view: 'admin-invoice-edit',
        sample: '/admin-panel/invoices/019a0000-0000-7000-8000-000000000000/edit',
        parent: '/admin-panel/invoices',
      },
      {
        path: '/admin-panel/staff',
        label: 'Staff',
        title: 'Staff of the studio',
        description:
          'Who works at the studio, what each of them may do, and who signs in with a second step.',
        view: 'admin-staff',
      },
      {
        path: '/admin-panel/inbox',
        label: 'Inbox',
        title: 'Inbox of the studio',
        description: 'Everybody who wrote to the studio: who answers, what was said, and what waits.',
        view: 'admin-inbox',
      },
      {
        path: '/admin-panel/inbox/replies',
        label: 'Saved replies',
        title: 'Saved replies of the studio',
        description: 'Answers that the studio writes often, with the name of whoever asked filled in.',
        view: 'admin-inbox-replies',
        parent: '/admin-panel/inbox',
      },
      {
        path: '/admin-panel/outbox',
        label: 'Mail outbox',
        title: 'Mail outbox of the studio',
        description: 'Every mail that the site wrote: to whom, what for, and whether it left.',
        view: 'admin-outbox',
      },
      {
        path: '/admin-panel/outbox/:id',
        label: 'A mail',
        title: 'A mail of the outbox',
        description: 'One mail of the studio: how it stands, and what the mail servers said.',
        view: 'admin-outbox-mail',
        sample: '/admin-panel/outbox/019a0000-0000-7000-8000-000000000000',
        parent: '/admin-panel/outbox',
      },
      ...eventPages,
    ],
  ),
];
