/** What a first version is put together from, and the page where each part can be seen. */
export const largeParts = [
  {
    href: '/feature-crm',
    name: 'Lead desk',
    note: 'Whom to speak to today, and why',
    hue: 'coral',
    object: 'cardWheel',
  },
  {
    href: '/accounting',
    name: 'Accounting',
    note: 'Bank lines beside what they pay',
    hue: 'sun',
    object: 'priceTag',
  },
] as const;

export const smallParts = [
  {
    href: '/sign-in',
    name: 'Sign-in',
    text: 'Accounts with password or Google, sessions one can end, a guard on each private page.',
  },
  {
    href: '/newsletter',
    name: 'Newsletter',
    text: 'Double opt-in, a recorded consent, leaving with one press.',
  },
  {
    href: '/book_an_appointment',
    name: 'Booking',
    text: 'Free hours in the visitor’s time zone, held by the database.',
  },
  { href: '/events', name: 'Events', text: 'Seats, a waiting list in order, reminders that go out once.' },
  { href: '/contact-us', name: 'Enquiries', text: 'A form that loses nothing and becomes a conversation.' },
  {
    href: '/account/payment',
    name: 'Quotes and invoices',
    text: 'Numbers without gaps, corrections by credit note.',
  },
  { href: '/applications', name: 'Catalogue', text: 'Things with facets, found in spite of typing errors.' },
  {
    href: '/search',
    name: 'Site search',
    text: 'Every page and heading, in the dialog and without scripts.',
  },
  {
    href: '/event/mail-that-leaves-once',
    name: 'Outbox',
    text: 'Mail as rows in your database, sent by one driver, readable afterwards.',
  },
  {
    href: '/account/notifications',
    name: 'Notifications',
    text: 'What somebody wants to hear of, by kind and by channel.',
  },
  {
    href: '/admin-panel',
    name: 'Admin panel',
    text: 'Records, versions and a bin, behind staff rights the server checks.',
  },
  { href: '/ui/typography', name: 'Interface kit', text: 'The very components these pages are made of.' },
] as const;
