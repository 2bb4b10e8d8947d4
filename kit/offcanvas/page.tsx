import { type KitExample, KitPage } from '../kit-page.tsx';
import SheetFromBelow from './sheet-from-below.tsx';

const examples: KitExample[] = [
  { file: 'sheet-from-below', heading: 'A sheet from the lower edge', Example: SheetFromBelow },
];

export default function OffcanvasPage() {
  return <KitPage examples={examples} />;
}
