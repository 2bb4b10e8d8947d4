import type { WorkspacePage } from '#lib/look/workspace-sample.ts';

export const security: WorkspacePage = {
  title: 'Security',
  about:
    'See where you’re signed in and end any session, change your password, and set up a second step or Google sign-in.',
  rule: 'Changing your password ends every other session. A session you don’t use for thirty days ends by itself.',
  sample: {
    shape: 'table',
    columns: ['Browser', 'Since', 'Status', 'Last used'],
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
        standing: { word: 'Not used lately', tone: 'waiting' },
        figure: '26 d',
      },
    ],
  },
};

export const people: WorkspacePage = {
  title: 'People',
  about:
    'See who’s in your company and what each person can do. Everyone sees its enquiries, quotes, invoices and collections.',
  rule: 'A company always has an owner. The last one can leave once someone else has taken over.',
  sample: {
    shape: 'table',
    columns: ['Name', 'Can', 'Role', 'Joined'],
    rows: [
      {
        name: 'Wiebke Janssen',
        about: 'View and manage',
        standing: { word: 'Owner', tone: 'done' },
        figure: '2 Mar',
      },
      {
        name: 'Oğuz Demir',
        about: 'View',
        standing: { word: 'Member', tone: 'done' },
        figure: '9 Mar',
      },
      {
        name: 'Ines Duarte',
        about: 'View',
        standing: { word: 'Member', tone: 'done' },
        figure: '14 Jun',
      },
      {
        name: 'hanna@sample.example',
        about: 'View, once joined',
        standing: { word: 'Invited', tone: 'waiting' },
        figure: '12 Nov',
      },
    ],
  },
};

export const payment: WorkspacePage = {
  title: 'Payment',
  about:
    'Accept quotes, see invoices with their status and PDF, check what’s been paid, and set your billing details. Everyone in a company sees the same; its owners decide.',
  rule: 'An issued invoice doesn’t change; a credit note corrects it. The payment provider’s own page takes card details, so they don’t pass through this server.',
  sample: {
    shape: 'table',
    columns: ['Document', 'For', 'Status', 'Due'],
    rows: [
      {
        name: 'Q-2026-0012',
        about: 'Route planning for five vans',
        standing: { word: 'Waiting for you', tone: 'waiting' },
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

export const savedItems: WorkspacePage = {
  title: 'Saved items',
  about: 'Everything you’ve saved on this site, with your notes.',
  rule: 'You can save without signing in: items stay in your browser and move here when you do.',
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
        name: 'Reading privacy reports',
        about: 'Ask whether it covers cookies',
        standing: { word: 'Event', tone: 'quiet' },
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

export const addApplication: WorkspacePage = {
  title: 'Add an application',
  about:
    'Describe your application for the catalogue. We save your draft as you type, so you can finish it another day.',
  rule: 'Someone at the studio tries every submission. They publish it, or send it back with a reason.',
  sample: {
    shape: 'table',
    columns: ['Field', 'In this draft', 'Check', 'Limit'],
    rows: [
      { name: 'Name', about: 'Stockroom', standing: { word: 'Fits', tone: 'done' }, figure: '60 characters' },
      {
        name: 'What it does',
        about: 'Counts shelves by photo',
        standing: { word: 'Fits', tone: 'done' },
        figure: '160 characters',
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
        standing: { word: 'At least one', tone: 'waiting' },
        figure: '1 to 8',
      },
      {
        name: 'Where it fits',
        about: 'Empty',
        standing: { word: 'Missing', tone: 'waiting' },
        figure: 'required',
      },
    ],
  },
};
