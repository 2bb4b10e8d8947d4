import type { LandingTemplate } from '../template.ts';
import type { Session } from './agenda.ts';

export const template: LandingTemplate = {
  slug: 'conference',
  name: 'Conference',
  brand: 'Slow Software Day',
  palettes: [
    { name: 'Lime', swatch: ['oklch(0.91 0.2 122)', 'oklch(0.17 0.03 150)'] },
    { name: 'Pool', swatch: ['oklch(0.83 0.12 215)', 'oklch(0.19 0.05 240)'] },
    { name: 'Float', swatch: ['oklch(0.74 0.17 45)', 'oklch(0.19 0.05 30)'] },
  ],
  madeOf: [
    'Six sections in Bricolage and Geist, with a poster by day and another by night',
    'A personal agenda that takes your own entries, points out clashes and saves a calendar file',
    'A swimming hall drawn in SVG, so there are no picture files to replace',
  ],
};

/** The day, in minutes after midnight. */
export const sessions: readonly Session[] = [
  { id: 'cron', from: 570, to: 615, title: 'The twenty-year cron job', by: 'Inga Moreau', room: 'pool' },
  {
    id: 'pagers',
    from: 630,
    to: 675,
    title: 'Pagers for people with gardens',
    by: 'Sam Adeyemi',
    room: 'pool',
  },
  { id: 'museum', from: 705, to: 750, title: 'A museum of error messages', by: 'Lotte Brandt', room: 'pool' },
  { id: 'lunch', from: 780, to: 840, title: 'Lunch in the empty pool', by: 'everybody', room: 'pool' },
  { id: 'staging', from: 855, to: 900, title: 'Delete your staging server', by: 'Rui Tanaka', room: 'pool' },
  { id: 'comments', from: 915, to: 960, title: 'Comments from 1998', by: 'Petra Novak', room: 'pool' },
  {
    id: 'nothing',
    from: 975,
    to: 1020,
    title: 'Nothing happened, and why',
    by: 'Ade Lindqvist',
    room: 'pool',
  },
  {
    id: 'crontab',
    from: 600,
    to: 660,
    title: 'Bring your oldest crontab',
    by: 'Noor Haddad',
    room: 'lockers',
  },
  {
    id: 'runbook',
    from: 690,
    to: 765,
    title: 'Write a runbook for your aunt',
    by: 'Tomas Kiel',
    room: 'lockers',
  },
  {
    id: 'alerts',
    from: 840,
    to: 885,
    title: 'Unsubscribe from alerts, together',
    by: 'Maeve Byrne',
    room: 'lockers',
  },
  {
    id: 'aloud',
    from: 930,
    to: 990,
    title: 'Read a stranger’s code aloud',
    by: 'Kofi Mensah',
    room: 'lockers',
  },
];

/** The agenda before anybody has chosen anything. */
export const sampleChoice = ['cron', 'pagers', 'lunch'] as const;

export const words = {
  h1: 'Slow Software Day',
  date: { day: '14', month: '05', said: '14 May' },
  place: 'Old Swimming Hall, Leeds, 09:30 to 17:00',
  lead: 'One pool, six talks, no livestream: a day for people who keep things running for longer than it took to build them.',
  links: [
    { href: '#agenda', label: 'Your day' },
    { href: '#lanes', label: 'Speakers' },
    { href: '#hall', label: 'The hall' },
    { href: '#bathing', label: 'Bathing rules' },
    { href: '#bands', label: 'Wristbands' },
  ],
  action: { href: '#agenda', label: 'Build your day' },
  agenda: {
    heading: 'Build your day',
    text: 'Talks are in the pool, workshops in the changing rooms. Choose what you want to hear and add your own calls in between. We’ll tell you when two things clash, and you can save your day to your calendar.',
  },
  lanes: {
    heading: 'Six lanes, no racing',
    text: 'Every speaker swims one length of 45 minutes, with no slide about who they are.',
    facts: {
      cron: 'has run it since a Tuesday in 2005',
      pagers: 'was woken twice last year, once by a hedgehog',
      museum: 'collects dialogs with a single button',
      staging: 'deleted four and missed none',
      comments: 'still answers email sent to the address in the header',
      nothing: 'has 2,190 days without an incident to explain',
    },
  },
  hall: {
    heading: 'Where the water was',
    text: 'The pool was drained in 1989. Its acoustics are excellent, and the deep end keeps people from standing at the back.',
    rooms: ['Talks', 'Quiet', 'Workshops', 'Coffee', 'In'],
  },
  bathing: {
    heading: 'Bathing rules',
    list: [
      { sign: '1', rule: 'No running', text: 'In the hall or in production.' },
      {
        sign: '2',
        rule: 'Shower before you dive',
        text: 'Read the code for ten minutes before you say what is wrong with it.',
      },
      {
        sign: '3',
        rule: 'Laptops stay in the lockers',
        text: 'Locker keys are on your wrist. Pagers may stay on.',
      },
      {
        sign: '4',
        rule: 'No splashing',
        text: 'Questions end in a question mark and take less time than the answer.',
      },
    ],
  },
  bands: {
    heading: 'One wristband each',
    list: [
      { who: 'Your own money', price: '60', text: 'Lunch, locker and coffee' },
      { who: 'Your firm’s money', price: '240', text: 'The same, with an invoice' },
      { who: 'On call that day', price: '0', text: 'You may leave in the middle of a sentence' },
    ],
  },
  end: 'Last one out pulls the plug.',
  footer: 'Slow Software Day takes place when it’s ready, which so far has always been in May.',
};
