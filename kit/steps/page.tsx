import { type KitExample, KitPage } from '../kit-page.tsx';
import ThreeParts from './three-parts.tsx';

const examples: KitExample[] = [
  { file: 'three-parts', heading: 'Done, here, still to come', Example: ThreeParts },
];

export default function StepsPage() {
  return <KitPage examples={examples} />;
}
