import { type KitExample, KitPage } from '../kit-page.tsx';
import OpenByCommand from './open-by-command.tsx';

const examples: KitExample[] = [
  { file: 'open-by-command', heading: 'Opened by an attribute', Example: OpenByCommand },
];

export default function ModalPage() {
  return <KitPage examples={examples} />;
}
