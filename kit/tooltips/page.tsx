import { type KitExample, KitPage } from '../kit-page.tsx';

const examples: KitExample[] = [];

export default function TooltipsPage() {
  return <KitPage examples={examples} />;
}
