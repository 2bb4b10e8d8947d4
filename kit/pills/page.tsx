import { type KitExample, KitPage } from '../kit-page.tsx';

const examples: KitExample[] = [];

export default function PillsPage() {
  return <KitPage examples={examples} />;
}
