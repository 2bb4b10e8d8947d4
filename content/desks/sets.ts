import type { DeskPage } from '#lib/desk-sample.ts';

export const notifications: DeskPage = {
  title: 'Notifications',
  about: 'What happened, unread first, and by which ways you hear of it.',
  rule: 'A mail that carries an invitation, a ticket or an invoice always comes, and so does one about the safety of your account. All others end by one press in the mail itself.',
  sample: {
    shape: 'matrix',
    ways: ['On the site', 'By e-mail', 'Daily digest'],
    rows: [
      { name: 'Somebody wrote in a conversation', ways: [true, true, false] },
      { name: 'A meeting was moved', ways: [true, true, false] },
      { name: 'A place became free', ways: [true, true, false] },
      { name: 'Somebody joined your company', ways: [true, false, true] },
      { name: 'An application was looked at', ways: [true, false, true] },
      { name: 'An invoice was written', ways: [true, true, false] },
      { name: 'A new device signed in', ways: [true, true, false] },
    ],
  },
};

export const collections: DeskPage = {
  title: 'Collections',
  about: 'Saved things in sets, in an order you choose. A set can be shown by a link that you may end.',
  rule: 'Whoever opens the link sees the set as it is today, without your notes.',
  sample: {
    shape: 'sets',
    sets: [
      {
        name: 'For the board',
        note: 'Shown by link, opened by 3',
        items: [
          { name: 'Route optimisation', note: 'Case study' },
          { name: 'Round with five vans', note: 'Demo result' },
          { name: 'Plans and prices', note: 'Page' },
        ],
      },
      {
        name: 'Before we hire',
        note: 'Private',
        items: [
          { name: 'Hire people by the week', note: 'Page' },
          { name: 'Terms and conditions', note: 'Policy' },
        ],
      },
      {
        name: 'Ideas for the shop floor',
        note: 'Private',
        items: [
          { name: 'Employee records', note: 'Demo' },
          { name: 'Certificates', note: 'Case study' },
          { name: 'Speech to text', note: 'AI tool' },
          { name: 'Forecast for the bakery', note: 'Demo result' },
        ],
      },
    ],
  },
};

export const applicationCollections: DeskPage = {
  title: 'Application collections',
  about: 'Applications side by side as a shortlist, with what each would still need to fit you.',
  rule: 'The list says what is missing before it says what is there. That is the question a shortlist answers.',
  sample: {
    shape: 'sets',
    sets: [
      {
        name: 'Order desk',
        note: 'Two candidates',
        items: [
          { name: 'Stockroom', note: 'Lacks: several warehouses' },
          { name: 'Counter', note: 'Lacks: your till’s format' },
        ],
      },
      {
        name: 'Training',
        note: 'Three candidates',
        items: [
          { name: 'Course portal', note: 'Lacks: certificates in Polish' },
          { name: 'Quiz by phone', note: 'Lacks: nothing you listed' },
          { name: 'Shift handbook', note: 'Lacks: reading aloud' },
        ],
      },
    ],
  },
};
