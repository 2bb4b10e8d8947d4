import { type KitExample, KitPage } from '../kit-page.tsx';
import WorkAndLevel from './work-and-level.tsx';

const examples: KitExample[] = [
  { file: 'work-and-level', heading: 'Work on its way, and a level', Example: WorkAndLevel },
];

export default function ProgressbarPage() {
  return <KitPage examples={examples} />;
}
