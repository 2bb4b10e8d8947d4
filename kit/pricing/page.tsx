import { type KitExample, KitPage } from '../kit-page.tsx';

const examples: KitExample[] = [];

export default function PricingPage() {
  return <KitPage examples={examples} />;
}
