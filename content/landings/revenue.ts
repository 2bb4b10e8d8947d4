import type { LandingBrief } from '#lib/look/landing-brief.ts';

export const brief = {
  slug: 'revenue',
  name: 'Revenue board',
  brand: 'Grossbeak',
  h1: 'Revenue, minus the spreadsheet',
  lead: 'One board reads the invoices, the refunds and the bank. Every figure opens to the rows it was added from.',
  action: { label: 'Open a figure', href: '#rows' },
  theme: {
    '--accent': 'light-dark(oklch(0.5 0.11 158), oklch(0.8 0.14 165))',
    '--round-tile': '0',
    '--round-card': '0',
    '--line': 'light-dark(oklch(0.19 0.022 275 / 0.22), oklch(0.965 0.008 85 / 0.24))',
  },
  figures: [
    { label: 'Recurring, month', value: '184,210', unit: 'EUR', change: '+3.1%' },
    { label: 'Kept after a year', value: '91.4', unit: '%', change: '+0.6' },
    { label: 'Refunds', value: '2,118', unit: 'EUR', change: '−12%' },
    { label: 'Unpaid over 30 days', value: '7', unit: 'invoices', change: '−2' },
  ],
  /** Recurring revenue by month, in thousands. */
  months: [121, 124, 129, 128, 134, 139, 143, 149, 154, 161, 172, 184],
  lastYear: [98, 99, 103, 104, 103, 108, 110, 113, 115, 116, 119, 120],
  names: ['Dec', 'Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov'],
  rows: [
    { customer: 'Alder Tools', plan: 'Yearly', since: '2021', month: '4,200' },
    { customer: 'Baird & Baird', plan: 'Monthly', since: '2023', month: '3,150' },
    { customer: 'Cork Theatre', plan: 'Yearly', since: '2022', month: '2,980' },
    { customer: 'Dunmore Foods', plan: 'Monthly', since: '2024', month: '2,410' },
    { customer: 'Esker Rail', plan: 'Yearly', since: '2020', month: '2,275' },
  ],
} satisfies LandingBrief & Record<string, unknown>;
