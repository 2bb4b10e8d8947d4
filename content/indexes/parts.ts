/** What a first version is put together from, and the page where each part can be seen. */
export const largeParts = [
  {
    href: '/feature-crm',
    name: 'Lead desk',
    note: 'Who to talk to today, and why',
    hue: 'coral',
    object: 'cardWheel',
  },
  {
    href: '/accounting',
    name: 'Accounting',
    note: 'Bank lines matched with the invoices they pay',
    hue: 'sun',
    object: 'priceTag',
  },
] as const;

export const smallParts = [
  {
    href: '/sign-in',
    name: 'Sign-in',
    text: 'Accounts with a password or a passkey, sessions you can end, and a guard on each private page.',
  },
  {
    href: '/newsletter',
    name: 'Newsletter',
    text: 'Confirmed by email, with consent on record and one click to unsubscribe.',
  },
  {
    href: '/book_an_appointment',
    name: 'Booking',
    text: 'Free times in the visitor’s time zone. The database lets each be booked only once.',
  },
  {
    href: '/events',
    name: 'Events',
    text: 'Seats, a waiting list in order, and reminders that go out once.',
  },
  {
    href: '/contact-us',
    name: 'Enquiries',
    text: 'A form that keeps what you typed when sending fails, and becomes a conversation.',
  },
  {
    href: '/account/payment',
    name: 'Quotes and invoices',
    text: 'Numbers without gaps, and corrections by credit note.',
  },
  { href: '/applications', name: 'Catalogue', text: 'Search and filters that forgive typing errors.' },
  {
    href: '/search',
    name: 'Site search',
    text: 'Finds every page, in a dialog or without scripts.',
  },
  {
    href: '/event/mail-that-leaves-once',
    name: 'Outbox',
    text: 'Email that is saved in your database before it is sent, and can be read there.',
  },
  {
    href: '/account/notifications',
    name: 'Notifications',
    text: 'People choose what they hear about, and how.',
  },
  {
    href: '/admin-panel',
    name: 'Admin panel',
    text: 'Records, versions and a bin. The server checks what each member of staff may do.',
  },
  { href: '/ui/typography', name: 'Interface kit', text: 'The components that these pages are made of.' },
] as const;
