import type { EventWords } from './event.ts';

/** Where people meet: an evening, and a day. */
export const gatherings: readonly EventWords[] = [
  {
    slug: 'databases-after-work',
    kind: 'meetup',
    title: 'Databases after work',
    topics: ['Data', 'Operations'],
    minutes: 150,
    when: { days: 10, at: '18:30', zone: 'Europe/Berlin' },
    seats: { onSite: 40 },
    lead: 'This is an evening without slides: three people tell us what broke at night and what they saw in the database. Then everyone opens a slow query.',
    body: [
      'We don’t record the evening, so people can tell the whole story. There’s bread, water and a long table, and if you bring a query, two people will look at it with you.',
    ],
    cards: [
      {
        title: 'At 02:10',
        note: 'the pager',
        rows: [
          { text: 'connections', tag: 'All taken', state: 'gone' },
          { text: 'one query', tag: 'Forty minutes' },
        ],
        result: { good: false, text: 'Someone is woken up.' },
      },
      {
        title: 'At 02:40',
        note: 'the fix',
        rows: [
          { text: 'an index', tag: 'Added', state: 'chosen' },
          { text: 'a timeout', tag: 'Set', state: 'chosen' },
        ],
        result: { good: true, text: 'They leave a note for the morning.' },
      },
    ],
    code: ['EXPLAIN (ANALYZE, BUFFERS)', 'SELECT … -- bring yours,', '         -- names changed'],
    parts: [
      { minutes: 30, title: 'Doors open', text: 'Find a seat, get a drink, and write your query on a card.' },
      {
        minutes: 45,
        title: 'Three nights on call',
        text: 'For fifteen minutes each, they tell us what they saw, what they tried, and what they learnt too late.',
      },
      {
        minutes: 45,
        title: 'Slow queries, opened',
        text: 'We work in groups of four, with the query plan on the screen.',
      },
      { minutes: 30, title: 'Last questions', text: 'We stay until the last argument is settled.' },
    ],
    bring: 'A slow query, with its names changed.',
    by: [
      { speaker: 'operator', leads: 'The evening' },
      { speaker: 'booking-engineer', leads: 'The plans on the screen' },
    ],
    questions: [
      {
        id: 'engine',
        label: 'Which database do you run?',
        kind: 'choice',
        required: false,
        options: ['PostgreSQL', 'MySQL or MariaDB', 'SQLite', 'Another one'],
      },
    ],
  },
  {
    slug: 'a-day-of-small-systems',
    kind: 'conference',
    title: 'A day of small systems',
    topics: ['Operations', 'Data', 'Interface'],
    minutes: 435,
    when: { days: 66, at: '09:30', zone: 'Europe/Berlin' },
    seats: { onSite: 80, online: 300 },
    lead: 'Six people tell you what they removed from their system and how much better they slept. Each of them shows the figures before and after.',
    body: [
      'Talks last half an hour, with the same time again for questions. There’s one track, so you won’t miss anything. People online use the same list for questions as people in the room.',
      'Every speaker shares a repository with which you can measure their figures yourself.',
    ],
    cards: [
      {
        title: 'Before',
        note: 'nine boxes',
        rows: [
          { text: 'queue', tag: 'Out', state: 'gone' },
          { text: 'cache', tag: 'Out', state: 'gone' },
          { text: 'search', tag: 'Out', state: 'gone' },
        ],
        result: { good: false, text: 'Each one got somebody up at night.' },
      },
      {
        title: 'After',
        note: 'two boxes',
        rows: [
          { text: 'process', tag: 'Kept', state: 'chosen' },
          { text: 'database', tag: 'Kept', state: 'chosen' },
        ],
        result: { good: true, text: 'There’s only one log to read.' },
      },
    ],
    code: ['git rm -r services/', 'npm start', '-- and then the figures'],
    parts: [
      {
        minutes: 60,
        title: 'A queue that is a table',
        text: 'You’ll see what remained of the message broker, and what nobody missed.',
      },
      {
        minutes: 60,
        title: 'Pages kept in memory',
        text: 'The server keeps one copy of each page, and finds out when it’s out of date.',
      },
      { minutes: 15, title: 'Coffee', text: '' },
      {
        minutes: 60,
        title: 'Seats, counted once',
        text: 'Five hundred people try for fifty seats, live on stage.',
      },
      { minutes: 60, title: 'Lunch', text: '' },
      {
        minutes: 60,
        title: 'Search without a server',
        text: 'You search first by words, then by meaning, both in the browser.',
      },
      {
        minutes: 60,
        title: 'Backups you have read',
        text: 'We restore last night’s backup in front of everyone.',
      },
      { minutes: 60, title: 'What we put back', text: 'People missed two parts after all, and we say why.' },
    ],
    bring: 'A question that your own system can’t answer.',
    by: [
      { speaker: 'delivery-engineer', leads: 'The table that is a queue' },
      { speaker: 'booking-engineer', leads: 'Seats on the stage' },
      { speaker: 'search-engineer', leads: 'Search in a browser' },
      { speaker: 'operator', leads: 'Backups, and what came back' },
    ],
    questions: [
      {
        id: 'question',
        label: 'What question should one of the talks answer?',
        kind: 'text',
        required: false,
      },
    ],
  },
];
