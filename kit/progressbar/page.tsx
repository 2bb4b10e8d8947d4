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
    heading: 'Progress as a count',
    note: 'It counts pages instead of giving a percentage, so people know what is left.',
    Example: FilesOnTheirWay,
  },
  {
    file: 'steps-of-long-work',
    heading: 'Steps of a long task',
    note: 'Finished steps keep their figures. Stopping loses nothing.',
    Example: StepsOfLongWork,
  },
  {
    file: 'end-not-known',
    heading: 'When the end isn’t known',
    note: 'The bar is hatched and says how long the task has been running. With reduced motion it stands still and says the same.',
    Example: EndNotKnown,
  },
  {
    file: 'how-full',
    heading: 'How full',
    note: 'The bar shows a level. Its colour changes once the level becomes critical, and the figure is beside it.',
    Example: HowFull,
  },
];

export default function ProgressbarPage() {
  return <KitPage examples={examples} playground={playground} />;
}
