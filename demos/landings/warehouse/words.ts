import type { LandingTemplate } from '../template.ts';

export const template: LandingTemplate = {
  slug: 'warehouse',
  name: 'Warehouse',
  brand: 'Palletine',
  palettes: [
    { name: 'Coral', swatch: ['oklch(0.7 0.195 38)', 'oklch(0.2 0.04 38)'] },
    { name: 'Cold store', swatch: ['oklch(0.84 0.08 225)', 'oklch(0.21 0.045 240)'] },
    { name: 'Hi-vis', swatch: ['oklch(0.9 0.19 112)', 'oklch(0.21 0.035 115)'] },
  ],
  madeOf: [
    'Six sections in Saira Stencil and Familjen Grotesk, by day and by night',
    'A stock floor of 64 boxes: find one, move it, take the stock list away as CSV',
    'A picking round that is worked out from the floor, so new aisles need no new drawing',
  ],
};

/** The contents of each bay, aisle by aisle: the goods, and how many boxes are stacked. */
export const sampleBays: Readonly<Record<string, readonly (readonly [goods: string, boxes: number])[]>> = {
  A: [
    ['Kettles', 4],
    ['Enamel mugs', 3],
    ['Teapots', 4],
    ['Tea towels', 4],
    ['Egg timers', 2],
    ['Toast racks', 3],
  ],
  B: [
    ['Desk lamps', 2],
    ['Lampshades', 3],
    ['Bulbs, warm', 3],
    ['Lanterns', 1],
    ['Torches', 4],
    ['Candles', 3],
  ],
  C: [
    ['Hot-water bottles', 1],
    ['', 0],
    ['Wool blankets', 3],
    ['Slippers', 2],
    ['Door snakes', 1],
    ['Bed socks', 2],
  ],
  D: [
    ['Watering cans', 3],
    ['Seed trays', 4],
    ['Twine', 2],
    ['Gloves', 3],
    ['Bird feeders', 3],
    ['Flower pots', 4],
  ],
};

/** The order to be picked: its bays, in the sequence of the order. */
export const sampleOrder = ['D2', 'A1', 'C6', 'A6', 'D5'] as const;

export const words = {
  h1: 'Aisle C is down to nine',
  lead: 'Walk the floor without leaving your chair. Every box on this drawing is a box in the hall, counted when it was last touched.',
  links: [
    { href: '#floor', label: 'The floor' },
    { href: '#label', label: 'The label' },
    { href: '#round', label: 'The round' },
    { href: '#rules', label: 'Floor rules' },
    { href: '#halls', label: 'Halls' },
  ],
  action: { href: '#floor', label: 'Find a box' },
  floor: {
    heading: 'Find it. Move it.',
    text: 'Type what you’re looking for, or choose a bay to pick up its top box. Then choose the bay where it should go. The drawing, the counts and the log follow.',
  },
  label: {
    heading: 'One label, five stamps',
    text: 'A box gets its label at the dock and loses it at the lorry. In between, everyone who touches it scans it, so the hall knows where it is.',
    stamps: [
      { at: '07:12', what: 'In at dock 2', who: 'Marek' },
      { at: '07:20', what: 'Weighed, 11.4 kg', who: 'Scale 1' },
      { at: '07:41', what: 'Put down in C3', who: 'Oona' },
      { at: '15:05', what: 'Counted, still there', who: 'Oona' },
      { at: '16:30', what: 'Out on lorry 9', who: 'Bilal' },
    ],
  },
  round: {
    text: 'An order lists its goods in the order they were clicked. Palletine tries every sequence of stops and picks the shortest walk from the gate and back.',
    before: 'As ordered',
    after: 'As walked',
  },
  rules: {
    heading: 'Painted on the floor',
    list: [
      {
        sign: '4 HIGH',
        text: 'Nothing is stacked more than four boxes high. The fifth goes to the next bay.',
      },
      {
        sign: 'TOP FIRST',
        text: 'A box can leave when nothing is on top of it. Otherwise you’re told which box to lift first.',
      },
      {
        sign: 'SCAN, THEN LIFT',
        text: 'The count changes when a box changes hands, so nobody counts in the evening.',
      },
      {
        sign: 'NINE IS LOW',
        text: 'An aisle with fewer than ten boxes goes on the order list for Thursday.',
      },
    ],
  },
  halls: {
    heading: 'Priced by the hall',
    list: [
      { name: 'Garage', aisles: 'Up to 4 aisles', price: '19', note: 'One scanner, one gate' },
      { name: 'Hall', aisles: 'Up to 40 aisles', price: '120', note: 'Eight scanners, docks and lorries' },
      { name: 'Harbour', aisles: 'Any number of halls', price: '640', note: 'Boxes move between halls too' },
    ],
    unit: 'a month',
  },
  end: 'Last one out switches off aisle D.',
  footer: 'Palletine counts boxes so that you can sell them.',
};
