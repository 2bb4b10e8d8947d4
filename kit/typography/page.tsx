import { type KitExample, KitPage } from '../kit-page.tsx';
import FourFaces from './four-faces.tsx';

const examples: KitExample[] = [
  { file: 'four-faces', heading: 'Four faces, one task each', Example: FourFaces },
];

export default function TypographyPage() {
  return <KitPage examples={examples} />;
}
