import { type KitExample, KitPage } from '../kit-page.tsx';
import ExplainAWord from './explain-a-word.tsx';

const examples: KitExample[] = [
  { file: 'explain-a-word', heading: 'A word explained in place', Example: ExplainAWord },
];

export default function PopoversPage() {
  return <KitPage examples={examples} />;
}
