import { Badge } from '#ui/data/badge.tsx';
import { type KitExample, KitPage } from '../kit-page.tsx';
import type { PlaygroundOf } from '../playground.tsx';
import BesideAHeading from './beside-a-heading.tsx';
import Counts from './counts.tsx';
import InAList from './in-a-list.tsx';
import WordSignTone from './word-sign-tone.tsx';

const playground: PlaygroundOf = {
  component: 'Badge',
  controls: ['children', 'tone', 'variant'],
  start: { children: 'Waiting for us', tone: 'warning', variant: 'outline' },
  render: ({ children, ...props }) => <Badge {...props}>{children}</Badge>,
};

const examples: KitExample[] = [
  {
    file: 'word-sign-tone',
    heading: 'A word, an icon, a tone',
    note: 'Each badge says the same thing without its colour, and when it is read aloud.',
    Example: WordSignTone,
  },
  {
    file: 'in-a-list',
    heading: 'In a list with long names',
    note: 'The name is shortened, but the status is always shown in full.',
    Example: InAList,
  },
  {
    file: 'beside-a-heading',
    heading: 'Beside a heading',
    note: 'An outline separates the badge from the heading.',
    Example: BesideAHeading,
  },
  {
    file: 'counts',
    heading: 'Counts',
    note: 'Screen readers announce what the figure counts. When nothing is waiting, nothing is shown.',
    Example: Counts,
  },
];

export default function BadgesPage() {
  return <KitPage examples={examples} playground={playground} />;
}
