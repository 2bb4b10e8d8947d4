import type { BadgeTone } from '#ui/data/badge.tsx';

/** Where an enquiry stands, as its sender is told. */
export const standings: Record<
  'unconfirmed' | 'open' | 'answered' | 'closed',
  { word: string; tone: BadgeTone }
> = {
  unconfirmed: { word: 'Not confirmed', tone: 'plain' },
  open: { word: 'Waiting for us', tone: 'warning' },
  answered: { word: 'Answered', tone: 'new' },
  closed: { word: 'Done', tone: 'done' },
};
