import { pages } from './page.ts';

export const workspaces = [
  ...pages({ kind: 'workspace', view: 'account', area: 'account', render: 'request', noindex: true }, [
    {
      path: '/account/details',
      label: 'Details',
      title: 'Your details',
      description:
        'Name, picture, company, telephone and time zone of an account; a copy of everything kept about you, and the button that closes it.',
      name: 'account.details',
      view: 'account-details',
      signIn: true,
    },
    {
      path: '/account/security',
      label: 'Security',
      title: 'Sign-in and security of your account',
      description:
        'Password, second step and linked accounts, which devices are signed in with a way to end each, and what happened lately; an example until you sign in.',
      view: 'account-security',
    },
    {
      path: '/account/users',
      label: 'People',
      title: 'People in your organisation',
      description:
        'Who is in your company, what each person may do and who was invited but has not come yet; an example until you sign in.',
      view: 'account-users',
    },
    {
      path: '/account/add_application',
      label: 'Add an application',
      title: 'Add an application to the catalogue',
      description:
        'Submit an application to the catalogue: four steps that keep themselves, your screens, a live preview, and where it stands in the review.',
      view: 'account-add-application',
    },
    {
      path: '/account/application-preview',
      label: 'Preview of an application',
      title: 'How your application will look',
      description: 'A draft of yours as its page in the catalogue will be, before anybody else sees it.',
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
        'Places you hold at events and meetings you have booked, to come and over, with a way to join, move or cancel and a private calendar.',
      view: 'account-events',
    },
    {
      path: '/account/enquiries',
      label: 'Enquiries',
      title: 'Your enquiries',
      description:
        'Every question you or your company put to the studio and where it stands, with the whole conversation, files and what came from a demo.',
      view: 'account-enquiries',
    },
    {
      path: '/account/notifications',
      label: 'Notifications',
      title: 'Your notifications',
      description:
        'What happened to your conversations, meetings and places, unread first, and by which ways you hear of each kind.',
      view: 'account-notifications',
    },
    {
      path: '/account/messages',
      label: 'Messages',
      title: 'Your messages',
      description:
        'Conversations with the studio as they happen, with files and read marks: the same ones that answers by mail reach.',
      view: 'account-messages',
    },
    {
      path: '/account/saved-items',
      label: 'Saved items',
      title: 'Your saved items',
      description:
        'Applications, case studies, posts, events and demo results you put aside, with the note you left on each; kept in the browser until you sign in.',
      view: 'account-saved-items',
    },
    {
      path: '/account/tool-history',
      label: 'AI tool history',
      title: 'Your AI tool history',
      description:
        'Conversations, transcripts, pictures and results of the AI tools that you keep in your account, to open, export, share or delete.',
      view: 'account-tool-history',
      beyond: true,
    },
    {
      path: '/account/collections',
      label: 'Collections',
      title: 'Your collections',
      description:
        'Saved things gathered into sets with an order of their own, to keep, to show a colleague by a link you can take back, or to your company.',
      view: 'account-collections',
    },
    {
      path: '/account/application-collections',
      label: 'Application collections',
      title: 'Your application collections',
      description:
        'Applications put side by side as a shortlist, point by point, with what each one would still need to fit you.',
      view: 'account-application-collections',
    },
    {
      path: '/account/payment',
      label: 'Payment',
      title: 'Invoices and payment',
      description:
        'Quotes to accept, invoices with their state, PDF and ways to pay, what was paid, and whom it is billed to; an example until you sign in.',
      view: 'account-payment',
    },
  ]),
];
