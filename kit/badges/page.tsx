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
  start: { children: 'Waits for us', tone: 'warning', variant: 'outline' },
  render: ({ children, ...props }) => <Badge {...props}>{children}</Badge>,
};

const examples: KitExample[] = [
  {
    file: 'word-sign-tone',
    heading: 'A word, a sign, a tone',
    note: 'Read in grey or read aloud, each says the same.',
    Example: WordSignTone,
  },
  {
    file: 'in-a-list',
    heading: 'In a list, where names are long',
    note: 'The name gives way, the state never does.',
    Example: InAList,
  },
  {
    file: 'beside-a-heading',
    heading: 'Beside a heading',
    note: 'An outline keeps the word apart from the heading’s own.',
    Example: BesideAHeading,
  },
  {
    file: 'counts',
    heading: 'Counts',
    note: 'A figure with its noun for those who listen. Nothing waiting shows nothing.',
    Example: Counts,
  },
];

export default function BadgesPage() {
  return <KitPage examples={examples} playground={playground} />;
}
