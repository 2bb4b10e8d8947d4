import type { LandingTemplate } from '../template.ts';
import type { Order } from './order.ts';

export const template: LandingTemplate = {
  slug: 'headphones',
  name: 'Headphones',
  brand: 'Hush Nine',
  palettes: [
    { name: 'Studio', swatch: ['oklch(0.885 0.004 250)', 'oklch(0.2 0.006 250)'] },
    { name: 'Linen', swatch: ['oklch(0.9 0.025 85)', 'oklch(0.24 0.02 60)'] },
    { name: 'Fog', swatch: ['oklch(0.87 0.03 200)', 'oklch(0.22 0.03 220)'] },
  ],
  madeOf: [
    'Five sections in Instrument Serif italics and Figtree, by day and by night',
    'Headphones modelled in code that turn, change colour and take an engraving',
    'An order slip to download, and an exploded view drawn from the same model',
  ],
};

export const sample: Order = { shell: 'graphite', wool: 'peat', name: '' };

/** The angles that have buttons; at the side the right cup faces the viewer. */
export const views = [
  { label: 'Front', degrees: 0 },
  { label: '30°', degrees: -30 },
  { label: '60°', degrees: -60 },
  { label: 'Side', degrees: -84 },
] as const;

export const words = {
  h1: 'Hear the room leave',
  lead: 'These headphones are made of wool, steel and one screw. They come apart in your hands and go back together with the same screw.',
  action: { href: '#inside', label: 'What is inside' },
  links: [
    { href: '#main', label: 'Make yours' },
    { href: '#inside', label: 'Inside' },
    { href: '#rooms', label: 'Rooms' },
    { href: '#mend', label: 'Mending' },
  ],
  inside: {
    heading: 'Five kinds of part',
    list: [
      { part: 'Cushion', of: 'Felted wool, 9 mm. Washes at 30°, dries on a radiator.' },
      { part: 'Shell', of: 'Turned like a pot, so it has no seam to open.' },
      { part: 'Plate', of: 'The lid, and the only place we sign.' },
      { part: 'Band', of: 'Spring steel in one piece. It remembers the head it lives on.' },
      { part: 'Screw', of: 'There’s one M2 in the left cup. The one in the right cup keeps it company.' },
    ],
  },
  rooms: {
    heading: 'Rooms it has left',
    text: 'This is the loudness at the ear in decibels, before and after, measured on a sample head in sample rooms.',
    list: [
      { room: 'Open-plan office', before: 62, after: 34 },
      { room: 'Bus 14, upper deck', before: 74, after: 43 },
      { room: 'Somebody else’s phone call', before: 58, after: 29 },
      { room: 'Fridge', before: 38, after: 12 },
    ],
  },
  mend: {
    heading: 'Nine minutes, one coin',
    steps: [
      'Put a coin in the screw. Turn it left twice.',
      'Lift the plate. Nothing springs out; we checked.',
      'Pull the old cushion like a sock.',
      'Press the new one until it stops sighing.',
      'Put back the plate and the screw, then turn the coin right twice.',
    ],
  },
  end: 'Quiet, please.',
  footer: 'Hush Nine. The first eight were louder.',
};
