import type { DeskPage } from '#lib/desk-sample.ts';

export const security: DeskPage = {
  title: 'Security',
  about:
    'Where you are signed in and since when, each with a way to end it; your password, a second step and a linked Google account.',
  rule: 'A changed password ends every other session. One that is not used for thirty days ends by itself.',
  sample: {
    shape: 'table',
    columns: ['Browser', 'Since', 'Standing', 'Last used'],
    rows: [
      {
        name: 'Firefox on Linux',
        about: '2 September',
        standing: { word: 'This browser', tone: 'new' },
        figure: 'now',
      },
      {
        name: 'Safari on iPhone',
        about: '14 October',
        standing: { word: 'Signed in', tone: 'done' },
        figure: '2 h',
      },
      {
        name: 'Chrome on Android',
        about: '19 September',
        standing: { word: 'Unused for long', tone: 'waiting' },
        figure: '26 d',
      },
    ],
  },
};

export const people: DeskPage = {
  title: 'People',
  about:
    'Who is in your company and what each of them may do. All see its enquiries, quotes, invoices and collections.',
  rule: 'There is always one owner. The last one cannot leave before another has taken over.',
  sample: {
    shape: 'table',
    columns: ['Name', 'May', 'Standing', 'Joined'],
    rows: [
      {
        name: 'Wiebke Janssen',
        about: 'See and manage',
        standing: { word: 'Owner', tone: 'done' },
        figure: '2 Mar',
      },
      {
        name: 'Oğuz Demir',
        about: 'See',
        standing: { word: 'Member', tone: 'done' },
        figure: '9 Mar',
      },
      {
        name: 'Ines Duarte',
        about: 'See',
        standing: { word: 'Member', tone: 'done' },
        figure: '14 Jun',
      },
      {
        name: 'hanna@sample.example',
        about: 'See, once here',
        standing: { word: 'Invited, not here yet', tone: 'waiting' },
        figure: '12 Nov',
      },
    ],
  },
};

export const payment: DeskPage = {
  title: 'Payment',
  about:
    'Quotes to accept, invoices with their standing and PDF, what was paid, and whom it is billed to. A company’s people see the same; its owners decide.',
  rule: 'An invoice never changes once it is out; a credit note corrects it. Card numbers never reach this server: the payment company’s own page takes them.',
  sample: {
    shape: 'table',
    columns: ['Document', 'For', 'Standing', 'Due'],
    rows: [
      {
        name: 'Q-2026-0012',
        about: 'Route planning for five vans',
        standing: { word: 'Waits for you', tone: 'waiting' },
        figure: '12 Dec',
      },
      {
        name: 'INV-2026-0007',
        about: 'Week of 9 November',
        standing: { word: 'Open', tone: 'waiting' },
        figure: '27 Nov',
      },
      {
        name: 'INV-2026-0004',
        about: 'First half, certificates',
        standing: { word: 'Paid', tone: 'done' },
        figure: '2 Nov',
      },
      {
        name: 'CN-2026-0001',
        about: 'Line 3 of INV-2026-0002 was wrong',
        standing: { word: 'Credit note', tone: 'new' },
        figure: '–',
      },
    ],
  },
};

export const savedItems: DeskPage = {
  title: 'Saved items',
  about: 'Pages, plans and results you put aside, with the note you left on each.',
  rule: 'Saving works signed out too; then it lies in the browser and moves here when you sign in.',
  sample: {
    shape: 'table',
    columns: ['Item', 'Your note', 'Kind', 'Saved'],
    rows: [
      {
        name: 'Round with five vans',
        about: 'Show to Hanna before Tuesday',
        standing: { word: 'Demo result', tone: 'new' },
        figure: '13 Nov',
      },
      {
        name: 'Web privacy scanner',
        about: 'Second part, consent tables',
        standing: { word: 'Case study', tone: 'quiet' },
        figure: '11 Nov',
      },
      {
        name: 'Hire people by the week',
        about: 'Test engineer, two weeks?',
        standing: { word: 'Page', tone: 'quiet' },
        figure: '9 Nov',
      },
      {
        name: 'Forecast for the bakery',
        about: 'With and without holidays',
        standing: { word: 'Demo result', tone: 'new' },
        figure: '1 Nov',
      },
    ],
  },
};

export const addApplication: DeskPage = {
  title: 'Add an application',
  about:
    'What an application needs before it can stand in the catalogue. A draft keeps itself while you type, and may wait for weeks.',
  rule: 'Somebody at the studio opens every submission and tries it. It goes public on their yes, or comes back with a reason.',
  sample: {
    shape: 'table',
    columns: ['Field', 'In this draft', 'Check', 'Limit'],
    rows: [
      { name: 'Name', about: 'Stockroom', standing: { word: 'Fits', tone: 'done' }, figure: '60 letters' },
      {
        name: 'What it does',
        about: 'Counts shelves by photo',
        standing: { word: 'Fits', tone: 'done' },
        figure: '160 letters',
      },
      {
        name: 'Where to try it',
        about: 'https://stockroom.example',
        standing: { word: 'Fits', tone: 'done' },
        figure: 'https',
      },
      {
        name: 'Screens',
        about: 'None yet',
        standing: { word: 'One is needed', tone: 'waiting' },
        figure: '1 to 8',
      },
      {
        name: 'Where it fits',
        about: 'Empty',
        standing: { word: 'Missing', tone: 'waiting' },
        figure: 'needed',
      },
    ],
  },
};
