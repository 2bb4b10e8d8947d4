import { type KitExample, KitPage } from '../kit-page.tsx';
import ChooseALength from './choose-a-length.tsx';

const examples: KitExample[] = [
  { file: 'choose-a-length', heading: 'Three lengths, one holds', Example: ChooseALength },
];

export default function ButtonsGroupPage() {
  return <KitPage examples={examples} />;
}
