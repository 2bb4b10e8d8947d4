import { type KitExample, KitPage } from '../kit-page.tsx';
import Search from './search.tsx';

const examples: KitExample[] = [
  { file: 'search', heading: 'A sign before, a button behind', Example: Search },
];

export default function InputGroupPage() {
  return <KitPage examples={examples} />;
}
