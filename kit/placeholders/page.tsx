import { type KitExample, KitPage } from '../kit-page.tsx';

const examples: KitExample[] = [];

export default function PlaceholdersPage() {
  return <KitPage examples={examples} />;
}
