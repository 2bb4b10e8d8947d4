import type { EventWords } from './event.ts';

export const pageWorkshops: readonly EventWords[] = [
  {
    slug: 'pages-before-scripts',
    kind: 'workshop',
    title: 'Pages before scripts',
    topics: ['Interface'],
    minutes: 180,
    when: { days: 29, at: '10:00', zone: 'America/New_York' },
    seats: { online: 30 },
    lead: 'Take one page of your product and make it work with scripts switched off. Then add them back, but only where someone benefits.',
    body: [
      'You spend half of the time on your own page. Bring one that annoys you, access to change it, and someone who can decide what to remove.',
    ],
    cards: [
      {
        title: 'Native',
        note: 'no script',
        rows: [
          { text: 'details', tag: 'folds' },
          { text: 'dialog', tag: 'asks' },
          { text: 'popover', tag: 'menus' },
        ],
        result: { good: true, text: 'It answers the first click.' },
      },
      {
        title: 'With script',
        note: 'at first touch',
        rows: [
          { text: 'combobox', tag: 'Earned', state: 'chosen' },
          { text: 'accordion', tag: 'Needless', state: 'gone' },
        ],
        result: { good: false, text: 'One of the two can go.' },
      },
    ],
    code: ['<button commandfor="help"', '        command="show-modal">', '<dialog id="help" closedby="any">'],
    parts: [
      {
        minutes: 25,
        title: 'Switch scripts off and look',
        text: 'You open your page without scripts, on a slow phone and by keyboard.',
      },
      {
        minutes: 60,
        title: 'Replace three parts',
        text: 'Replace a menu, a dialog and a tab strip with what browsers already offer.',
      },
      {
        minutes: 45,
        title: 'Clicking before the page is ready',
        text: 'Hold a click and replay it once, but leave links alone.',
      },
      {
        minutes: 30,
        title: 'What the bytes bought',
        text: 'Measure the time from click to effect on a slow connection, before and after.',
      },
    ],
    bring: 'A page of your own product that you may change.',
    by: [
      { speaker: 'interface-designer', leads: 'Switching off and replacing' },
      { speaker: 'delivery-engineer', leads: 'What the bytes bought' },
    ],
  },
  {
    slug: 'forms-that-lose-nothing',
    kind: 'workshop',
    title: 'Forms that lose nothing',
    topics: ['Interface'],
    minutes: 120,
    when: { days: 9, at: '16:00', zone: 'Europe/Berlin' },
    seats: { online: 24 },
    lead: 'You build a form that copes with bad connections and impatient thumbs: it sends once, keeps everything typed and says what to do if it can’t be sent.',
    body: [
      'Imagine a train, a tunnel and a form with forty fields. Your form has to survive all three, and a thumb that taps twice.',
    ],
    cards: [
      {
        title: 'The visitor',
        note: 'taps twice',
        rows: [
          { text: 'Send', tag: '1', state: 'chosen' },
          { text: 'Send', tag: '2', state: 'gone' },
        ],
        result: { good: true, text: 'It makes one enquiry with one reference.' },
      },
      {
        title: 'The connection',
        note: 'drops',
        rows: [
          { text: 'name, message', tag: 'Kept' },
          { text: 'attachment', tag: 'Kept' },
        ],
        result: { good: false, text: 'Not sent. Try again when you’re back online.' },
      },
    ],
    code: ['key = hash(form, address,', '           content, tenMinutes)', '-- the same key changes nothing'],
    parts: [
      {
        minutes: 25,
        title: 'Ten ways to lose a form',
        text: 'You try the back button, a reload, an expired session and seven more.',
      },
      {
        minutes: 40,
        title: 'One schema, both sides',
        text: 'The same rules run in the browser and on the server, with each error next to its field.',
      },
      {
        minutes: 35,
        title: 'Sent once',
        text: 'Each attempt gets a key, even when no script can create one.',
      },
      { minutes: 20, title: 'With a screen reader', text: 'Hear your own error messages read aloud.' },
    ],
    bring: 'A form of your own that people complain about.',
    by: [
      { speaker: 'interface-designer', leads: 'Fields and errors' },
      { speaker: 'delivery-engineer', leads: 'Sent once' },
    ],
  },
  {
    slug: 'reading-a-privacy-scan',
    kind: 'workshop',
    title: 'Reading a privacy scan',
    topics: ['Privacy', 'Operations'],
    minutes: 120,
    when: { days: 36, at: '10:00', zone: 'Europe/Berlin' },
    seats: { onSite: 4, online: 16 },
    lead: 'Lawyers and engineers sit down together. You scan your own page three times and decide for each third party it contacts: keep it, ask first, or remove it.',
    body: [
      'Seats come in pairs, because lawyers know half of the answers and engineers the other half. There are four seats at the table, and the rest join by video.',
    ],
    cards: [
      {
        title: 'After refusing',
        note: 'second visit',
        rows: [
          { text: 'fonts.example', tag: 'contacted' },
          { text: 'count.example', tag: 'silent', state: 'gone' },
        ],
        result: { good: true, text: 'The choice was respected.' },
      },
      {
        title: 'Before a choice',
        note: 'first visit',
        rows: [{ text: 'replay.example', tag: 'contacted', state: 'chosen' }],
        result: { good: false, text: 'Nobody was asked.' },
      },
    ],
    code: [
      'Set-Cookie: id=…; Max-Age=34560000',
      '            Secure; SameSite=None',
      '-- who set it, and for whom?',
    ],
    parts: [
      {
        minutes: 30,
        title: 'Three visits, one table',
        text: 'You learn how the scan works and what it can’t see.',
      },
      {
        minutes: 40,
        title: 'Row by row',
        text: 'Both sides write down the purpose, the legal basis and the owner, then compare.',
      },
      {
        minutes: 30,
        title: 'Fonts, maps and films',
        text: 'You apply self-hosting and two-click loading to your own page.',
      },
      {
        minutes: 20,
        title: 'Keeping the page clean',
        text: 'You add a check that fails the build when a new third party appears.',
      },
    ],
    bring: 'One person from each side, and the address of your site.',
    by: [
      { speaker: 'privacy-lead', leads: 'The scan and its rows' },
      { speaker: 'operator', leads: 'Keeping the page clean' },
    ],
  },
  {
    slug: 'routes-on-your-own-map',
    kind: 'workshop',
    title: 'Routes on your own map',
    topics: ['Data'],
    minutes: 180,
    when: { days: -40, at: '09:30', zone: 'Europe/Berlin' },
    seats: { onSite: 10 },
    lead: 'Bring yesterday’s delivery rounds. You model them with their real rules, let a solver plan the same day, and find out which rule nobody wrote down.',
    body: [
      'Your data stays on your laptop. We bring the solver and the patience, and you bring the day as it really went.',
    ],
    cards: [
      {
        title: 'Yesterday',
        note: 'by habit',
        rows: [
          { text: 'Round 1', tag: 'Ines' },
          { text: 'Round 2', tag: 'Paul' },
          { text: 'Round 3', tag: 'Mira' },
        ],
        result: { good: true, text: 'It’s known to work.' },
      },
      {
        title: 'The plan',
        note: 'by rules',
        rows: [
          { text: 'Round 1', tag: 'shorter', state: 'chosen' },
          { text: 'Round 3', tag: 'gone', state: 'gone' },
        ],
        result: { good: false, text: 'The gate code is missing.' },
      },
    ],
    code: ['stop,lat,lon,open,close,crates', 'quay,53.54,9.98,06:00,07:00,12', 'mill,53.61,10.02,,,4'],
    parts: [
      {
        minutes: 40,
        title: 'Rules people forgot to say',
        text: 'You collect gate codes, favourite drivers and the street nobody can turn in.',
      },
      {
        minutes: 50,
        title: 'A day as a table',
        text: 'You enter stops, time windows and loads, and see what happens when a column is missing.',
      },
      {
        minutes: 50,
        title: 'Arguing with a plan',
        text: 'Lock stops, move them, plan again, and see what each wish costs.',
      },
      {
        minutes: 20,
        title: 'What the driver needs',
        text: 'You print one sheet in large type, in the order of the day.',
      },
    ],
    bring: 'A spreadsheet with one day of stops, without names.',
    by: [
      { speaker: 'planner', leads: 'The day as a table' },
      { speaker: 'operator', leads: 'What the driver needs' },
    ],
  },
];
