import type { Stage } from './records.ts';

/** What a stage is called, and how many of a hundred such deals are usually won. */
export const stageWords: Readonly<Record<Stage, { name: string; chance: number }>> = {
  enquiry: { name: 'Enquiry', chance: 10 },
  meeting: { name: 'Meeting', chance: 30 },
  quote: { name: 'Quote sent', chance: 50 },
  talks: { name: 'Terms', chance: 75 },
  won: { name: 'Won', chance: 100 },
  lost: { name: 'Lost', chance: 0 },
};

export const openStages = ['enquiry', 'meeting', 'quote', 'talks'] as const;
export const isOpen = (stage: Stage): boolean => stage !== 'won' && stage !== 'lost';
