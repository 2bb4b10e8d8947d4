import { pages } from './page.ts';

export const formPages = [
  ...pages({ kind: 'form', view: 'booking', area: 'booking', hue: 'mint', render: 'request' }, [
    {
      path: '/book_an_appointment',
      label: 'Book a call',
      title: 'Book half an hour: an engineer and a designer',
      description:
        'Fifteen, thirty or sixty minutes by video, free of charge: choose the meeting and a free time by your own clock, and the invitation comes by mail.',
    },
    {
      path: '/booking/meeting',
      view: 'booking-meeting',
      label: 'Your meeting',
      title: 'Your meeting with us',
      description:
        'When and where your meeting is, with the ways to move or cancel it; opened by the link in our mail.',
      noindex: true,
      beyond: true,
      byLink: true,
    },
    {
      path: '/booking/reschedule',
      view: 'booking-reschedule',
      label: 'Move your meeting',
      title: 'Move your meeting',
      description: 'Another free time for a meeting that is booked already; opened by the link in our mail.',
      noindex: true,
      beyond: true,
      byLink: true,
    },
    {
      path: '/booking/cancel',
      view: 'booking-cancel',
      label: 'Cancel your meeting',
      title: 'Cancel your meeting',
      description: 'One button gives the time back to others; opened by the link in our mail.',
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
        'Tick two to eight free times, hand one link on, and book the time that suits everybody best; nobody needs an account.',
      // A form and little else: whoever wants it comes from the booking page.
      noindex: true,
      beyond: true,
    },
    {
      path: '/booking/poll',
      view: 'booking-poll',
      parent: '/book_an_appointment',
      label: 'A poll over times',
      title: 'Which of these times can you make?',
      description:
        'The times of a poll, who can make which, and a way to answer; opened by a link that was handed on.',
      noindex: true,
      beyond: true,
      byLink: true,
    },
    {
      path: '/booking/waiting',
      view: 'booking-waiting',
      label: 'Your place on a list',
      title: 'Your place on the list of a full day',
      description: 'Which full day you wait for, and the way off the list; opened by the link in our mail.',
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
        'Your ticket and how to get in, with the ways to give the seat back or hand it to a colleague; opened by the link in our mail.',
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
        'An enquiry, a meeting or a seat as the studio’s own panel shows it; opened from its confirmation.',
      noindex: true,
      beyond: true,
      byLink: true,
    },
  ]),
  ...pages({ kind: 'form', view: 'shared-collection', area: 'pages', hue: null, render: 'request' }, [
    {
      path: '/shared-collection',
      label: 'A shared collection',
      title: 'A collection that was shared with you',
      description:
        'Applications, case studies, posts, events and demos that somebody gathered and shows by a link, for as long as they like.',
      noindex: true,
      beyond: true,
      byLink: true,
    },
  ]),
  ...pages({ kind: 'form', view: 'shared-result', area: 'pages', hue: null, render: 'request' }, [
    {
      path: '/shared/:id',
      label: 'A shared result',
      title: 'A result that was shared with you',
      description:
        'A conversation, transcript, picture or task result that somebody made with an AI tool and shows by a link, until they take it back.',
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
      title: 'Contact us by mail, chat or video meeting',
      description:
        'Three ways to reach a person at the studio: an enquiry with files, a message in the chat or a video meeting; and whether somebody is there right now.',
    },
    {
      path: '/contact-us/thanks',
      view: 'contact-thanks',
      parent: '/contact-us',
      label: 'Thank you',
      title: 'Your message has arrived',
      description: 'The reference of a message that was sent to us, and when an answer can be expected.',
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
        'One button confirms a message that was sent without scripts; opened by the link in our mail.',
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
        'Write a message and read our answers on the same page as they come, or see when somebody is there again.',
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
        'What you wrote and what we answered, with a way to go on; opened by the link in our mail.',
      noindex: true,
      beyond: true,
      byLink: true,
    },
  ]),
  // Made for each request: the hours on offer pass, and forms are filled in for who is signed in.
  ...pages({ kind: 'form', view: 'contact', area: 'pages', hue: 'pink', render: 'request' }, [
    {
      path: '/pages/contacts-1',
      label: 'Write us a letter',
      title: 'Write us a letter',
      description:
        'An enquiry as a letter: fill in its blanks and send it. It arrives in our inbox with a reference, and a person answers by email.',
    },
    {
      path: '/pages/contacts-2',
      label: 'Ask for a call',
      title: 'Ask for a call in an hour that suits you',
      description:
        'Choose an hour of the coming days within our opening hours, leave your number, and a person confirms the call by email.',
    },
    {
      path: '/pages/contacts-3',
      label: 'Three questions',
      title: 'Three questions, and a person answers',
      description:
        'An enquiry as a short conversation: what brings you, what we should know, and where our answer reaches you. It works without scripts.',
    },
  ]),
  ...pages({ kind: 'form', view: 'billing-quote', area: 'account', hue: 'sun', render: 'request' }, [
    {
      path: '/billing/quote',
      parent: '/account/payment',
      label: 'Your quote',
      title: 'A quote for you',
      description:
        'What we offer, line by line, with the two answers to it; opened by the link in our mail or from an account.',
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
        'An invoice with its state, its PDF and the ways to pay it; opened by the link in our mail or from an account.',
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
        'Where the links in our emails lead: to set a password, or to confirm or change an address. Opening the page changes nothing by itself.',
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
        'Engineers and designers by the week, with day and week rates: what each role decides, what it leaves behind and when you can do without it.',
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
        'The plans as a comparison pattern: what each costs and includes in rows, three ways of charging in columns, folded point by point on a phone.',
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
        'No page has this address. The nearest pages are listed with the letters that differ, and the search is filled with its words.',
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
        'Who asks you to join their company and what you would see there; opened by the link in our mail.',
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
        'Give an address and get a mail with the way to everything kept under it: to read, to take along as one file, or to have erased at once.',
      noindex: true,
    },
  ]),
  ...pages({ kind: 'form', view: 'newsletter', area: 'newsletter', beyond: true }, [
    {
      path: '/newsletter',
      label: 'Newsletter',
      title: 'Newsletter: one measured figure a month',
      description:
        'About two hundred words a month: one figure, the command that measured it and what changed. Confirmed by mail, ended in one press.',
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
      label: 'Leave the newsletter',
      title: 'Leave the newsletter',
      description:
        'One button ends the newsletter at once, without a reason or a survey. Opening this page alone changes nothing.',
      noindex: true,
      render: 'request',
      byLink: true,
    },
  ]),
  ...pages({ kind: 'form', view: 'stop-notifications', area: 'account' }, [
    {
      path: '/notifications/stop',
      parent: '/account/notifications',
      label: 'Stop these mails',
      title: 'Stop these mails',
      description:
        'One button ends the mails that brought you here, without signing in. Opening this page alone changes nothing.',
      noindex: true,
      render: 'request',
      beyond: true,
      byLink: true,
    },
  ]),
];
