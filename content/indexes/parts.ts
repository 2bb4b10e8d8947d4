/** What a first version is put together from, and the page where each part can be seen. */
export const largeParts = [
  {
    href: '/feature-crm',
    name: 'Lead desk',
    note: 'Shows who to talk to today, and why',
    hue: 'coral',
    object: 'cardWheel',
  },
  {
    href: '/accounting',
    name: 'Accounting',
    note: 'Matches bank lines with the invoices they pay',
    hue: 'sun',
    object: 'priceTag',
  },
] as const;

export const smallParts = [
  {
    href: '/sign-in',
    name: 'Sign-in',
    text: 'People sign in with a password or a passkey and can end their sessions. Every private page checks who they are.',
  },
  {
    href: '/newsletter',
    name: 'Newsletter',
    text: 'Subscribers confirm by email, their consent is on record, and they can unsubscribe with one click.',
  },
  {
    href: '/book_an_appointment',
    name: 'Booking',
    text: 'Visitors see free times in their own time zone. The database lets each time be booked only once.',
  },
  {
    href: '/events',
    name: 'Events',
    text: 'Guests reserve a seat or join a waiting list that keeps its order, and reminders go out once.',
  },
  {
    href: '/contact-us',
    name: 'Enquiries',
    text: 'The form keeps what you typed when sending fails. Once it’s sent, it becomes a conversation.',
  },
  {
    href: '/account/payment',
    name: 'Quotes and invoices',
    text: 'Invoice numbers have no gaps, and you correct an invoice with a credit note.',
  },
  {
    href: '/applications',
    name: 'Catalogue',
    text: 'The search forgives typing errors, and filters narrow the list.',
  },
  {
    href: '/search',
    name: 'Site search',
    text: 'It finds every page, in a dialog or, without scripts, on a page of results.',
  },
  {
    href: '/event/mail-that-leaves-once',
    name: 'Outbox',
    text: 'Every email is saved in your database before it goes out, and you can read it there.',
  },
  {
    href: '/account/notifications',
    name: 'Notifications',
    text: 'People choose what they hear about, and how.',
  },
  {
    href: '/admin-panel',
    name: 'Admin panel',
    text: 'Staff edit records, go back to earlier versions and restore from a bin. The server checks what each of them may do.',
  },
  {
    href: '/ui',
    name: 'Interface kit',
    text: 'These are the components that our pages are made of.',
  },
] as const;
