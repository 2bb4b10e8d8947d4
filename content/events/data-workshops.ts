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
    lead: 'Two people press the same half hour. You write the one table that lets only one of them have it, then try to break it with two hundred at once.',
    body: [
      'Most calendars look before they write, and in between somebody else does the same. The exercise starts from such a calendar and ends with one that cannot be cheated, whichever of two servers is asked.',
      'The last half hour is about people: what the one who was slower reads, and what is offered instead.',
    ],
    cards: [
      {
        title: 'Visitor one',
        note: 'presses 14:00',
        rows: [{ text: '13:30' }, { text: '14:00', tag: 'Yours', state: 'chosen' }, { text: '14:30' }],
        result: { good: true, text: 'Booked. The mail is on its way.' },
      },
      {
        title: 'Visitor two',
        note: 'presses 14:00',
        rows: [
          { text: '13:30' },
          { text: '14:00', tag: 'Taken', state: 'gone' },
          { text: '14:30', tag: 'Free' },
        ],
        result: { good: false, text: 'Taken a moment ago. 14:30 is free.' },
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
        text: 'You and a neighbour press the same half hour and see who gets it.',
      },
      {
        minutes: 35,
        title: 'Let the database say no',
        text: 'A row a quarter hour, a primary key, and what to count.',
      },
      {
        minutes: 30,
        title: 'The hour that never was',
        text: 'The last Sunday of March, 02:30 in Berlin: what to store and what to show.',
      },
      {
        minutes: 25,
        title: 'When step two fails',
        text: 'Mail that bounces, moving by fifteen minutes, cancelling twice.',
      },
    ],
    bring: 'A laptop with Node 24; the database starts with the exercise.',
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
    lead: 'A server dies between sending a letter and writing that it did. You build the outbox that loses none and can say which one went twice.',
    body: [
      'You get a small shop, a local mail server and a script that pulls plugs. Your outbox passes when the script has counted every letter, and none is missing.',
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
        text: 'Five places between a click and an inbox, found by switching things off.',
      },
      {
        minutes: 40,
        title: 'A row before a letter',
        text: 'The outbox table, its states, and who alone may drive it.',
      },
      {
        minutes: 35,
        title: 'Fifty plugs pulled',
        text: 'A script kills the server while you send; count what is missing.',
      },
      {
        minutes: 20,
        title: 'Leaving with one press',
        text: 'Unsubscribe headers, and why no link in a letter may change anything.',
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
    lead: 'Bring a column of monthly numbers from your own company. You leave knowing which simple rule to beat, and how wide an honest band is.',
    body: [
      'No model is brought along. The first hour is paper and a ruler; the code afterwards is short enough to be read out.',
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
        text: 'Season, level, odd months: what the eye finds and what it invents.',
      },
      {
        minutes: 50,
        title: 'Cut, forecast, compare',
        text: 'Rolling origins by hand, first on paper and then in code.',
      },
      {
        minutes: 50,
        title: 'Sizing the band',
        text: 'From the errors you just made, and why the textbook’s is narrower.',
      },
      {
        minutes: 30,
        title: 'Saying it in a meeting',
        text: 'One sentence, one picture, and the question you will be asked.',
      },
    ],
    bring: 'Two years of monthly numbers; nothing leaves your laptop.',
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
    lead: 'You build a small search over your own handbook that answers with a sentence and its page, and learn to measure when it should keep silent.',
    body: [
      'The test set comes before the search: thirty questions about your own handbook, ten of them without an answer in it. Everything built later is held against that list.',
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
        text: 'Sentences and paragraphs, and why both are kept.',
      },
      {
        minutes: 50,
        title: 'Two searches, one order',
        text: 'Word search first, meaning second, fused by rank.',
      },
      {
        minutes: 50,
        title: 'Thirty questions you wrote',
        text: 'Your own test set, including ten that have no answer.',
      },
      {
        minutes: 30,
        title: 'Where to stop answering',
        text: 'A threshold, what it costs, and how to word a refusal.',
      },
    ],
    bring: 'A handbook or manual you may show, as PDF or text.',
    by: [{ speaker: 'search-engineer', leads: 'All four parts' }],
  },
];
