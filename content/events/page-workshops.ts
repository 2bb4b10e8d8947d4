import type { Workshop } from './event.ts';

export const pageWorkshops: readonly Workshop[] = [
  {
    id: 'pages-before-scripts',
    title: 'Pages before scripts',
    note: 'Menus, dialogs and forms that work while nothing has loaded',
    topic: 'Interface',
    length: '3 hours',
    lead: 'Take one page of your product and make it work with scripts switched off. Then add them back, and only where somebody gains.',
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
  },
  {
    id: 'forms-that-lose-nothing',
    title: 'Forms that lose nothing',
    note: 'Typed text survives reloads, double clicks and dead lines',
    topic: 'Interface',
    length: '2 hours',
    lead: 'A long form, a bad line, an impatient thumb. You make a form that sends once, keeps what was typed and says what to do when it cannot.',
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
  },
  {
    id: 'reading-a-privacy-scan',
    title: 'Reading a privacy scan',
    note: 'A lawyer and an engineer read one report and agree',
    topic: 'Operations',
    length: '2 hours',
    lead: 'For legal and engineering together. You scan your own page three times, and decide for each stranger it calls: keep, ask first, or remove.',
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
  },
  {
    id: 'routes-on-your-own-map',
    title: 'Routes on your own map',
    note: 'Model a real delivery day and argue with the plan',
    topic: 'Data',
    length: '3 hours',
    lead: 'Bring yesterday’s rounds. You model them with their real rules, let a solver plan the same day, and find out which rule was never written down.',
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
  },
];
