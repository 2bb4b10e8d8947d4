import { type KitExample, KitPage } from '../kit-page.tsx';
import OpenTheSheet from './open-the-sheet.tsx';

const examples: KitExample[] = [
  { file: 'open-the-sheet', heading: 'Five groups, one sheet', Example: OpenTheSheet },
];

export default function NavbarPage() {
  return <KitPage examples={examples} />;
}
