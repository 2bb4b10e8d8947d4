import { type KitExample, KitPage } from '../kit-page.tsx';

const examples: KitExample[] = [];

export default function PaginationPage() {
  return <KitPage examples={examples} />;
}
