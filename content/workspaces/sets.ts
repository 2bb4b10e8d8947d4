import type { WorkspacePage } from '#lib/look/workspace-sample.ts';

export const notifications: WorkspacePage = {
  title: 'Notifications',
  about: 'See what’s new, unread first, and choose how you hear about it.',
  rule: 'We always send emails that carry an invitation, ticket or invoice, and those about your account’s security. You can stop any other with one click in the email.',
  sample: {
    shape: 'matrix',
    ways: ['On the site', 'By email', 'Daily digest'],
    rows: [
      { name: 'Someone answered you', ways: [true, true, false] },
      { name: 'A meeting was moved', ways: [true, true, false] },
      { name: 'A place became free', ways: [true, true, false] },
      { name: 'Someone joined your company', ways: [true, false, true] },
      { name: 'Your application was reviewed', ways: [true, false, true] },
      { name: 'An invoice arrived', ways: [true, true, false] },
      { name: 'A new device signed in', ways: [true, true, false] },
    ],
  },
};

export const collections: WorkspacePage = {
  title: 'Collections',
  about: 'Group saved items in an order you choose, and share a collection with a link you can disable.',
  rule: 'Anyone with the link sees the current collection, without your notes.',
  sample: {
    shape: 'sets',
    sets: [
      {
        name: 'For the board',
        note: 'Shared with a link',
        items: [
          { name: 'Route optimisation', note: 'Case study' },
          { name: 'Round with five vans', note: 'Demo result' },
          { name: 'Routes in an afternoon', note: 'Event' },
        ],
      },
      {
        name: 'Reading for the team',
        note: 'Private',
        items: [
          { name: 'Two clicks, one slot', note: 'Journal post' },
          { name: 'Web privacy scanner', note: 'Case study' },
        ],
      },
      {
        name: 'Ideas for the shop floor',
        note: 'Private',
        items: [
          { name: 'Clinic desk', note: 'Application' },
          { name: 'Certificates', note: 'Case study' },
          { name: 'Lead desk', note: 'Application' },
          { name: 'Forecast for the bakery', note: 'Demo result' },
        ],
      },
    ],
  },
};

export const applicationCollections: WorkspacePage = {
  title: 'Application collections',
  about: 'Shortlist applications, compare them side by side, and note what each is still missing.',
  rule: 'Your notes on what’s missing come before the comparison, because they usually decide.',
  sample: {
    shape: 'sets',
    sets: [
      {
        name: 'Order desk',
        note: 'Two candidates',
        items: [
          { name: 'Stockroom', note: 'Missing: several warehouses' },
          { name: 'Counter', note: 'Missing: your till’s format' },
        ],
      },
      {
        name: 'Training',
        note: 'Three candidates',
        items: [
          { name: 'Course portal', note: 'Missing: certificates in Polish' },
          { name: 'Quiz by phone', note: 'Nothing missing' },
          { name: 'Shift handbook', note: 'Missing: reading aloud' },
        ],
      },
    ],
  },
};

export const toolHistory: WorkspacePage = {
  title: 'AI tool history',
  about:
    'Conversations, transcripts, pictures and task results from the AI tools, to open on any device, rename, pin, export, share or delete.',
  rule: 'Nothing is copied here until you choose it in a tool’s history. Your files and recordings stay in your browser.',
  sample: {
    shape: 'table',
    columns: ['Result', 'From', 'Kind', 'Changed'],
    rows: [
      {
        name: 'How quickly is the heating repaired?',
        about: 'lease.pdf, 3 questions',
        standing: { word: 'Conversation', tone: 'new' },
        figure: '18 Nov',
      },
      {
        name: 'Call with the harbour office',
        about: '12:40 long',
        standing: { word: 'Transcript', tone: 'quiet' },
        figure: '16 Nov',
      },
      {
        name: 'Two red birds on a tree',
        about: '3 objects',
        standing: { word: 'Picture', tone: 'quiet' },
        figure: '11 Nov',
      },
    ],
  },
};

export const schedules: WorkspacePage = {
  title: 'Schedules',
  about:
    'SEO checks of your site and forecasts of a CSV file, run again every day, week or month, with what changed since the run before.',
  rule: 'You start a schedule in the SEO demo or the forecast demo. An email comes only when something changed, and you can pause or delete a schedule at any time.',
  sample: {
    shape: 'table',
    columns: ['Address', 'Last result', 'Standing', 'Next run'],
    rows: [
      {
        name: 'lamps.example',
        about: 'SEO check every day: 2 errors are new, 1 is fixed',
        standing: { word: 'Changed', tone: 'new' },
        figure: '20 Nov',
      },
      {
        name: 'lamps.example/orders.csv',
        about: 'Forecast every month: 158 in Jan 2027, likely 142 to 173',
        standing: { word: 'Done', tone: 'done' },
        figure: '1 Dec',
      },
      {
        name: 'shop.example/spring',
        about: 'SEO check every week',
        standing: { word: 'Paused', tone: 'quiet' },
        figure: 'none',
      },
    ],
  },
};
