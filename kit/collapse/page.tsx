import { Collapse } from '#ui/panels/collapse.tsx';
import { type KitExample, KitPage } from '../kit-page.tsx';
import type { PlaygroundOf } from '../playground.tsx';
import OpenFromOutside from './open-from-outside.tsx';
import ShowTheRest from './show-the-rest.tsx';
import Sources from './sources.tsx';
import WhatChanged from './what-changed.tsx';

const playground: PlaygroundOf = {
  component: 'Collapse',
  controls: ['summary', 'summaryOpen', 'variant', 'children'],
  start: {
    summary: 'How the price was counted',
    summaryOpen: 'Hide how it was counted',
    variant: 'box',
    children: 'Nine days for the planner, four for its two screens, two to run it.',
  },
  render: ({ children, summary, ...props }) => (
    <Collapse summary={summary} {...props} className="w-full max-w-md">
      {children}
    </Collapse>
  ),
};

const examples: KitExample[] = [
  {
    file: 'what-changed',
    heading: 'One part, folded away',
    note: 'Search the page for “host”: the browser opens it by itself.',
    Example: WhatChanged,
  },
  {
    file: 'show-the-rest',
    heading: 'The rest of a list',
    note: 'The words say how many there are, and change while it is open.',
    Example: ShowTheRest,
  },
  {
    file: 'sources',
    heading: 'How a figure was counted',
    note: 'A quiet line under a claim, for those who doubt it.',
    Example: Sources,
  },
  {
    file: 'open-from-outside',
    heading: 'Opened from elsewhere',
    note: 'A button and the part itself turn the same state.',
    Example: OpenFromOutside,
  },
];

export default function CollapsePage() {
  return <KitPage examples={examples} playground={playground} />;
}
