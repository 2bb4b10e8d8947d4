import { Alert } from '#ui/data/alert.tsx';
import { type KitExample, KitPage } from '../kit-page.tsx';
import type { PlaygroundOf } from '../playground.tsx';
import AppearsLater from './appears-later.tsx';
import CanBeDismissed from './can-be-dismissed.tsx';
import FourTones from './four-tones.tsx';
import WhatToDo from './what-to-do.tsx';

const playground: PlaygroundOf = {
  component: 'Alert',
  controls: ['tone', 'heading', 'children'],
  start: {
    tone: 'warning',
    heading: 'Two stops close before the van arrives.',
    children: 'Start at 06:30 and all 61 stops fit.',
  },
  render: ({ children, heading, ...props }) => (
    <Alert heading={String(heading)} {...props} className="w-full">
      {children}
    </Alert>
  ),
};

const examples: KitExample[] = [
  {
    file: 'what-to-do',
    heading: 'What happened, what was kept, what to do',
    note: 'Say these three things in this order, with the action that fixes the problem beside them.',
    Example: WhatToDo,
  },
  {
    file: 'four-tones',
    heading: 'Four tones',
    note: 'Each tone has an icon, and screen readers say what kind of message it is before the heading.',
    Example: FourTones,
  },
  {
    file: 'appears-later',
    heading: 'Appears after a click',
    note: 'Its container is on the page from the start, so screen readers announce the alert as soon as it appears.',
    Example: AppearsLater,
  },
  {
    file: 'can-be-dismissed',
    heading: 'Can be dismissed',
    note: 'Only alerts without consequences can be dismissed. An error stays until it is fixed.',
    Example: CanBeDismissed,
  },
];

export default function AlertsPage() {
  return <KitPage examples={examples} playground={playground} />;
}
