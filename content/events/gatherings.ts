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
    lead: 'An evening without slides: three people tell what broke at night and what the rows looked like. Then everybody opens a slow query.',
    body: [
      'Nobody records, so that the stories can be true. There is bread, water and a long table; whoever brings a query gets two people to look at it.',
    ],
    cards: [
      {
        title: 'At 02:10',
        note: 'the pager',
        rows: [
          { text: 'connections', tag: 'All taken', state: 'gone' },
          { text: 'one query', tag: 'Forty minutes' },
        ],
        result: { good: false, text: 'Somebody is woken up.' },
      },
      {
        title: 'At 02:40',
        note: 'the fix',
        rows: [
          { text: 'an index', tag: 'Added', state: 'chosen' },
          { text: 'a timeout', tag: 'Set', state: 'chosen' },
        ],
        result: { good: true, text: 'And a note for the morning.' },
      },
    ],
    code: ['EXPLAIN (ANALYZE, BUFFERS)', 'SELECT … -- bring yours,', '         -- names changed'],
    parts: [
      { minutes: 30, title: 'Doors open', text: 'A seat, a drink, and a card to write your query on.' },
      {
        minutes: 45,
        title: 'Three nights on call',
        text: 'Fifteen minutes each: what was seen, tried, and learnt too late.',
      },
      { minutes: 45, title: 'Slow queries, opened', text: 'In groups of four, with a plan on the screen.' },
      { minutes: 30, title: 'Open end', text: 'The lights stay on until the last argument is settled.' },
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
    lead: 'One room, one day, six talks by people who took something out of their system and slept better. Each shows the figures from before and after.',
    body: [
      'Talks are half an hour with as much time again for questions. There is one track, so nobody misses anything; who follows online asks by the same list as the room.',
      'Every speaker leaves a repository behind in which the shown figures can be measured again.',
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
        result: { good: false, text: 'Each had a night of its own.' },
      },
      {
        title: 'After',
        note: 'two boxes',
        rows: [
          { text: 'process', tag: 'Kept', state: 'chosen' },
          { text: 'database', tag: 'Kept', state: 'chosen' },
        ],
        result: { good: true, text: 'One log to read.' },
      },
    ],
    code: ['git rm -r services/', 'npm start', '-- and then the figures'],
    parts: [
      {
        minutes: 60,
        title: 'A queue that is a table',
        text: 'What was left of the message broker, and what nobody missed.',
      },
      {
        minutes: 60,
        title: 'Pages kept in memory',
        text: 'One copy of each page, and how it learns that it is old.',
      },
      { minutes: 15, title: 'Coffee', text: '' },
      {
        minutes: 60,
        title: 'Seats, counted once',
        text: 'Five hundred people at fifty chairs, on the stage.',
      },
      { minutes: 60, title: 'Lunch', text: '' },
      {
        minutes: 60,
        title: 'Search without a server',
        text: 'Words first, meaning second, and both in a browser.',
      },
      {
        minutes: 60,
        title: 'Backups you have read',
        text: 'A restore in front of everybody, from last night.',
      },
      { minutes: 60, title: 'What we put back', text: 'Two parts that were missed after all, and why.' },
    ],
    bring: 'A question that your own system cannot answer.',
    by: [
      { speaker: 'delivery-engineer', leads: 'The table that is a queue' },
      { speaker: 'booking-engineer', leads: 'Seats on the stage' },
      { speaker: 'search-engineer', leads: 'Search in a browser' },
      { speaker: 'operator', leads: 'Backups, and what came back' },
    ],
    questions: [
      { id: 'question', label: 'What should one of the talks answer?', kind: 'text', required: false },
    ],
  },
];
