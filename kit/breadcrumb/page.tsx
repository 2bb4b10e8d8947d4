import { type KitExample, KitPage } from '../kit-page.tsx';

const examples: KitExample[] = [];

export default function BreadcrumbPage() {
  return <KitPage examples={examples} />;
}
