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
