import { Progress } from '#ui/data/progress.tsx';
import { type KitExample, KitPage } from '../kit-page.tsx';
import type { PlaygroundOf } from '../playground.tsx';
import EndNotKnown from './end-not-known.tsx';
import FilesOnTheirWay from './files-on-their-way.tsx';
import HowFull from './how-full.tsx';
import StepsOfLongWork from './steps-of-long-work.tsx';

const playground: PlaygroundOf = {
  component: 'Progress',
  controls: ['label', 'value', 'max', 'said'],
  start: { label: 'Reading policy-sample.pdf', value: 126, max: 165, said: '126 of 165 pages' },
  render: ({ label, value, max, said }) => (
    <Progress
      label={label}
      value={Number(value)}
      max={Number(max)}
      said={String(said) || undefined}
      className="w-full max-w-sm"
    />
  ),
};

const examples: KitExample[] = [
  {
    file: 'files-on-their-way',
    heading: 'So much of so much',
    note: 'Pages, not percent: one knows what is left.',
    Example: FilesOnTheirWay,
  },
  {
    file: 'steps-of-long-work',
    heading: 'Steps of long work',
    note: 'What is done keeps its figure. Stopping loses nothing.',
    Example: StepsOfLongWork,
  },
  {
    file: 'end-not-known',
    heading: 'The end is not known',
    note: 'Hatched, and it says since when. Under reduced motion it stands still and means the same.',
    Example: EndNotKnown,
  },
  {
    file: 'how-full',
    heading: 'How full',
    note: 'A level, not work: colour changes where it begins to matter, and the figure stands beside it.',
    Example: HowFull,
  },
];

export default function ProgressbarPage() {
  return <KitPage examples={examples} playground={playground} />;
}
