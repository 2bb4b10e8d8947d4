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
    summary: 'How the price was worked out',
    summaryOpen: 'Hide the working',
    variant: 'box',
    children: 'The planner takes nine days, its two screens take four, and setting it up takes two.',
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
    heading: 'One section, folded away',
    note: 'Search the page for “host”: the browser opens the section by itself.',
    Example: WhatChanged,
  },
  {
    file: 'show-the-rest',
    heading: 'The rest of a list',
    note: 'The button says how many are hidden, and its label changes while the list is open.',
    Example: ShowTheRest,
  },
  {
    file: 'sources',
    heading: 'How a figure was measured',
    note: 'For people who doubt a claim, a quiet line below it opens the explanation.',
    Example: Sources,
  },
  {
    file: 'open-from-outside',
    heading: 'Opened from another button',
    note: 'The button and the section share one state.',
    Example: OpenFromOutside,
  },
];

export default function CollapsePage() {
  return <KitPage examples={examples} playground={playground} />;
}
