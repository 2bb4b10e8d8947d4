import type { BadgeTone } from '#ui/data/badge.tsx';
import type { Status } from '../kinds.ts';

/** Where an entry of the catalogue stands, as its editors say it. */
export const entryWords: Record<Status, { word: string; tone: BadgeTone }> = {
  published: { word: 'In the catalogue', tone: 'done' },
  draft: { word: 'Hidden', tone: 'plain' },
  'in-review': { word: 'Waiting for a decision', tone: 'warning' },
  rejected: { word: 'Sent back', tone: 'danger' },
};
