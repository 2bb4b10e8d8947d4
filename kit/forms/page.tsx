import { type KitExample, KitPage } from '../kit-page.tsx';
import LabelHintButton from './label-hint-button.tsx';

const examples: KitExample[] = [
  { file: 'label-hint-button', heading: 'Label, hint, and the result', Example: LabelHintButton },
];

export default function FormsPage() {
  return <KitPage examples={examples} />;
}
