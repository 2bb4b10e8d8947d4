import { type KitExample, KitPage } from '../kit-page.tsx';

const examples: KitExample[] = [];

export default function ImageComparisonSliderPage() {
  return <KitPage examples={examples} />;
}
