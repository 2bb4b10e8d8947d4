import { Segmented } from '#ui/actions/segmented.tsx';
import { type KitExample, KitPage } from '../kit-page.tsx';
import type { PlaygroundOf } from '../playground.tsx';
import ChooseALength from './choose-a-length.tsx';
import SentWithAForm from './sent-with-a-form.tsx';
import SmallInABar from './small-in-a-bar.tsx';
import ToolsOfAMap from './tools-of-a-map.tsx';

const rounds = [
  { value: 'day', label: 'Day' },
  { value: 'week', label: 'Week' },
];

const playground: PlaygroundOf = {
  component: 'Segmented',
  controls: ['label', 'showLabel', 'size'],
  start: { label: 'Rounds of a', showLabel: true, size: 'regular' },
  given: ['options={rounds}', 'defaultValue="day"'],
  render: ({ label, ...props }) => (
    <Segmented {...props} label={String(label)} options={rounds} defaultValue="day" />
  ),
};

const examples: KitExample[] = [
  {
    file: 'choose-a-length',
    heading: 'Three lengths, one holds',
    note: 'Radios in a fieldset: the browser knows which one holds, and arrows change it.',
    Example: ChooseALength,
  },
  {
    file: 'tools-of-a-map',
    heading: 'Buttons that belong to one thing',
    note: 'Attached: actions and one switch. Tab stops once, arrows go from one to the next.',
    Example: ToolsOfAMap,
  },
  {
    file: 'sent-with-a-form',
    heading: 'Sent with a form',
    note: 'What cannot be had is struck through, and a sentence says when it can.',
    Example: SentWithAForm,
  },
  {
    file: 'small-in-a-bar',
    heading: 'Small, in a bar',
    note: 'The name is not drawn, but spoken.',
    Example: SmallInABar,
  },
];

export default function ButtonsGroupPage() {
  return <KitPage examples={examples} playground={playground} />;
}
