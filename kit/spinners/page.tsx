import { Spinner } from '#ui/data/spinner.tsx';
import { type KitExample, KitPage } from '../kit-page.tsx';
import type { PlaygroundOf } from '../playground.tsx';
import AfterAMoment from './after-a-moment.tsx';
import BesideAField from './beside-a-field.tsx';
import InAPanel from './in-a-panel.tsx';
import OnTheButton from './on-the-button.tsx';

const playground: PlaygroundOf = {
  component: 'Spinner',
  controls: ['label', 'size', 'labelHidden'],
  start: { label: 'Reading the file', size: 'regular', labelHidden: false },
  render: ({ label, ...props }) => <Spinner label={String(label)} {...props} />,
};

const examples: KitExample[] = [
  {
    file: 'after-a-moment',
    heading: 'Only when the wait is felt',
    note: 'Nothing shows for the first 300 ms: a sign that flashes makes quick things feel slow.',
    Example: AfterAMoment,
  },
  {
    file: 'on-the-button',
    heading: 'On the pressed button',
    note: 'The button’s own state; its words say what is done.',
    Example: OnTheButton,
  },
  {
    file: 'in-a-panel',
    heading: 'Where a result will stand',
    note: 'With what is being done, how long, and whether one may leave.',
    Example: InAPanel,
  },
  {
    file: 'beside-a-field',
    heading: 'In a field that is being checked',
    note: 'Type something. The words are spoken, not shown: there is no room for them.',
    Example: BesideAField,
  },
];

export default function SpinnersPage() {
  return <KitPage examples={examples} playground={playground} />;
}
