import { type KitExample, KitPage } from '../kit-page.tsx';
import FourTones from './four-tones.tsx';

const examples: KitExample[] = [
  { file: 'four-tones', heading: 'A word, a sign, a tone', Example: FourTones },
];

export default function BadgesPage() {
  return <KitPage examples={examples} />;
}
