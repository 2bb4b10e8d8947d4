import { Button } from '#ui/actions/button.tsx';
import { Popover } from '#ui/panels/popover.tsx';
import { type KitExample, KitPage } from '../kit-page.tsx';
import type { PlaygroundOf } from '../playground.tsx';
import AtTheEdge from './at-the-edge.tsx';
import ChangeInPlace from './change-in-place.tsx';
import ExplainAWord from './explain-a-word.tsx';
import WhoIsIt from './who-is-it.tsx';

const playground: PlaygroundOf = {
  component: 'Popover',
  controls: ['heading', 'side', 'align'],
  start: { heading: 'Why half an hour?', side: 'bottom', align: 'start' },
  before: `<Button variant="ghost" popoverTarget="try-popover">
  Why half an hour?
</Button>`,
  given: ['id="try-popover"'],
  inside: 'Long enough for one real question, short enough for a full day.',
  render: (props) => (
    <>
      <Button variant="ghost" popoverTarget="try-popover">
        Why half an hour?
      </Button>
      <Popover id="try-popover" {...props}>
        Long enough for one real question, short enough for a full day.
      </Popover>
    </>
  ),
};

const examples: KitExample[] = [
  {
    file: 'explain-a-word',
    heading: 'Explain a word in place',
    note: 'The word is a button that opens before any script has loaded, and the text around it doesn’t move.',
    Example: ExplainAWord,
  },
  {
    file: 'who-is-it',
    heading: 'With links inside',
    note: 'Tab goes from the button into the panel and out again, wherever the panel appears.',
    Example: WhoIsIt,
  },
  {
    file: 'change-in-place',
    heading: 'With one field',
    note: 'Use it to change one thing. For two or more, a modal is calmer.',
    Example: ChangeInPlace,
  },
  {
    file: 'at-the-edge',
    heading: 'At the edge of the window',
    note: 'It asks for the space above, aligned to the end; where there is no room, it flips.',
    Example: AtTheEdge,
  },
];

export default function PopoversPage() {
  return <KitPage examples={examples} playground={playground} />;
}
