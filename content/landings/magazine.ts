import type { LandingBrief } from '#lib/look/landing-brief.ts';

export const brief = {
  slug: 'magazine',
  name: 'Agency, magazine',
  brand: 'Marrow Lane',
  h1: 'The bakery that lost its recipes',
  lead: 'Forty years of bread lived in one spreadsheet. Then the laptop met the dough mixer, and somebody called us.',
  action: { label: 'Turn to page 14', href: '#page-14' },
  scheme: 'light',
  theme: {
    '--paper': 'oklch(0.9 0.045 70)',
    '--raised': 'oklch(0.965 0.025 80)',
    '--sunk': 'oklch(0.86 0.06 65)',
    '--ink': 'oklch(0.24 0.04 40)',
    '--mute': 'oklch(0.42 0.05 45)',
    '--line': 'oklch(0.24 0.04 40 / 0.22)',
    '--accent': 'oklch(0.5 0.15 38)',
    '--face-display': 'var(--face-serif)',
    '--face-text': 'Georgia, Charter, "Bitstream Charter", "Liberation Serif", serif',
    '--round-card': '0',
  },
  issue: 'Issue 7, on repair',
  by: 'A sample story, set by the house',
  paragraphs: [
    'Recipes are not data. They are arguments between a flour and a Tuesday. The first thing we built was a form with one box, and we left it empty for a week.',
    'The bakers filled it by talking. We wrote down the words they used twice: wet, sulking, nearly. Those became the columns, and the columns became the app.',
    'By spring the night shift had stopped asking the owner. The last field is still free text. It is the only one that everybody reads.',
  ],
  quote: 'The columns were words the bakers used twice.',
} satisfies LandingBrief & Record<string, unknown>;
