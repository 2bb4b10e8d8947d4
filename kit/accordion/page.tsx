import { Accordion, AccordionItem } from '#ui/panels/accordion.tsx';
import { type KitExample, KitPage } from '../kit-page.tsx';
import type { PlaygroundOf } from '../playground.tsx';
import LongestQuestion from './longest-question.tsx';
import SeveralOpen from './several-open.tsx';
import ThreeAnswers from './three-answers.tsx';
import WithFigures from './with-figures.tsx';

const playground: PlaygroundOf = {
  component: 'Accordion',
  controls: ['variant', 'several'],
  start: { variant: 'lines', several: false },
  inside: `<AccordionItem heading="Who owns the code?">
  You do, from the first commit.
</AccordionItem>
<AccordionItem heading="Can we stop?">
  Yes, at the end of any week.
</AccordionItem>`,
  render: (props) => (
    <Accordion {...props} className="w-full max-w-md">
      <AccordionItem heading="Who owns the code?">You do, from the first commit.</AccordionItem>
      <AccordionItem heading="Can we stop?">Yes, at the end of any week.</AccordionItem>
    </Accordion>
  ),
};

const examples: KitExample[] = [
  {
    file: 'three-answers',
    heading: 'Opening one closes the others',
    note: 'It needs no script: the three items share a name attribute, and the browser does the rest.',
    Example: ThreeAnswers,
  },
  {
    file: 'several-open',
    heading: 'Several can be open',
    note: 'Use separate cards for sections that people read one after another.',
    Example: SeveralOpen,
  },
  {
    file: 'with-figures',
    heading: 'A figure in the heading row',
    note: 'People see the figure they look for most without opening anything.',
    Example: WithFigures,
  },
  {
    file: 'longest-question',
    heading: 'The longest question',
    Example: LongestQuestion,
  },
];

export default function AccordionPage() {
  return <KitPage examples={examples} playground={playground} />;
}
