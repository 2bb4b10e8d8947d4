import { type KitExample, KitPage } from '../kit-page.tsx';
import ARealFile from './a-real-file.tsx';

const examples: KitExample[] = [
  { file: 'a-real-file', heading: 'With its path, and short', Example: ARealFile },
];

export default function CodePage() {
  return <KitPage examples={examples} />;
}
