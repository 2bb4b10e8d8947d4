import type { LandingTemplate } from '../template.ts';
import type { Cargo } from './cargo.ts';

export const template: LandingTemplate = {
  slug: 'one-scene',
  name: 'Agency, one scene',
  brand: 'Umbra Yard',
  palettes: [
    { name: 'Harbour', swatch: ['oklch(0.2 0.04 215)', 'oklch(0.78 0.15 60)'] },
    { name: 'Dusk', swatch: ['oklch(0.25 0.07 300)', 'oklch(0.8 0.13 20)'] },
    { name: 'Northern', swatch: ['oklch(0.22 0.05 165)', 'oklch(0.86 0.17 140)'] },
  ],
  madeOf: [
    'Six sections in Jost, with a harbour at night and a darker one at new moon',
    'A release board that loads a ship, refuses what can’t come back, and writes a manifest',
    'A crane, a tide and six signal flags drawn in SVG',
  ],
};

export const sample: readonly Cargo[] = [
  { key: 1, name: 'New search on the shop', size: 'M', isWayBack: true, place: 'aboard' },
  { key: 2, name: 'Fonts from our own server', size: 'S', isWayBack: true, place: 'aboard' },
  { key: 3, name: 'Invoices with two addresses', size: 'S', isWayBack: true, place: 'quay' },
  { key: 4, name: 'The big database move', size: 'L', isWayBack: false, place: 'quay' },
  { key: 5, name: 'A friendlier 404', size: 'S', isWayBack: false, place: 'quay' },
];

export const words = {
  h1: 'We ship on Fridays',
  lead: 'Everyone says you shouldn’t. We build so that the day doesn’t matter, and we go home at five.',
  links: [
    { href: '#board', label: 'Load a ship' },
    { href: '#tide', label: 'The week' },
    { href: '#flags', label: 'Flags' },
    { href: '#log', label: 'Harbour log' },
    { href: '#berths', label: 'Berths' },
  ],
  action: { href: '#board', label: 'Load Friday’s ship' },
  board: {
    heading: 'Friday’s ship',
    text: 'Put your own changes on the quay and load them. The harbour master lets a ship sail when it isn’t overloaded and everything on it can come back.',
  },
  tide: {
    heading: 'Five days, one tide',
    days: [
      { day: 'Monday', text: 'We only make small changes that fit into one review.' },
      { day: 'Tuesday', text: 'Each change gets its off switch before it gets its button.' },
      { day: 'Wednesday', text: 'It runs alongside the old version, unseen, on real traffic.' },
      { day: 'Thursday', text: 'We practise turning back, because that’s the part that rusts.' },
      { day: 'Friday', text: 'It goes live with one switch, and the person on call can switch it back.' },
    ],
  },
  flags: {
    heading: 'What our flags say',
    list: [
      { flag: 'quarters', name: 'All clear', text: 'Tests pass and somebody else has read it.' },
      { flag: 'cross', name: 'Turn back', text: 'Anyone may raise it, and nobody asks why until Monday.' },
      {
        flag: 'halves',
        name: 'Under way',
        text: 'Half of the traffic sees it, and the other half is the control.',
      },
      { flag: 'square', name: 'Wait for me', text: 'Someone who knows this part isn’t here.' },
      { flag: 'stripes', name: 'Fog', text: 'The dashboards are quiet for the wrong reason.' },
      { flag: 'disc', name: 'Home', text: 'Five o’clock. Lights out on the quay.' },
    ],
  },
  log: {
    heading: 'From the harbour log',
    ships: [
      { at: '16:04', ship: 'Margarete', cargo: 3, back: 0 },
      { at: '15:31', ship: 'Slow Anneli', cargo: 2, back: 0 },
      { at: '15:58', ship: 'Bold Intent', cargo: 4, back: 9 },
      { at: '14:47', ship: 'Margarete', cargo: 1, back: 0 },
      { at: '16:20', ship: 'Second Thought', cargo: 5, back: 14 },
    ],
    note: 'These are five sample Fridays.',
  },
  berths: {
    heading: 'Three berths',
    list: [
      {
        name: 'Pilot',
        price: '4,000',
        text: 'We spend two weeks in your harbour, find what keeps you from sailing and write it down.',
      },
      {
        name: 'Tug',
        price: '11,000',
        text: 'We work alongside your team for a month, until a Friday feels like a Tuesday.',
      },
      {
        name: 'Harbour',
        price: '26,000',
        text: 'We build the quay, the crane and the way back, and train the people who run them.',
      },
    ],
  },
  end: 'Home by five.',
  footer: 'Umbra Yard works by day, mostly. The moon is just for the picture.',
};
