import { pages } from './page.ts';

export const workspaces = [
  ...pages({ kind: 'workspace', view: 'account', area: 'account', render: 'request', noindex: true }, [
    {
      path: '/account/details',
      label: 'Details',
      title: 'Your details',
      description:
        'Your account’s name, picture, company, telephone and time zone, a copy of everything we keep about you, and the button that closes the account.',
      name: 'account.details',
      view: 'account-details',
      signIn: true,
    },
    {
      path: '/account/security',
      label: 'Security',
      title: 'Sign-in and security of your account',
      description:
        'Your password, second step, linked accounts and signed-in devices, with a button to sign each one out and recent activity. An example until you sign in.',
      view: 'account-security',
    },
    {
      path: '/account/users',
      label: 'People',
      title: 'People in your organisation',
      description:
        'Who is in your company, what each person may do, and whose invitation is still open. You see an example until you sign in.',
      view: 'account-users',
    },
    {
      path: '/account/add_application',
      label: 'Add an application',
      title: 'Add an application to the catalogue',
      description:
        'Submit an application to the catalogue in four steps that save as you type, with your screens, a live preview, and the status of its review.',
      view: 'account-add-application',
    },
    {
      path: '/account/application-preview',
      label: 'Preview of an application',
      title: 'How your application will look',
      description: 'Your draft as it will look in the catalogue, before anyone else sees it.',
      kind: 'detail',
      view: 'application-preview',
      parent: '/account/add_application',
      beyond: true,
    },
    {
      path: '/account/events',
      label: 'Events and meetings',
      title: 'Your events and meetings',
      description:
        'Your seats at events and the meetings you booked, upcoming and past, with links to join, move or cancel them and a private calendar feed.',
      view: 'account-events',
    },
    {
      path: '/account/enquiries',
      label: 'Enquiries',
      title: 'Your enquiries',
      description:
        'Every enquiry from you or your company and its status, with the whole conversation, its files and results you attached from a demo.',
      view: 'account-enquiries',
    },
    {
      path: '/account/notifications',
      label: 'Notifications',
      title: 'Your notifications',
      description:
        'What happened in your conversations, meetings and events, unread first, and how you would like to hear about each kind.',
      view: 'account-notifications',
    },
    {
      path: '/account/messages',
      label: 'Messages',
      title: 'Your messages',
      description:
        'Your conversations with the studio as they happen, with files and read receipts. Replies you send by email appear here too.',
      view: 'account-messages',
    },
    {
      path: '/account/saved-items',
      label: 'Saved items',
      title: 'Your saved items',
      description:
        'Applications, case studies, posts, events and demo results you saved, with your notes. They stay in this browser until you sign in.',
      view: 'account-saved-items',
    },
    {
      path: '/account/tool-history',
      label: 'AI tool history',
      title: 'Your AI tool history',
      description:
        'Conversations, transcripts, pictures and results from the AI tools that you keep in your account, to open, export, share or delete.',
      view: 'account-tool-history',
      beyond: true,
    },
    {
      path: '/account/schedules',
      label: 'Schedules',
      title: 'Your schedules',
      description:
        'SEO checks of your site and forecasts of your figures that run every day, week or month, with what changed since the run before.',
      view: 'account-schedules',
      beyond: true,
    },
    {
      path: '/account/collections',
      label: 'Collections',
      title: 'Your collections',
      description:
        'Sort saved items into collections in your own order, then share them with your company or by a link that you can withdraw at any time.',
      view: 'account-collections',
    },
    {
      path: '/account/application-collections',
      label: 'Application collections',
      title: 'Your application collections',
      description:
        'Your shortlist of applications, compared point by point, with what each would still need before it suits you.',
      view: 'account-application-collections',
    },
    {
      path: '/account/payment',
      label: 'Payment',
      title: 'Invoices and payment',
      description:
        'Quotes to accept, invoices with their status, PDF and ways to pay, your payments and billing details. You see an example until you sign in.',
      view: 'account-payment',
    },
  ]),
];
