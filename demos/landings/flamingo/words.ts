import type { LandingTemplate } from '../template.ts';

export const template: LandingTemplate = {
  slug: 'flamingo',
  name: 'Digital agency',
  brand: 'Raw Flamingo',
  palettes: [
    { name: 'Flamingo', swatch: ['oklch(0.09 0 0)', 'oklch(0.76 0.19 355)'] },
    { name: 'Canary', swatch: ['oklch(0.13 0.02 270)', 'oklch(0.89 0.18 98)'] },
    { name: 'Kingfisher', swatch: ['oklch(0.14 0.03 250)', 'oklch(0.8 0.13 205)'] },
  ],
  madeOf: [
    'Six sections in Bricolage, black on screen and black on pink by day',
    'A printing press in WebGL: it turns a word or a picture into dots that follow the pointer, and saves them as PNG',
    'Posters made of gradients and letters, so there are no picture files to replace',
  ],
};

export const words = {
  h1: 'Quiet brands drown',
  lead: 'We make campaigns for zoos, record shops and one stubborn theatre. We print first, and build the site from the poster.',
  links: [
    { href: '#press', label: 'The press' },
    { href: '#posters', label: 'Posters' },
    { href: '#dots', label: 'Dots' },
    { href: '#shouts', label: 'House shouts' },
    { href: '#sleeves', label: 'Rates' },
  ],
  action: { href: '#press', label: 'Print your own' },
  press: {
    heading: 'Get inky',
    text: 'Type a word or drop in a picture. The press breaks it into dots, they swell under your pointer, and the print is yours to save.',
  },
  posters: [
    { for: 'Night zoo', line: 'They sleep. You should not.' },
    { for: 'Groove Cellar', line: 'Side B is the point' },
    { for: 'Theatre at Nine', line: 'Switch it off. Sit down.' },
  ],
  dots: {
    heading: 'Stand further back',
    text: 'A poster is read from across the street, so we choose the distance first and the size of the dots after it.',
    list: [
      { size: 6, far: 'dots, read in the hand' },
      { size: 14, far: 'dots, read over a shoulder' },
      { size: 30, far: 'dots, read from a bus' },
      { size: 64, far: 'dots, read from across the river' },
    ],
  },
  shouts: {
    heading: 'House shouts',
    list: ['One idea.', 'Two colours.', 'Three words.', 'No carousel.'],
  },
  sleeves: {
    heading: 'Rates',
    list: [
      { name: 'Single', price: '3,500', text: 'One poster, one page, two weeks.' },
      { name: 'EP', price: '12,000', text: 'Four posters and a site that hangs them.' },
      {
        name: 'Double album',
        price: '38,000',
        text: 'A season of posters, the site, the tickets and the tote bag.',
      },
    ],
  },
  end: 'Loud? Good.',
  footer: 'Raw Flamingo stands on one leg because the other one is inking.',
};
