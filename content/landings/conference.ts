import type { LandingBrief } from '#lib/look/landing-brief.ts';

export const brief = {
  slug: 'conference',
  name: 'Conference',
  brand: 'Slow Software Day',
  h1: 'Slow Software Day',
  lead: 'One room, six talks, no livestream. For people who keep things running longer than it took to build them.',
  action: { label: 'Read the schedule', href: '#schedule' },
  scheme: 'light',
  theme: {
    '--paper': 'oklch(0.91 0.2 122)',
    '--raised': 'oklch(0.95 0.15 120)',
    '--sunk': 'oklch(0.86 0.2 124)',
    '--ink': 'oklch(0.17 0.03 150)',
    '--mute': 'oklch(0.32 0.06 140)',
    '--line': 'oklch(0.17 0.03 150 / 0.3)',
    '--accent': 'oklch(0.17 0.03 150)',
    '--round-card': '0',
  },
  day: '14',
  month: '05',
  place: 'Old Swimming Hall, 09:30 to 17:00',
  schedule: [
    { at: '09:30', title: 'The twenty-year cron job', by: 'Inga Moreau' },
    { at: '10:30', title: 'Pagers for people with gardens', by: 'Sam Adeyemi' },
    { at: '11:45', title: 'A museum of error messages', by: 'Lotte Brandt' },
    { at: '13:00', title: 'Lunch in the empty pool', by: '' },
    { at: '14:15', title: 'Delete your staging server', by: 'Rui Tanaka' },
    { at: '15:15', title: 'Comments from 1998', by: 'Petra Novak' },
    { at: '16:15', title: 'Nothing happened, and why', by: 'Ade Lindqvist' },
  ],
} satisfies LandingBrief & Record<string, unknown>;
