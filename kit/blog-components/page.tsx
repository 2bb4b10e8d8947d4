import { type KitExample, KitPage } from '../kit-page.tsx';

const examples: KitExample[] = [];

export default function BlogComponentsPage() {
  return <KitPage examples={examples} />;
}
