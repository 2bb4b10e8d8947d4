import type { LandingBrief } from '#lib/look/landing-brief.ts';

export const brief = {
  slug: 'support',
  name: 'Support desk',
  brand: 'Pipwell',
  h1: 'One inbox, answered by six',
  lead: 'Mail, chat and the shop’s reviews land in one list. Whoever opens a question owns it, and nobody answers twice.',
  action: { label: 'Meet the rules', href: '#rules' },
  scheme: 'light',
  theme: {
    '--paper': 'oklch(0.83 0.1 298)',
    '--raised': 'oklch(0.985 0.01 300)',
    '--sunk': 'oklch(0.93 0.035 300)',
    '--ink': 'oklch(0.21 0.07 295)',
    '--mute': 'oklch(0.4 0.08 295)',
    '--line': 'oklch(0.21 0.07 295 / 0.14)',
    '--accent': 'oklch(0.42 0.2 290)',
    '--face-display': 'ui-rounded, "SF Pro Rounded", "Arial Rounded MT Bold", "Nunito", "Geist", sans-serif',
  },
  list: [
    { who: 'Mirela K.', what: 'The lid came without the pot', when: 'now', open: true },
    { who: 'Tobias R.', what: 'Can I change the street?', when: '2 min', open: false },
    { who: 'Shop review', what: 'Two stars: “the box rattles”', when: '9 min', open: false },
    { who: 'Yusuf A.', what: 'Invoice with our VAT number', when: '14 min', open: false },
    { who: 'Hanne L.', what: 'Thank you, it fits', when: '31 min', open: false },
  ],
  thread: [
    { from: 'them', text: 'Hello, the parcel is here. There is a lid in it. There is no pot.' },
    { from: 'us', text: 'A lid alone cooks badly. The pot leaves today; keep the lid.' },
    { from: 'them', text: 'That was quick. Do I send anything back?' },
    { from: 'us', text: 'Nothing. You will get the number of the parcel at six.' },
  ],
  rules: [
    { rule: 'First touch owns it', text: 'The name on a question is the person who opened it.' },
    { rule: 'Four hours, then it rings', text: 'A question without an answer goes to whoever is on shift.' },
    {
      rule: 'No merged strangers',
      text: 'Two addresses become one customer only when the customer says so.',
    },
  ],
} satisfies LandingBrief & Record<string, unknown>;
