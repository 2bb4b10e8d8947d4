import type { BadgeTone } from '#ui/data/badge.tsx';

/** How far somebody is from being a client, in order; the last is the end of it. */
export const stages = ['new', 'talking', 'proposal', 'won', 'lost'] as const;
/** One of them. */
export type Stage = (typeof stages)[number];

/** What each stage is called, and its tone. */
export const stageWords: Record<Stage, { label: string; tone: BadgeTone }> = {
  new: { label: 'New', tone: 'new' },
  talking: { label: 'Talking', tone: 'warning' },
  proposal: { label: 'Proposal', tone: 'warning' },
  won: { label: 'Won', tone: 'done' },
  lost: { label: 'Lost', tone: 'plain' },
};

/** Whether something is still to be done at a stage. */
export const isOpen = (stage: Stage): boolean => stage !== 'won' && stage !== 'lost';
