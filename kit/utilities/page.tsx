import { type KitExample, KitPage } from '../kit-page.tsx';
import GroundsAndHues from './grounds-and-hues.tsx';

const examples: KitExample[] = [
  { file: 'grounds-and-hues', heading: 'Grounds, then hues', Example: GroundsAndHues },
];

export default function UtilitiesPage() {
  return <KitPage examples={examples} />;
}
