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
    lead: 'Take one page of your product and make it work with scripts switched off. Then add them back, and only where somebody gains.',
    body: [
      'Half of the time belongs to your own page. Bring one that annoys you, with an account to change it and someone who may decide what goes.',
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
        result: { good: true, text: 'Answers the first press.' },
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
        title: 'Switch it off and look',
        text: 'Your page without scripts, on a slow phone, by keyboard.',
      },
      {
        minutes: 60,
        title: 'Replace three parts',
        text: 'A menu, a dialog and a tab strip by what browsers bring.',
      },
      {
        minutes: 45,
        title: 'Press before it is ready',
        text: 'Holding a click, replaying it once, and never a link.',
      },
      {
        minutes: 30,
        title: 'What the bytes bought',
        text: 'Measure click to effect on a slow line, before and after.',
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
    lead: 'A long form, a bad line, an impatient thumb. You make a form that sends once, keeps what was typed and says what to do when it cannot.',
    body: [
      'A train, a tunnel and a form of forty fields: that is the setting. What you build goes through all three, and through a thumb that presses twice.',
    ],
    cards: [
      {
        title: 'The visitor',
        note: 'presses twice',
        rows: [
          { text: 'Send', tag: '1', state: 'chosen' },
          { text: 'Send', tag: '2', state: 'gone' },
        ],
        result: { good: true, text: 'One enquiry, one reference.' },
      },
      {
        title: 'The line',
        note: 'drops',
        rows: [
          { text: 'name, message', tag: 'Kept' },
          { text: 'attachment', tag: 'Kept' },
        ],
        result: { good: false, text: 'Not sent. Press again when the line is back.' },
      },
    ],
    code: ['key = hash(form, address,', '           content, tenMinutes)', '-- the same key changes nothing'],
    parts: [
      {
        minutes: 25,
        title: 'Ten ways to lose a form',
        text: 'Back button, reload, expired session, and seven more.',
      },
      {
        minutes: 40,
        title: 'One schema, both sides',
        text: 'The same rules in browser and server, errors in their place.',
      },
      { minutes: 35, title: 'Sent once', text: 'A key for each attempt, also where no script can make one.' },
      { minutes: 20, title: 'With a screen reader', text: 'Hear your own errors being read out.' },
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
    lead: 'For legal and engineering together. You scan your own page three times, and decide for each stranger it calls: keep, ask first, or remove.',
    body: [
      'Seats come in pairs, because half of the answers are known to lawyers and the other half to engineers. Four seats at the table, the rest by video.',
    ],
    cards: [
      {
        title: 'After refusing',
        note: 'second visit',
        rows: [
          { text: 'fonts.example', tag: 'called' },
          { text: 'count.example', tag: 'silent', state: 'gone' },
        ],
        result: { good: true, text: 'The choice was respected.' },
      },
      {
        title: 'Before a choice',
        note: 'first visit',
        rows: [{ text: 'replay.example', tag: 'called', state: 'chosen' }],
        result: { good: false, text: 'Nobody was asked.' },
      },
    ],
    code: [
      'Set-Cookie: id=…; Max-Age=34560000',
      '            Secure; SameSite=None',
      '-- who set it, and for whom?',
    ],
    parts: [
      { minutes: 30, title: 'Three visits, one table', text: 'How the scan is made and what it cannot see.' },
      { minutes: 40, title: 'Row by row', text: 'Purpose, basis, owner: both sides write, then compare.' },
      {
        minutes: 30,
        title: 'Fonts, maps and films',
        text: 'Self-hosting and two-press loading, done on your page.',
      },
      {
        minutes: 20,
        title: 'Keeping it clean',
        text: 'A check that fails the build when a new stranger appears.',
      },
    ],
    bring: 'Someone from each side, and the address of your site.',
    by: [
      { speaker: 'privacy-lead', leads: 'The scan and its rows' },
      { speaker: 'operator', leads: 'Keeping it clean' },
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
    lead: 'Bring yesterday’s rounds. You model them with their real rules, let a solver plan the same day, and find out which rule was never written down.',
    body: [
      'The data stays on your laptop. We bring the solver and the stubbornness; you bring the day as it really went.',
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
        result: { good: true, text: 'Known to work.' },
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
        text: 'Gate codes, favourite drivers, the street nobody turns in.',
      },
      { minutes: 50, title: 'A day as a table', text: 'Stops, windows, loads; what a missing column does.' },
      {
        minutes: 50,
        title: 'Arguing with a plan',
        text: 'Lock, move, replan, and see what each wish costs.',
      },
      {
        minutes: 20,
        title: 'What the driver needs',
        text: 'One sheet, large type, in the order of the day.',
      },
    ],
    bring: 'One day of stops as a spreadsheet, names removed.',
    by: [
      { speaker: 'planner', leads: 'The day as a table' },
      { speaker: 'operator', leads: 'What the driver needs' },
    ],
  },
];
