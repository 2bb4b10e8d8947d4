/** One protocol that this site speaks, what it is for, and how it is switched on. */
interface Integration {
  name: string;
  use: string;
  /** Environment variables, or what else switches it on. */
  set: string;
}

export const integrations: readonly { group: string; id: string; rows: readonly Integration[] }[] = [
  {
    group: 'Data',
    id: 'data',
    rows: [
      {
        name: 'PostgreSQL',
        use: 'Keeps everything. Without an address the site runs a server of its own.',
        set: 'DATABASE_URL',
      },
      {
        name: 'S3',
        use: 'Uploaded files on any compatible storage. Without one they are kept in the data folder.',
        set: 'S3_ENDPOINT, S3_BUCKET',
      },
    ],
  },
  {
    group: 'Mail',
    id: 'mail',
    rows: [
      {
        name: 'SMTP',
        use: 'Sends the emails of the outbox. Without a server they stay readable there.',
        set: 'SMTP_URL, MAIL_FROM',
      },
      {
        name: 'DKIM',
        use: 'A signature by which receivers check who sent an email.',
        set: 'DKIM_DOMAIN, DKIM_SELECTOR',
      },
      {
        name: 'List-Unsubscribe',
        use: 'People leave the newsletter with one click in their mail program.',
        set: 'always on',
      },
    ],
  },
  {
    group: 'People',
    id: 'people',
    rows: [
      {
        name: 'Firebase identity',
        use: 'Accounts at Google’s service. Without it, an embedded service answers the same calls.',
        set: 'FIREBASE_API_KEY',
      },
      {
        name: 'Google sign-in',
        use: 'A button on the sign-in page, whose credential the server verifies.',
        set: 'GOOGLE_CLIENT_ID',
      },
    ],
  },
  {
    group: 'Calendars',
    id: 'calendars',
    rows: [
      {
        name: 'iCalendar',
        use: 'Invitations that update and cancel the entry they made.',
        set: 'always on',
      },
      {
        name: 'CalDAV',
        use: 'Reads when a host is busy, and writes meetings back.',
        set: 'per host',
      },
    ],
  },
  {
    group: 'Money and models',
    id: 'money-and-models',
    rows: [
      {
        name: 'Stripe Checkout',
        use: 'Lets clients pay an invoice by card.',
        set: 'STRIPE_SECRET_KEY',
      },
      {
        name: 'OpenAI-compatible',
        use: 'Connect a language model, and it writes answers from the quoted passages.',
        set: 'AI_BASE_URL, AI_MODEL',
      },
      {
        name: 'Webhooks',
        use: 'Signed calls to your systems when something happens here.',
        set: 'in the admin panel',
      },
    ],
  },
  {
    group: 'Machines that read',
    id: 'machines-that-read',
    rows: [
      {
        name: 'Sitemap and robots',
        use: 'Every indexable page, with the date of its last change.',
        set: 'always on',
      },
      {
        name: 'JSON-LD',
        use: 'Tells search engines what a page is about.',
        set: 'always on',
      },
      {
        name: 'security.txt',
        use: 'Says where to report a weakness, at the address researchers expect.',
        set: 'always on',
      },
    ],
  },
];
