import { type KitExample, KitPage } from '../kit-page.tsx';

const examples: KitExample[] = [];

export default function PortfolioComponentsPage() {
  return <KitPage examples={examples} />;
}
