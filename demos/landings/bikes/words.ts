import type { LandingTemplate } from '../template.ts';
import { docks, redLine, timetable } from './network.ts';
import type { Asked } from './typed.ts';

export const template: LandingTemplate = {
  slug: 'bikes',
  name: 'City bikes app',
  brand: 'Spoke & Kerb',
  palettes: [
    { name: 'Sign white', swatch: ['oklch(1 0 0)', 'oklch(0.55 0.22 27)'] },
    { name: 'Street lamp', swatch: ['oklch(0.9 0.17 98)', 'oklch(0.52 0.22 27)'] },
    { name: 'Pavement', swatch: ['oklch(0.86 0.008 240)', 'oklch(0.53 0.22 27)'] },
  ],
  madeOf: [
    'Five sections in Big Shoulders and Archivo, with one red line through them',
    'A trip planner for three lines that finds the quickest way and remembers your trip',
    'A map, a bicycle and signs drawn in SVG from one list of docks',
  ],
};

/** What the planner answers before anybody types. */
export const sample: Asked = { from: 'Hospital', to: 'Harbour end', leave: '08:10', pace: 'steady' };

const whole = timetable(redLine).at(-1)?.minute ?? 0;
const minuteOf = (dock: string) => timetable(redLine).find(({ name }) => name === dock)?.minute ?? 0;

export const words = {
  h1: 'The red line is faster than you',
  badge: 'Line 1',
  lead: `There are ${docks.length} docks on three lines. Ride the red one from end to end in ${whole} minutes, or hop off at the market after ${minuteOf('Market hall')}.`,
  action: { href: '#plan', label: 'Plan a trip' },
  links: [
    { href: '#plan', label: 'Plan a trip' },
    { href: '#stops', label: 'Red line' },
    { href: '#bike', label: 'The bike' },
    { href: '#fares', label: 'Fares' },
  ],
  plan: {
    heading: 'Where to?',
    text: 'Type two docks. We’ll find the quickest way and count the two minutes it takes to swap bikes.',
    paces: { easy: 'Easy', steady: 'Steady', late: 'Late for work' },
  },
  stops: {
    heading: `End to end in ${whole} minutes`,
    list: [
      { dock: 'Station north', text: 'Under the roof are twenty bikes, a pump and dry saddles.' },
      { dock: 'Market hall', text: 'Leave the bike at gate B. The basket lock holds a melon.' },
      { dock: 'Canal bridge', text: 'The slope is on us: the fare stops while you push.' },
      { dock: 'Harbour end', text: 'The line ends here. Trams 4 and 9 wait across the road.' },
    ].map((stop) => ({ ...stop, minute: minuteOf(stop.dock) })),
  },
  bike: {
    heading: 'It has one gear, and it’s yours',
    parts: [
      { part: 'Bell', text: 'Rings E flat. Pigeons have learned it.' },
      { part: 'Basket', text: 'Takes a crate, a cello case on its side, or a dachshund.' },
      { part: 'Saddle', text: 'Goes up without tools and stays there.' },
      { part: 'Chain', text: 'It’s boxed in, so wear the trousers you like.' },
    ],
  },
  fares: {
    heading: 'Fares',
    list: [
      { price: '1', what: 'for every quarter of an hour you start' },
      { price: '4', what: 'a day at most, however lost you get' },
      { price: '0', what: 'while you push. The bike can tell' },
    ],
  },
  end: 'All change',
  footer: 'Spoke & Kerb. Please leave the saddle as you’d like to find it.',
};
