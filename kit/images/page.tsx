import { type KitExample, KitPage } from '../kit-page.tsx';
import RenderedObject from './rendered-object.tsx';

const examples: KitExample[] = [
  { file: 'rendered-object', heading: 'Its place is kept', Example: RenderedObject },
];

export default function ImagesPage() {
  return <KitPage examples={examples} />;
}
