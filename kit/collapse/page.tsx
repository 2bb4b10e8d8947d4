import { type KitExample, KitPage } from '../kit-page.tsx';
import OpenFromOutside from './open-from-outside.tsx';
import ShowTheRest from './show-the-rest.tsx';
import Sources from './sources.tsx';
import WhatChanged from './what-changed.tsx';

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
  return <KitPage examples={examples} />;
}
