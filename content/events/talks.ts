import type { EventWords } from './event.ts';

/** What one listens to, by video. */
export const talks: readonly EventWords[] = [
  {
    slug: 'what-a-page-weighs',
    kind: 'webinar',
    title: 'What a page weighs',
    topics: ['Interface', 'Operations'],
    minutes: 45,
    when: { days: 4, at: '16:00', zone: 'Europe/Berlin' },
    seats: { online: 200 },
    lead: 'We spend forty-five minutes with the network panel open. We load a page on a slow phone, name every file, and remove what nobody would miss.',
    body: [
      'We start with a page of this site, then look at some of yours. Put an address in the form, and we’ll pick from the list. You don’t have to install anything, and you can repeat it all at home with a browser.',
    ],
    cards: [
      {
        title: 'For the reader',
        note: 'comes first',
        rows: [
          { text: 'document', tag: 'Needed', state: 'chosen' },
          { text: 'one font', tag: 'Needed', state: 'chosen' },
          { text: 'script', tag: 'Waits' },
        ],
        result: { good: true, text: 'The first line can be read.' },
      },
      {
        title: 'For nobody',
        note: 'came first',
        rows: [
          { text: 'replay script', tag: 'Out', state: 'gone' },
          { text: 'second icon font', tag: 'Out', state: 'gone' },
        ],
        result: { good: false, text: 'The text had to wait for them.' },
      },
    ],
    code: [
      '<link rel="preload" as="font">  one',
      '<script>                        none',
      '<img loading="lazy">            the rest',
    ],
    parts: [
      {
        minutes: 15,
        title: 'Until the first line appears',
        text: 'We look at what has to arrive before anyone can read, and in which order.',
      },
      {
        minutes: 15,
        title: 'Naming every file',
        text: 'Who added it, what does it do, and who would miss it?',
      },
      {
        minutes: 15,
        title: 'Pages you sent in',
        text: 'We open two of them live and sort their files the same way.',
      },
    ],
    bring: 'The address of a page you find slow.',
    by: [{ speaker: 'interface-designer', leads: 'The talk' }],
    questions: [{ id: 'page', label: 'A page we should look at', kind: 'line', required: false }],
  },
  {
    slug: 'hear-your-own-form',
    kind: 'webinar',
    title: 'Hear your own form',
    topics: ['Interface'],
    minutes: 60,
    when: { days: 18, at: '11:00', zone: 'America/New_York' },
    seats: { online: 100 },
    lead: 'We switch off the screen and fill in a form by ear. You’ll hear which labels help, which errors are never read aloud, and what that costs.',
    body: [
      'We show the same form twice: as we found it, and after an hour of repairs. We repair it in front of you, mostly by deleting.',
    ],
    cards: [
      {
        title: 'As it was',
        note: 'by ear',
        rows: [
          { text: 'edit text, blank' },
          { text: 'edit text, blank' },
          { text: 'button', tag: 'Which?', state: 'gone' },
        ],
        result: { good: false, text: 'Nobody knows what to type.' },
      },
      {
        title: 'Repaired',
        note: 'by ear',
        rows: [
          { text: 'Name, required' },
          { text: 'Email, invalid' },
          { text: 'Book Tuesday 14:00', tag: 'Clear', state: 'chosen' },
        ],
        result: { good: true, text: 'The error was read aloud once.' },
      },
    ],
    code: [
      '<label for="mail">Email</label>',
      '<input id="mail" aria-invalid="true"',
      '       aria-describedby="mail-hint">',
    ],
    parts: [
      {
        minutes: 15,
        title: 'Screen off',
        text: 'One person listens to ten fields, and a clock shows how long it takes.',
      },
      {
        minutes: 30,
        title: 'Repairing by deleting',
        text: 'We use labels instead of hints, put errors next to their fields, and keep one button.',
      },
      {
        minutes: 15,
        title: 'Your questions',
        text: 'Ask in the chat, and we’ll answer in order.',
      },
    ],
    bring: 'Headphones, so you can hear what the screen reader says.',
    by: [{ speaker: 'interface-designer', leads: 'The talk and the repairs' }],
  },
  {
    slug: 'one-database-at-every-size',
    kind: 'webinar',
    title: 'Why we start with a real database',
    topics: ['Data', 'Operations'],
    minutes: 60,
    when: { days: -12, at: '16:00', zone: 'Europe/Lisbon' },
    seats: { online: 150 },
    lead: 'We explain why a site that starts with one command comes with a real database, and what happened to smaller ones when we pulled the plug.',
    body: [
      'The talk follows the measurements in our repository: cold start, memory, two processes at once, and a hundred and fifty hard stops. You can also read it in the journal.',
    ],
    cards: [
      {
        title: 'Inside the process',
        note: 'one writer',
        rows: [
          { text: 'first process', tag: 'Writes' },
          { text: 'second process', tag: 'Lost', state: 'gone' },
        ],
        result: { good: false, text: 'Acknowledged rows were gone.' },
      },
      {
        title: 'On its own',
        note: 'a server',
        rows: [
          { text: 'first process', tag: 'Writes', state: 'chosen' },
          { text: 'second process', tag: 'Writes', state: 'chosen' },
        ],
        result: { good: true, text: 'Every row was there.' },
      },
    ],
    code: ['DATABASE_URL unset', '→ a private server on a socket', '→ the same schema, the same queries'],
    parts: [
      {
        minutes: 20,
        title: 'Three databases we tried',
        text: 'We show what each does when two processes write, and when the power fails.',
      },
      {
        minutes: 25,
        title: 'Starting a server by hand',
        text: 'It’s about sockets, permissions and what a stopped process leaves behind.',
      },
      {
        minutes: 15,
        title: 'When to move on',
        text: 'You’ll hear at what size someone else should run it, and how to move.',
      },
    ],
    bring: 'Just your questions.',
    by: [{ speaker: 'booking-engineer', leads: 'The talk' }],
    recording: '/blog/one-database-every-size',
  },
  {
    slug: 'why-nothing-loads',
    kind: 'webinar',
    title: 'Why nothing loads',
    topics: ['Interface'],
    minutes: 45,
    when: { days: -33, at: '17:00', zone: 'Europe/Berlin' },
    seats: { online: 150 },
    lead: 'A builder and a critic argue about pages that load no framework until someone needs it, and about clicks that come too early.',
    body: [
      'We wrote the conversation down instead of filming it. You can read it in ten minutes, including the critic’s last word.',
    ],
    cards: [
      {
        title: 'The builder',
        note: 'says',
        rows: [
          { text: 'reading', tag: 'No scripts', state: 'chosen' },
          { text: 'first click', tag: 'Load them' },
        ],
        result: { good: true, text: 'Most people only read.' },
      },
      {
        title: 'The critic',
        note: 'asks',
        rows: [
          { text: 'an early click', tag: 'Kept' },
          { text: 'clicks lost', tag: 'None', state: 'gone' },
        ],
        result: { good: false, text: 'Prove it on a slow connection.' },
      },
    ],
    code: [
      'pointerdown → import(page)',
      'click       → held, then replayed',
      'link        → followed as it is',
    ],
    parts: [
      {
        minutes: 15,
        title: 'The claim',
        text: 'What does a page for reading need, and who pays for the rest?',
      },
      {
        minutes: 20,
        title: 'The objections',
        text: 'What about menus, forms, slow phones and the back button?',
      },
      { minutes: 10, title: 'Questions left open', text: 'In two cases the critic was right.' },
    ],
    bring: 'Your opinion.',
    by: [
      { speaker: 'interface-designer', leads: 'The builder' },
      { speaker: 'operator', leads: 'The critic' },
    ],
    recording: '/blog/no-script-until-touched',
  },
];
