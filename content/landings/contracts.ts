import type { LandingBrief } from '#lib/look/landing-brief.ts';

export const brief = {
  slug: 'contracts',
  name: 'Contracts',
  brand: 'Wetstamp',
  h1: 'Signed before lunch',
  lead: 'Send the page, see which clause is being read, sign with a finger. The paper keeps every hand that touched it.',
  action: { label: 'Read the clauses', href: '#clauses' },
  scheme: 'light',
  theme: {
    '--paper': 'oklch(0.99 0 0)',
    '--raised': 'oklch(1 0 0)',
    '--sunk': 'oklch(0.955 0 0)',
    '--ink': 'oklch(0.18 0 0)',
    '--mute': 'oklch(0.42 0 0)',
    '--line': 'oklch(0.18 0 0 / 0.16)',
    '--accent': 'oklch(0.54 0.22 27)',
    '--face-display':
      '"Iowan Old Style", "Palatino Linotype", Palatino, "Book Antiqua", Georgia, "Liberation Serif", serif',
    '--face-text':
      '"Iowan Old Style", "Palatino Linotype", Palatino, "Book Antiqua", Georgia, "Liberation Serif", serif',
    '--round-card': '2px',
  },
  sheet: {
    title: 'Lease of one piano',
    between: 'between Orla Finch, owner, and the Tin Roof Choir, tenant',
    paragraphs: [
      {
        number: '1',
        text: 'The piano stands in the rehearsal room and is tuned twice a year at the owner’s cost.',
      },
      { number: '2', text: 'The tenant pays forty a month and keeps cups off the lid.', read: true },
      { number: '3', text: 'Either side may end this with one month’s notice, in writing.' },
    ],
    signed: 'Tin Roof Choir',
  },
  clauses: [
    { term: 'Sent', text: 'Both sides hold the same page. A changed comma makes a new one.' },
    { term: 'Read', text: 'A red mark in the margin shows how far the other side has come.' },
    { term: 'Signed', text: 'Hand, hour and page number are printed under the line.' },
  ],
} satisfies LandingBrief & Record<string, unknown>;
