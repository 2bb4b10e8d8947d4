import type { EventWords } from './event.ts';

export const dataWorkshops: readonly EventWords[] = [
  {
    slug: 'booking-without-double-booking',
    kind: 'workshop',
    title: 'Booking without double-booking',
    topics: ['Data'],
    minutes: 120,
    when: { days: 17, at: '16:00', zone: 'Europe/Berlin' },
    seats: { onSite: 12, online: 24 },
    lead: 'Two people click the same half hour. You build the one table that gives it to only one of them, then try to break it with two hundred at once.',
    body: [
      'Most calendars check for free time before they write, and someone else can do the same in between. You start with such a calendar and end with one that can’t be cheated, even with two servers.',
      'The last half hour is about people: what the slower visitor reads, and what you offer them instead.',
    ],
    cards: [
      {
        title: 'Visitor one',
        note: 'clicks 14:00',
        rows: [{ text: '13:30' }, { text: '14:00', tag: 'Yours', state: 'chosen' }, { text: '14:30' }],
        result: { good: true, text: 'Booked. The email is on its way.' },
      },
      {
        title: 'Visitor two',
        note: 'clicks 14:00',
        rows: [
          { text: '13:30' },
          { text: '14:00', tag: 'Taken', state: 'gone' },
          { text: '14:30', tag: 'Free' },
        ],
        result: { good: false, text: 'Just taken. 14:30 is free.' },
      },
    ],
    code: [
      'INSERT INTO slot (host, quarter)',
      'VALUES ($1, $2), ($1, $3)',
      'ON CONFLICT DO NOTHING  -- count the rows',
    ],
    parts: [
      {
        minutes: 20,
        title: 'Two clicks, one slot',
        text: 'You and a neighbour click the same half hour and see who gets it.',
      },
      {
        minutes: 35,
        title: 'Let the database say no',
        text: 'You create one row per quarter of an hour with a primary key, and learn what to count.',
      },
      {
        minutes: 30,
        title: 'The hour that never was',
        text: 'What do you store, and what do you show, for 02:30 in Berlin on the last Sunday of March?',
      },
      {
        minutes: 25,
        title: 'When step two fails',
        text: 'Emails bounce, a meeting moves by fifteen minutes, and someone cancels twice.',
      },
    ],
    bring: 'A laptop with Node 24. The database starts with the exercise.',
    by: [
      { speaker: 'booking-engineer', leads: 'Parts one and two' },
      { speaker: 'calendar-engineer', leads: 'Part three' },
      { speaker: 'operator', leads: 'Part four' },
    ],
  },
  {
    slug: 'mail-that-leaves-once',
    kind: 'workshop',
    title: 'Mail that leaves once',
    topics: ['Operations'],
    minutes: 120,
    when: { days: 23, at: '15:00', zone: 'Europe/Lisbon' },
    seats: { online: 24 },
    lead: 'A server crashes after sending an email but before noting that it did. You build an outbox that loses no email and can tell which one was sent twice.',
    body: [
      'You get a small shop, a local mail server and a script that kills the shop’s server. Your outbox passes when the script has counted every email and none is missing.',
    ],
    cards: [
      {
        title: 'The order',
        note: 'one transaction',
        rows: [
          { text: 'seat taken', tag: 'row' },
          { text: 'email to send', tag: 'row' },
          { text: 'job', tag: 'row' },
        ],
        result: { good: true, text: 'All three are saved, or none.' },
      },
      {
        title: 'The crash',
        note: 'kill -9',
        rows: [{ text: 'accepted by the server' }, { text: 'marked as sent', tag: 'Lost', state: 'gone' }],
        result: { good: false, text: 'It’s sent again with the same Message-ID.' },
      },
    ],
    code: ['BEGIN;', 'INSERT INTO outbox (id, letter) …;', "SELECT boss.send('deliver', id);  COMMIT;"],
    parts: [
      {
        minutes: 25,
        title: 'Where emails vanish',
        text: 'You switch things off to find five places between a click and an inbox where emails get lost.',
      },
      {
        minutes: 40,
        title: 'A row before the email',
        text: 'You build the outbox table, its states, and the only process allowed to run it.',
      },
      {
        minutes: 35,
        title: 'Fifty crashes',
        text: 'A script kills the server while you send. Count what is missing.',
      },
      {
        minutes: 20,
        title: 'Unsubscribing with one click',
        text: 'You add unsubscribe headers, and learn why opening a link in an email must not change anything.',
      },
    ],
    bring: 'A laptop with Node 24. The mail server in the exercise is local.',
    by: [{ speaker: 'delivery-engineer', leads: 'All four parts' }],
  },
  {
    slug: 'forecasts-that-admit-doubt',
    kind: 'workshop',
    title: 'Forecasts that admit doubt',
    topics: ['Data'],
    minutes: 180,
    when: { days: -19, at: '14:00', zone: 'Europe/Berlin' },
    seats: { onSite: 12, online: 24 },
    lead: 'Bring a column of monthly numbers from your own company. You’ll leave knowing which simple rule your forecast has to beat, and how wide an honest range is.',
    body: [
      'We don’t bring a model. In the first hour you use paper and a ruler, and the code after that is short enough to read aloud.',
    ],
    cards: [
      {
        title: 'The rule to beat',
        note: 'same as last year',
        rows: [
          { text: 'no parameters' },
          { text: 'no library' },
          { text: 'hard to beat', tag: 'The bar', state: 'chosen' },
        ],
        result: { good: true, text: 'Every model starts here.' },
      },
      {
        title: 'The clever model',
        note: 'five tests',
        rows: [
          { text: 'beats it on four', tag: 'Kept' },
          { text: 'loses on one', tag: 'Shown', state: 'gone' },
        ],
        result: { good: false, text: 'The range has to get wider.' },
      },
    ],
    code: ['for (const cut of cuts(series)) {', '  errors.push(test(model, cut));', '}'],
    parts: [
      {
        minutes: 30,
        title: 'Look before you model',
        text: 'You look for seasons, levels and odd months, and see what the eye finds and what it imagines.',
      },
      {
        minutes: 50,
        title: 'Cut, forecast, compare',
        text: 'You test forecasts on past months by hand, first on paper and then in code.',
      },
      {
        minutes: 50,
        title: 'Sizing the range',
        text: 'You work it out from your own errors, and see why the textbook’s range is narrower.',
      },
      {
        minutes: 30,
        title: 'Saying it in a meeting',
        text: 'You need one sentence, one picture, and an answer to the question they’ll ask.',
      },
    ],
    bring: 'Two years of monthly numbers. They stay on your laptop.',
    by: [
      { speaker: 'analyst', leads: 'Tests and ranges' },
      { speaker: 'operator', leads: 'The meeting afterwards' },
    ],
  },
  {
    slug: 'answers-that-quote',
    kind: 'workshop',
    title: 'Answers that quote',
    topics: ['AI', 'Data'],
    minutes: 180,
    when: { days: 50, at: '14:00', zone: 'Europe/Berlin' },
    seats: { onSite: 10, online: 20 },
    lead: 'You build a small search over your own handbook that answers with a sentence and its page number, and learn to measure when it shouldn’t answer.',
    body: [
      'You write the test set before the search: thirty questions about your own handbook, ten of which it can’t answer. You then measure everything you build against that list.',
    ],
    cards: [
      {
        title: 'By words',
        note: 'BM25',
        rows: [
          { text: 'notice period', tag: '1', state: 'chosen' },
          { text: 'notice board', tag: '2' },
        ],
        result: { good: true, text: 'It finds names and numbers.' },
      },
      {
        title: 'By meaning',
        note: 'small model',
        rows: [
          { text: 'ending the lease', tag: '1', state: 'chosen' },
          { text: 'opening hours', tag: '9', state: 'gone' },
        ],
        result: { good: true, text: 'It finds the same thing in other words.' },
      },
    ],
    code: ['rank = lists.map(place =>', '  1 / (20 + place))', '  .reduce(add)   // fused'],
    parts: [
      {
        minutes: 30,
        title: 'Cutting a text into pieces',
        text: 'You cut it into sentences and into paragraphs, and learn why you keep both.',
      },
      {
        minutes: 50,
        title: 'Two searches, one order',
        text: 'Search by words, then by meaning, and combine the two by rank.',
      },
      {
        minutes: 50,
        title: 'Thirty questions you wrote',
        text: 'You write your own test set, including ten questions that have no answer.',
      },
      {
        minutes: 30,
        title: 'Where to stop answering',
        text: 'You set a threshold, see what it costs, and learn how to say that there’s no answer.',
      },
    ],
    bring: 'A handbook or manual you may show others, as PDF or text.',
    by: [{ speaker: 'search-engineer', leads: 'All four parts' }],
  },
];
