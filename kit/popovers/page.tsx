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
  inside: 'It’s long enough for one real question and short enough to fit into a full day.',
  render: (props) => (
    <>
      <Button variant="ghost" popoverTarget="try-popover">
        Why half an hour?
      </Button>
      <Popover id="try-popover" {...props}>
        It’s long enough for one real question and short enough to fit into a full day.
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
    note: 'Use it to change one thing. If people change two or more, a modal gives them more room.',
    Example: ChangeInPlace,
  },
  {
    file: 'at-the-edge',
    heading: 'At the edge of the window',
    note: 'It opens above the button, aligned to its end. Where there is no room, it flips to the other side.',
    Example: AtTheEdge,
  },
];

export default function PopoversPage() {
  return <KitPage examples={examples} playground={playground} />;
}
