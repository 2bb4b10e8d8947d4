import type { ReactNode } from 'react';
import type { Story } from '#content/stories/story.ts';
import type { StoryHeading } from '#ui/story/story-block.tsx';

/** What work of this size takes: weeks from and to, for so many people. */
interface Work {
  from: number;
  to: number;
  people: number;
}

/** What a composition is given. */
export interface StoryParts {
  words: Story;
  /** Heading, lead and actions of the block at the top. */
  head: StoryHeading;
  /** A part of the thing that runs in the page, where there is one. */
  live?: ReactNode;
  /** The whole application, where it runs in the page. */
  application?: ReactNode;
  /** What such work takes and costs at the studio's rates. */
  priced: (work: Work) => { takes: string; cost: string };
}

/** The composition of one story: the same parts as in every story, in an order of its own. */
export type Composition = (parts: StoryParts) => ReactNode;
