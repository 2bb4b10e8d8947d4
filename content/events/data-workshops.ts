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
        text: 'One row per quarter of an hour, a primary key, and what to count.',
      },
      {
        minutes: 30,
        title: 'The hour that never was',
        text: 'The last Sunday of March, 02:30 in Berlin: what to store and what to show.',
      },
      {
        minutes: 25,
        title: 'When step two fails',
        text: 'Emails that bounce, a move by fifteen minutes, and cancelling twice.',
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
      'You get a small shop, a local mail server and a script that kills the server. Your outbox passes when the script has counted every email and none is missing.',
    ],
    cards: [
      {
        title: 'The order',
        note: 'one transaction',
        rows: [
          { text: 'seat taken', tag: 'row' },
          { text: 'letter to send', tag: 'row' },
          { text: 'job', tag: 'row' },
        ],
        result: { good: true, text: 'All three, or none.' },
      },
      {
        title: 'The crash',
        note: 'kill -9',
        rows: [{ text: 'accepted by the server' }, { text: 'marked as sent', tag: 'Lost', state: 'gone' }],
        result: { good: false, text: 'Sent again, same Message-ID.' },
      },
    ],
    code: ['BEGIN;', 'INSERT INTO outbox (id, letter) …;', "SELECT boss.send('deliver', id);  COMMIT;"],
    parts: [
      {
        minutes: 25,
        title: 'Where letters vanish',
        text: 'Five places between a click and an inbox where emails get lost, found by switching things off.',
      },
      {
        minutes: 40,
        title: 'A row before a letter',
        text: 'The outbox table, its states, and the only process allowed to run it.',
      },
      {
        minutes: 35,
        title: 'Fifty crashes',
        text: 'A script kills the server while you send. Count what is missing.',
      },
      {
        minutes: 20,
        title: 'Unsubscribing with one click',
        text: 'Unsubscribe headers, and why opening a link in an email must not change anything.',
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
      'We don’t bring a model. The first hour is paper and a ruler, and the code after that is short enough to read aloud.',
    ],
    cards: [
      {
        title: 'The rule to beat',
        note: 'as last year',
        rows: [
          { text: 'no parameters' },
          { text: 'no library' },
          { text: 'hard to beat', tag: 'Bar', state: 'chosen' },
        ],
        result: { good: true, text: 'Every model starts here.' },
      },
      {
        title: 'The clever model',
        note: 'five cuts',
        rows: [
          { text: 'beats it on four', tag: 'Kept' },
          { text: 'loses on one', tag: 'Shown', state: 'gone' },
        ],
        result: { good: false, text: 'The band must grow.' },
      },
    ],
    code: ['for (const cut of cuts(series)) {', '  errors.push(test(model, cut));', '}'],
    parts: [
      {
        minutes: 30,
        title: 'Look before you model',
        text: 'Seasons, levels and odd months: what the eye finds and what it imagines.',
      },
      {
        minutes: 50,
        title: 'Cut, forecast, compare',
        text: 'Rolling origins by hand, first on paper and then in code.',
      },
      {
        minutes: 50,
        title: 'Sizing the band',
        text: 'From the errors you’ve just made, and why the textbook’s range is narrower.',
      },
      {
        minutes: 30,
        title: 'Saying it in a meeting',
        text: 'One sentence, one picture, and the question you will be asked.',
      },
    ],
    bring: 'Two years of monthly numbers. They stay on your laptop.',
    by: [
      { speaker: 'analyst', leads: 'Cuts and bands' },
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
      'You write the test set before the search: thirty questions about your own handbook, ten of them without an answer in it. You then measure everything you build against that list.',
    ],
    cards: [
      {
        title: 'By words',
        note: 'BM25',
        rows: [
          { text: 'notice period', tag: '1', state: 'chosen' },
          { text: 'notice board', tag: '2' },
        ],
        result: { good: true, text: 'Names and numbers.' },
      },
      {
        title: 'By meaning',
        note: 'small model',
        rows: [
          { text: 'ending the lease', tag: '1', state: 'chosen' },
          { text: 'opening hours', tag: '9', state: 'gone' },
        ],
        result: { good: true, text: 'Other words, same thing.' },
      },
    ],
    code: ['rank = lists.map(place =>', '  1 / (20 + place))', '  .reduce(add)   // fused'],
    parts: [
      {
        minutes: 30,
        title: 'Cutting a text into pieces',
        text: 'Sentences and paragraphs, and why you keep both.',
      },
      {
        minutes: 50,
        title: 'Two searches, one order',
        text: 'Search by words, then by meaning, and combine the two by rank.',
      },
      {
        minutes: 50,
        title: 'Thirty questions you wrote',
        text: 'Your own test set, including ten that have no answer.',
      },
      {
        minutes: 30,
        title: 'Where to stop answering',
        text: 'A threshold, what it costs, and how to say that there’s no answer.',
      },
    ],
    bring: 'A handbook or manual you may show others, as PDF or text.',
    by: [{ speaker: 'search-engineer', leads: 'All four parts' }],
  },
];
