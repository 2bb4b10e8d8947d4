import { type KitExample, KitPage } from '../kit-page.tsx';

const examples: KitExample[] = [];

export default function TabsPage() {
  return <KitPage examples={examples} />;
}
