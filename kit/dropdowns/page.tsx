import { type KitExample, KitPage } from '../kit-page.tsx';

const examples: KitExample[] = [];

export default function DropdownsPage() {
  return <KitPage examples={examples} />;
}
