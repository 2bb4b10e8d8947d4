import type { LandingBrief } from '#lib/look/landing-brief.ts';

export const brief = {
  slug: 'bikes',
  name: 'City bikes app',
  brand: 'Spoke & Kerb',
  h1: 'The red line is faster than you',
  lead: 'Forty docks, one line, a bike at every second corner. Ride it end to end in nineteen minutes or hop off at the market.',
  action: { label: 'Follow the line', href: '#stops' },
  scheme: 'light',
  theme: {
    '--paper': 'oklch(1 0 0)',
    '--raised': 'oklch(1 0 0)',
    '--sunk': 'oklch(0.96 0 0)',
    '--ink': 'oklch(0.16 0 0)',
    '--mute': 'oklch(0.44 0 0)',
    '--line': 'oklch(0.16 0 0 / 0.2)',
    '--accent': 'oklch(0.55 0.22 27)',
    '--hue': 'oklch(0.55 0.22 27)',
    '--round-tile': '0',
    '--round-card': '0',
  },
  stops: [
    { minute: '00', name: 'Station north', text: 'Twenty bikes, a pump and dry saddles under the roof.' },
    { minute: '06', name: 'Market hall', text: 'Leave the bike at gate B. The basket lock holds a melon.' },
    { minute: '11', name: 'Canal bridge', text: 'The slope counts double: the fare stops while you push.' },
    { minute: '19', name: 'Harbour end', text: 'Last dock. Trams 4 and 9 wait for the line.' },
  ],
} satisfies LandingBrief & Record<string, unknown>;
