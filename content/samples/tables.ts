/** Made-up findings, people and lines for the drawings of the demos. */
export const findings = [
  {
    weight: 'error',
    what: 'Two addresses claim to be the original',
    where: 'line 14',
    now: '<link rel="canonical" href="/shop?page=1">',
    better: '<link rel="canonical" href="/shop">',
  },
  {
    weight: 'error',
    what: 'The heading is a picture without words',
    where: 'line 41',
    now: '<h1><img src="logo.svg"></h1>',
    better: '<h1><img src="logo.svg" alt="Harbour Prints"></h1>',
  },
  {
    weight: 'warning',
    what: 'German page does not name the English one',
    where: 'line 9',
    now: 'hreflang="de" only',
    better: '<link rel="alternate" hreflang="en" href="/en/shop">',
  },
  {
    weight: 'notice',
    what: 'The description ends in the middle',
    where: 'line 7',
    now: '“Prints of harbours, hand-pulled in sm”',
    better: '“Prints of harbours, pulled by hand.”',
  },
] as const;

export const visits = {
  columns: ['Before a choice', 'After refusing', 'After accepting'],
  rows: [
    { name: 'shop.example', what: 'The page itself', seen: [true, true, true] },
    { name: 'fonts.example', what: 'Fonts', seen: [true, true, true] },
    { name: 'count.example', what: 'Audience measurement', seen: [true, false, true] },
    { name: 'pixel.example', what: 'Advertising', seen: [false, false, true] },
    { name: 'replay.example', what: 'Session replay', seen: [true, true, true] },
  ],
} as const;

/** Leave in one month: first and last day, and whether it is granted or only asked for. */
export const leave = {
  month: 'June 2026',
  days: 30,
  weekends: [6, 7, 13, 14, 20, 21, 27, 28],
  people: [
    {
      name: 'Ines Duarte',
      spans: [
        { from: 1, to: 5, state: 'granted' },
        { from: 22, to: 23, state: 'held' },
      ],
    },
    { name: 'Paul Okafor', spans: [{ from: 8, to: 12, state: 'granted' }] },
    { name: 'Mira Sand', spans: [{ from: 15, to: 26, state: 'held' }] },
    {
      name: 'Tomas Reyl',
      spans: [
        { from: 3, to: 3, state: 'granted' },
        { from: 29, to: 30, state: 'granted' },
      ],
    },
    { name: 'Ada Vinter', spans: [{ from: 18, to: 19, state: 'held' }] },
  ],
} as const;

export const hiring = [
  {
    stage: 'Applied',
    cards: [
      { name: 'K. Lindqvist', age: '2 d', note: 'Read by nobody yet' },
      { name: 'B. Osei', age: '5 d', note: 'Waiting for us' },
    ],
  },
  { stage: 'Talk', cards: [{ name: 'J. Moreau', age: '1 d', note: 'Picked Tuesday 10:00' }] },
  {
    stage: 'Task',
    cards: [
      { name: 'R. Haddad', age: '9 d', note: 'Stays too long here', late: true },
      { name: 'S. Ito', age: '3 d', note: 'Two cards in, shut' },
    ],
  },
  { stage: 'Offer', cards: [{ name: 'E. Brandt', age: '1 d', note: 'Letter goes today' }] },
] as const;

export const lesson = {
  course: 'Reading a map',
  chapters: [
    { name: 'North is a convention', state: 'done' },
    { name: 'What a contour line says', state: 'here' },
    { name: 'Scale, and what it hides', state: 'open' },
    { name: 'A walk planned on paper', state: 'open' },
  ],
  question: 'Contour lines lie close together. The ground there is…',
  choices: [
    { text: 'flat', state: 'wrong' },
    { text: 'steep', state: 'right' },
    { text: 'wet', state: 'plain' },
  ],
  passage: 'Each line joins points of one height. Where they crowd, height changes within a few steps.',
} as const;

export const journal = {
  lines: [
    {
      day: '02 Mar',
      text: 'Invoice 2026-014, Harbour Prints',
      account: '1400 Receivables',
      debit: 119000,
      credit: 0,
    },
    { day: '02 Mar', text: 'Design work', account: '8400 Revenue', debit: 0, credit: 100000 },
    { day: '02 Mar', text: 'VAT 19%', account: '1776 VAT due', debit: 0, credit: 19000 },
    { day: '09 Mar', text: 'Payment received', account: '1200 Bank', debit: 119000, credit: 0 },
    {
      day: '09 Mar',
      text: 'Invoice 2026-014 settled',
      account: '1400 Receivables',
      debit: 0,
      credit: 119000,
    },
  ],
} as const;

export const person = {
  name: 'Ana Petrić',
  company: 'Harbour Prints',
  facts: [
    ['Stage', 'Quote sent'],
    ['Owner', 'Sales'],
    ['Next step', 'Call, 12 Mar'],
    ['Came from', 'Route demo'],
  ],
  events: [
    { day: '24 Feb', kind: 'Enquiry', text: 'Wants rounds for two vans; the demo’s plan came along.' },
    { day: '25 Feb', kind: 'Note', text: 'Ask about the tail lift before quoting.', staff: true },
    { day: '27 Feb', kind: 'Call', text: 'Half an hour by video. Twelve stops need a morning window.' },
    { day: '02 Mar', kind: 'Quote', text: 'Quote 2026-009 sent, valid until 31 March.' },
  ],
} as const;

export const scraped = {
  page: [
    { title: 'Pier at dawn', price: '€48', stock: '3 left' },
    { title: 'Two cranes', price: '€62', stock: 'sold' },
    { title: 'Low tide', price: '€35', stock: '11 left' },
  ],
  selector: 'main > article > h3 · .price · .stock',
} as const;
