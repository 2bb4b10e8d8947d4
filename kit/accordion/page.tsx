import { type KitExample, KitPage } from '../kit-page.tsx';
import ThreeAnswers from './three-answers.tsx';

const examples: KitExample[] = [
  { file: 'three-answers', heading: 'Opening one shuts the other', Example: ThreeAnswers },
];

export default function AccordionPage() {
  return <KitPage examples={examples} />;
}
