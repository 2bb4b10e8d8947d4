import type { LandingTemplate } from '../template.ts';
import type { TypedRow } from './rows.ts';

export const template: LandingTemplate = {
  slug: 'revenue',
  name: 'Revenue board',
  brand: 'Grossbeak',
  palettes: [
    { name: 'Cobalt', swatch: ['oklch(0.46 0.2 264)', 'oklch(0.82 0.155 75)'] },
    { name: 'Rosehip', swatch: ['oklch(0.42 0.16 8)', 'oklch(0.86 0.09 30)'] },
    { name: 'Spruce', swatch: ['oklch(0.37 0.07 190)', 'oklch(0.88 0.15 105)'] },
  ],
  madeOf: [
    'Six sections in Fraunces and Geist, by day and by night',
    'A table of customers you can edit, paste as CSV and download, with its chart',
    'Every figure on the page is worked out from those rows',
  ],
};

/** The customers of a made-up firm. All figures of the page come from these. */
export const sample: readonly TypedRow[] = [
  { key: 1, customer: 'Alder Tools', amount: '42,000', from: '2021-03', until: '' },
  { key: 2, customer: 'Baird & Baird', amount: '31,500', from: '2023-06', until: '' },
  { key: 3, customer: 'Cork Theatre', amount: '29,800', from: '2022-01', until: '' },
  { key: 4, customer: 'Dunmore Foods', amount: '24,100', from: '2025-05', until: '' },
  { key: 5, customer: 'Esker Rail', amount: '22,750', from: '2020-09', until: '' },
  { key: 6, customer: 'Fintan Opticians', amount: '8,600', from: '2025-02', until: '2026-04' },
  { key: 7, customer: 'Gorse & Heather', amount: '12,400', from: '2026-01', until: '' },
  { key: 8, customer: 'Harbour Ferries', amount: '16,300', from: '2026-06', until: '' },
  { key: 9, customer: 'Juniper Hotels', amount: '14,100', from: '2026-09', until: '' },
  { key: 10, customer: 'Kells Print', amount: '6,900', from: '2024-04', until: '2026-10' },
  { key: 11, customer: 'Loop Laundry', amount: '9,400', from: '2026-11', until: '' },
];

export const words = {
  h1: 'Revenue, minus the spreadsheet',
  lead: 'One board reads the invoices, the refunds and the bank. Every figure opens to show the rows it’s made of.',
  links: [
    { href: '#rows', label: 'The rows' },
    { href: '#month', label: 'This month' },
    { href: '#weight', label: 'Largest customers' },
    { href: '#diet', label: 'What it reads' },
    { href: '#close', label: 'Month end' },
  ],
  action: { href: '#rows', label: 'Open the rows' },
  rows: {
    heading: 'These rows, added up',
    text: 'Change an amount, add a customer, or paste the list you keep. The curve is redrawn as you type, with the year before as a thin line.',
  },
  month: {
    heading: 'What moved in',
    text: 'A total hides what happened. So the board splits each month into four: what was there, who came, who left, and the new total.',
    parts: ['Last month', 'Came', 'Left', 'This month'],
  },
  weight: {
    text: 'Each customer’s bar is as wide as what they pay. If one name takes up this much of the branch, somebody should ring them more often.',
  },
  diet: {
    heading: 'What a Grossbeak eats',
    list: [
      {
        food: 'Invoices',
        like: 'Seeds',
        text: 'We crack them open into lines, so that a yearly plan counts as twelve months.',
      },
      {
        food: 'Refunds',
        like: 'Insects',
        text: 'We take them off the month they belong to, however late they arrive.',
      },
      {
        food: 'Bank lines',
        like: 'Water',
        text: 'We match incoming money to its invoice by amount and reference.',
      },
      {
        food: 'Opinions',
        like: 'Not eaten',
        text: 'A figure without rows behind it has no place on the board.',
      },
    ],
  },
  close: {
    heading: 'Month end is a Tuesday',
    steps: [
      { at: '09:00', text: 'The bank’s last lines come in and find their invoices.' },
      { at: '09:20', text: 'Three lines match no invoice. You say what they are.' },
      {
        at: '09:45',
        text: 'The month is closed. A later change adds a new line and leaves the old ones alone.',
      },
      { at: '10:00', text: 'Coffee. The rest of the month was for selling.' },
    ],
  },
  end: 'Big beak, small invoices.',
  footer: 'Grossbeak cracks a month open so you can see what is in it.',
};
