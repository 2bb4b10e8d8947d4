import { pages } from './page.ts';

export const formPages = [
  ...pages({ kind: 'form', view: 'booking', area: 'booking', hue: 'mint', render: 'request' }, [
    {
      path: '/book_an_appointment',
      label: 'Book a call',
      title: 'Book half an hour: an engineer and a designer',
      description:
        'Fifteen, thirty or sixty minutes by video, free of charge: choose a meeting and a time in your own time zone, and we email you the invitation.',
    },
    {
      path: '/booking/meeting',
      view: 'booking-meeting',
      label: 'Your meeting',
      title: 'Your meeting with us',
      description:
        'When and where your meeting is, and how to move or cancel it. The link in our email opens this page.',
      noindex: true,
      beyond: true,
      byLink: true,
    },
    {
      path: '/booking/reschedule',
      view: 'booking-reschedule',
      label: 'Move your meeting',
      title: 'Move your meeting',
      description:
        'Choose another free time for a meeting you have booked. The link in our email opens this page.',
      noindex: true,
      beyond: true,
      byLink: true,
    },
    {
      path: '/booking/cancel',
      view: 'booking-cancel',
      label: 'Cancel your meeting',
      title: 'Cancel your meeting',
      description:
        'One button cancels your meeting and frees the time. The link in our email opens this page.',
      noindex: true,
      beyond: true,
      byLink: true,
    },
    {
      path: '/booking/propose',
      view: 'booking-propose',
      parent: '/book_an_appointment',
      label: 'Propose times',
      title: 'Propose several times and let others choose',
      description:
        'Tick two to eight free times, share one link, and book the time that suits most people. Nobody needs an account.',
      // A form and little else: people reach it from the booking page.
      noindex: true,
      beyond: true,
    },
    {
      path: '/booking/poll',
      view: 'booking-poll',
      parent: '/book_an_appointment',
      label: 'A poll about times',
      title: 'Which of these times can you make?',
      description:
        'The proposed times, who can make which, and your own answer. A shared link opens this page.',
      noindex: true,
      beyond: true,
      byLink: true,
    },
    {
      path: '/booking/waiting',
      view: 'booking-waiting',
      label: 'Your place on a list',
      title: 'Your place on the waiting list',
      description:
        'Which full day you are waiting for, and how to leave the list. The link in our email opens this page.',
      noindex: true,
      beyond: true,
      byLink: true,
    },
  ]),
  ...pages({ kind: 'form', view: 'events-registration', area: 'events', hue: 'coral', render: 'request' }, [
    {
      path: '/events/registration',
      label: 'Your seat',
      title: 'Your seat at an event',
      description:
        'Your ticket and how to get in, how to cancel, and how to pass the seat to a colleague. The link in our email opens this page.',
      parent: '/events',
      noindex: true,
      beyond: true,
      byLink: true,
    },
  ]),
  ...pages({ kind: 'form', view: 'other-side', area: 'contact', hue: null, render: 'request' }, [
    {
      path: '/other-side',
      label: 'From our side',
      title: 'What you sent, as we see it',
      description:
        'Your enquiry, meeting or seat as the studio’s own panel shows it. A link on the confirmation page opens it.',
      noindex: true,
      beyond: true,
      byLink: true,
    },
  ]),
  ...pages({ kind: 'form', view: 'shared-collection', area: 'pages', hue: null, render: 'request' }, [
    {
      path: '/shared-collection',
      label: 'A shared collection',
      title: 'A collection someone shared with you',
      description:
        'Applications, case studies, posts, events and demos that someone collected and shared with you by link, for as long as they like.',
      noindex: true,
      beyond: true,
      byLink: true,
    },
  ]),
  ...pages({ kind: 'form', view: 'shared-result', area: 'pages', hue: null, render: 'request' }, [
    {
      path: '/shared/:id',
      label: 'A shared result',
      title: 'A result someone shared with you',
      description:
        'A conversation, transcript, picture or task result that someone made with an AI tool and shared with a link, until they withdraw it.',
      parent: '/ai-tools',
      noindex: true,
      beyond: true,
      startsEmpty: true,
      byLink: true,
    },
  ]),
  // Made for each request: whether somebody is there changes by the minute, and the address says what it is about.
  ...pages({ kind: 'form', view: 'contact-us', area: 'contact', hue: 'pink', render: 'request' }, [
    {
      path: '/contact-us',
      label: 'Contact us',
      title: 'Contact us by email, chat or video meeting',
      description:
        'Three ways to reach a person at the studio: an enquiry with files, a chat message or a video meeting. See whether someone is there right now.',
    },
    {
      path: '/contact-us/thanks',
      view: 'contact-thanks',
      parent: '/contact-us',
      label: 'Thank you',
      title: 'Your message has arrived',
      description: 'The reference number of the message you sent us, and when to expect an answer.',
      noindex: true,
      beyond: true,
      byLink: true,
    },
    {
      path: '/contact-us/confirm',
      view: 'contact-confirm',
      parent: '/contact-us',
      label: 'Confirm your message',
      title: 'Confirm your message',
      description:
        'One button confirms a message you sent with scripts turned off. The link in our email opens this page.',
      noindex: true,
      beyond: true,
      byLink: true,
    },
    {
      path: '/contact-us/chat',
      view: 'chat',
      parent: '/contact-us',
      label: 'Chat with us',
      title: 'Chat with us',
      description:
        'Write a message and read our answers on the same page as they arrive, or see when someone is back.',
      noindex: true,
      beyond: true,
    },
    {
      path: '/contact-us/conversation',
      view: 'conversation',
      parent: '/contact-us',
      label: 'Your conversation',
      title: 'Your conversation with us',
      description:
        'What you wrote, what we answered, and a field to reply. The link in our email opens this page.',
      noindex: true,
      beyond: true,
      byLink: true,
    },
  ]),
  // Rendered for each request, because free times change and forms are filled in for signed-in people.
  ...pages({ kind: 'form', view: 'contact', area: 'pages', hue: 'pink', render: 'request' }, [
    {
      path: '/pages/contacts-1',
      label: 'Write us a letter',
      title: 'Write us a letter',
      description:
        'An enquiry in the form of a letter: fill in the blanks and send it. It arrives in our inbox with a reference, and a person answers by email.',
    },
    {
      path: '/pages/contacts-2',
      label: 'Ask for a call',
      title: 'Ask for a call at a time that suits you',
      description:
        'Choose an hour in the next few days when we’re open and leave your number. One of us confirms the call by email.',
    },
    {
      path: '/pages/contacts-3',
      label: 'Three questions',
      title: 'Three questions, and a person answers',
      description:
        'Send an enquiry as a short conversation: what brings you to us, what we should know, and where to reply. It works without scripts.',
    },
  ]),
  ...pages({ kind: 'form', view: 'billing-quote', area: 'account', hue: 'sun', render: 'request' }, [
    {
      path: '/billing/quote',
      parent: '/account/payment',
      label: 'Your quote',
      title: 'A quote for you',
      description:
        'What we offer, line by line, with buttons to accept or decline it. Opened from the link in our email or from your account.',
      noindex: true,
      beyond: true,
      byLink: true,
    },
    {
      path: '/billing/invoice',
      view: 'billing-invoice',
      parent: '/account/payment',
      label: 'Your invoice',
      title: 'An invoice for you',
      description:
        'An invoice with its status, its PDF and the ways to pay it. Opened from the link in our email or from your account.',
      noindex: true,
      beyond: true,
      byLink: true,
    },
  ]),
  // Forms that only a script can send: their pages are alive from the start.
  ...pages({ kind: 'form', view: 'sign-in', area: 'auth' }, [
    {
      path: '/sign-in',
      label: 'Sign in',
      title: 'Sign in to your account',
      description:
        'Sign in with your email address and a password, a passkey or an emailed link. You can use demos, tools and bookings without an account.',
      name: 'account.sign-in',
      hue: 'lilac',
    },
    {
      path: '/sign-up',
      view: 'sign-up',
      label: 'Sign up',
      title: 'Create an account',
      description:
        'Create an account with an email address and a password. See what we ask for, what each account page is for, and how to erase it all again.',
      name: 'account.sign-up',
      hue: 'lilac',
    },
    {
      path: '/auth/action',
      view: 'auth-action',
      label: 'A link from an email',
      title: 'A link from an email about your account',
      description:
        'Set a password, or confirm or change your email address, with a link from our email. Opening this page changes nothing by itself.',
      noindex: true,
      beyond: true,
      byLink: true,
    },
    {
      path: '/auth/popup',
      view: 'auth-popup',
      label: 'Sign-in window',
      title: 'Sign-in window',
      description:
        'The small window in which you choose a Google account. The sign-in page opens it when you sign in with Google.',
      noindex: true,
      beyond: true,
      byLink: true,
    },
  ]),
  ...pages({ kind: 'form', view: 'pricing', area: 'pricing' }, [
    {
      path: '/hire-services',
      label: 'Hire people by the week',
      title: 'Hire engineers and designers by the week',
      description:
        'Engineers and designers by the week, with day and week rates: what each role decides, what it delivers and when you can do without it.',
      hue: 'sun',
    },
    {
      path: '/pricing',
      label: 'Plans and prices',
      title: 'Plans and prices: free, fixed or by the week',
      description:
        'What software work costs by kind, by the day and by the week, with an estimator and three ways of charging.',
      hue: 'sun',
      readsQuery: true,
    },
    {
      path: '/pages/pricing',
      label: 'A pricing page',
      title: 'A pricing page that compares plans in a table',
      description:
        'A comparison table of the plans: three ways of charging in columns, with what each costs and includes in rows. On a phone it folds, point by point.',
      hue: 'sun',
      area: 'pages',
    },
  ]),
  ...pages({ kind: 'form', view: 'not-found', area: 'error' }, [
    {
      path: '/error-404-1',
      label: 'Page not found',
      title: 'Page not found',
      description:
        'No page has this address. See the closest matches with the differing letters marked, and a search filled in with words from the address.',
      hue: 'pink',
      render: 'request',
      noindex: true,
    },
    {
      path: '/error-404-2',
      label: 'Page not found, second view',
      title: 'Page not found: a directory of the site',
      description:
        'No page has this address. Here is the whole site in five groups, with a search for the words of the address you asked for.',
      hue: 'pink',
      render: 'request',
      noindex: true,
    },
  ]),
  ...pages({ kind: 'form', view: 'account-invitation', area: 'account', beyond: true, render: 'request' }, [
    {
      path: '/account/invitation',
      label: 'Invitation',
      title: 'An invitation to a company',
      description:
        'Who invited you to their company and what you would see there. The link in our email opens this page.',
      noindex: true,
      byLink: true,
    },
  ]),
  ...pages({ kind: 'form', view: 'your-data', area: 'policy', beyond: true, render: 'request' }, [
    {
      path: '/your-data',
      parent: '/privacy',
      label: 'Your data',
      title: 'What we keep about you',
      description:
        'Enter your address and we email you a link to everything we keep under it, to read, download as one file or have erased immediately.',
      noindex: true,
    },
  ]),
  ...pages({ kind: 'form', view: 'newsletter', area: 'newsletter', beyond: true }, [
    {
      path: '/newsletter',
      label: 'Newsletter',
      title: 'Newsletter: one measured figure a month',
      description:
        'About two hundred words a month: one figure, the command that measured it and what changed. Confirm by email, unsubscribe with one click.',
      noindex: true,
      render: 'request',
    },
    {
      path: '/newsletter/confirm',
      label: 'Confirm the newsletter',
      title: 'Confirm the newsletter',
      description:
        'One button starts the newsletter for the address that asked for it. Opening this page alone changes nothing.',
      noindex: true,
      render: 'request',
      byLink: true,
    },
    {
      path: '/newsletter/unsubscribe',
      label: 'Unsubscribe from the newsletter',
      title: 'Unsubscribe from the newsletter',
      description:
        'One button unsubscribes you immediately, with no reason to give and no survey. Opening this page alone changes nothing.',
      noindex: true,
      render: 'request',
      byLink: true,
    },
  ]),
  ...pages({ kind: 'form', view: 'stop-notifications', area: 'account' }, [
    {
      path: '/notifications/stop',
      parent: '/account/notifications',
      label: 'Stop these emails',
      title: 'Stop these emails',
      description:
        'One button stops the emails that brought you here, without signing in. Opening this page alone changes nothing.',
      noindex: true,
      render: 'request',
      beyond: true,
      byLink: true,
    },
  ]),
];
