import { type KitExample, KitPage } from '../kit-page.tsx';
import DrawnByHand from './drawn-by-hand.tsx';

const examples: KitExample[] = [
  { file: 'drawn-by-hand', heading: 'It moves when you move it', Example: DrawnByHand },
];

export default function CarouselPage() {
  return <KitPage examples={examples} />;
}
