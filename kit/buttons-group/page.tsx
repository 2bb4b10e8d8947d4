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
  start: { label: 'Show rounds by', showLabel: true, size: 'regular' },
  given: ['options={rounds}', 'defaultValue="day"'],
  render: ({ label, ...props }) => (
    <Segmented {...props} label={String(label)} options={rounds} defaultValue="day" />
  ),
};

const examples: KitExample[] = [
  {
    file: 'choose-a-length',
    heading: 'Choose one of three lengths',
    note: 'They are radio buttons in a fieldset: the browser knows which one is chosen, and the arrow keys change it.',
    Example: ChooseALength,
  },
  {
    file: 'tools-of-a-map',
    heading: 'Buttons that act on one thing',
    note: 'Three actions and one switch are joined. Tab stops once, and the arrow keys move between the buttons.',
    Example: ToolsOfAMap,
  },
  {
    file: 'sent-with-a-form',
    heading: 'Sent with a form',
    note: 'An unavailable option is struck through, and a sentence says when it will be available again.',
    Example: SentWithAForm,
  },
  {
    file: 'small-in-a-bar',
    heading: 'A small group in a bar',
    note: 'Only screen readers announce the group’s name; it isn’t shown.',
    Example: SmallInABar,
  },
];

export default function ButtonsGroupPage() {
  return <KitPage examples={examples} playground={playground} />;
}
