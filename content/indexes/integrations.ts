/** One protocol, what it is for, and how it is switched on. */
interface Integration {
  name: string;
  use: string;
  /** Environment variables, or what else switches it on. */
  set: string;
  state: 'In the foundation' | 'Specified';
}

export const integrations: readonly { group: string; id: string; rows: readonly Integration[] }[] = [
  {
    group: 'Data',
    id: 'data',
    rows: [
      {
        name: 'PostgreSQL',
        use: 'Everything the site keeps; an embedded server when no address is given.',
        set: 'DATABASE_URL',
        state: 'In the foundation',
      },
      {
        name: 'S3',
        use: 'Uploaded files, on any compatible storage; the data folder otherwise.',
        set: 'S3_ENDPOINT, S3_BUCKET',
        state: 'In the foundation',
      },
    ],
  },
  {
    group: 'Mail',
    id: 'mail',
    rows: [
      {
        name: 'SMTP',
        use: 'Letters of the outbox; without a server they stay readable there.',
        set: 'SMTP_URL, MAIL_FROM',
        state: 'In the foundation',
      },
      {
        name: 'DKIM',
        use: 'A signature that lets receivers check who sent a letter.',
        set: 'DKIM_DOMAIN, DKIM_SELECTOR',
        state: 'In the foundation',
      },
      {
        name: 'List-Unsubscribe',
        use: 'The one-press way out of a newsletter, in the mail program itself.',
        set: 'always on',
        state: 'In the foundation',
      },
    ],
  },
  {
    group: 'People',
    id: 'people',
    rows: [
      {
        name: 'Firebase identity',
        use: 'Accounts at Google’s service; an embedded service speaks the same calls.',
        set: 'FIREBASE_API_KEY',
        state: 'Specified',
      },
      {
        name: 'Google sign-in',
        use: 'A button on the sign-in page, its credential verified on the server.',
        set: 'GOOGLE_CLIENT_ID',
        state: 'Specified',
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
        state: 'Specified',
      },
      {
        name: 'CalDAV',
        use: 'Busy times of a host read, meetings written back.',
        set: 'per host',
        state: 'Specified',
      },
    ],
  },
  {
    group: 'Money and models',
    id: 'money-and-models',
    rows: [
      {
        name: 'Stripe Checkout',
        use: 'Paying an invoice by card; bank details stand there otherwise.',
        set: 'STRIPE_SECRET_KEY',
        state: 'Specified',
      },
      {
        name: 'OpenAI-compatible',
        use: 'A server of yours that writes where ours only quotes.',
        set: 'AI_BASE_URL, AI_MODEL',
        state: 'Specified',
      },
      {
        name: 'Webhooks',
        use: 'Signed calls to your systems on enquiry, booking and payment.',
        set: 'in the admin panel',
        state: 'Specified',
      },
    ],
  },
  {
    group: 'Machines that read',
    id: 'machines-that-read',
    rows: [
      {
        name: 'Sitemap and robots',
        use: 'Every indexable page with its real date of change.',
        set: 'always on',
        state: 'In the foundation',
      },
      {
        name: 'JSON-LD',
        use: 'What a page is, told to search engines in their words.',
        set: 'always on',
        state: 'In the foundation',
      },
      {
        name: 'security.txt',
        use: 'Where to report a hole, at the address researchers expect.',
        set: 'always on',
        state: 'In the foundation',
      },
    ],
  },
];
