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
    heading: 'Only when the wait is noticeable',
    note: 'Nothing shows for the first 300 ms, because a flashing spinner makes quick things feel slow.',
    Example: AfterAMoment,
  },
  {
    file: 'on-the-button',
    heading: 'On the clicked button',
    note: 'The button shows its own state, and its words say what is happening.',
    Example: OnTheButton,
  },
  {
    file: 'in-a-panel',
    heading: 'Where a result will appear',
    note: 'It says what is happening, how long it takes, and whether you can leave the page.',
    Example: InAPanel,
  },
  {
    file: 'beside-a-field',
    heading: 'In a field while it is checked',
    note: 'Type something. Only screen readers hear the words, because there is no room to show them.',
    Example: BesideAField,
  },
];

export default function SpinnersPage() {
  return <KitPage examples={examples} playground={playground} />;
}
