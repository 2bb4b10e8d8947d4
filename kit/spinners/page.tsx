import { type KitExample, KitPage } from '../kit-page.tsx';
import HeardAndWorking from './heard-and-working.tsx';

const examples: KitExample[] = [
  { file: 'heard-and-working', heading: 'Pressed, and heard', Example: HeardAndWorking },
];

export default function SpinnersPage() {
  return <KitPage examples={examples} />;
}
