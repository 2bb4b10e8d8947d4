import { Breadcrumbs } from '#ui/layout/breadcrumbs.tsx';
import { type KitExample, KitPage } from '../kit-page.tsx';
import type { PlaygroundOf } from '../playground.tsx';
import ALongWayDown from './a-long-way-down.tsx';
import AboveAHeading from './above-a-heading.tsx';
import TheLongestName from './the-longest-name.tsx';
import ThreeLevels from './three-levels.tsx';

const crumbs = [
  { label: 'Home', href: '/' },
  { label: 'Kit', href: '/ui/buttons' },
  { label: 'Layout', href: '/ui/card' },
  { label: 'Breadcrumb', href: '/ui/breadcrumb' },
  { label: 'Try it', href: '#playground' },
];

const playground: PlaygroundOf = {
  component: 'Breadcrumbs',
  controls: ['max'],
  start: { max: 3 },
  given: ['crumbs={crumbs}'],
  // The first and the last one are always seen.
  render: ({ max }) => <Breadcrumbs crumbs={crumbs} max={Math.max(2, Number(max))} />,
};

const examples: KitExample[] = [
  {
    file: 'three-levels',
    heading: 'Three levels down',
    note: 'The last one is the current page, so it is text instead of a link.',
    Example: ThreeLevels,
  },
  {
    file: 'a-long-way-down',
    heading: 'Many levels down',
    note: 'With more than four levels, the middle ones fold behind a button; the first and the last ones stay.',
    Example: ALongWayDown,
  },
  {
    file: 'above-a-heading',
    heading: 'Above a heading',
    note: 'It is small and quiet, and shows people who arrived from a search engine where they are.',
    Example: AboveAHeading,
  },
  {
    file: 'the-longest-name',
    heading: 'The longest name',
    note: 'It wraps onto several lines; nothing is cut off.',
    Example: TheLongestName,
  },
];

export default function BreadcrumbPage() {
  return <KitPage examples={examples} playground={playground} />;
}
