import { type KitExample, KitPage } from '../kit-page.tsx';

const examples: KitExample[] = [];

export default function ToastsPage() {
  return <KitPage examples={examples} />;
}
