import { type KitExample, KitPage } from '../kit-page.tsx';

const examples: KitExample[] = [];

export default function SocialButtonsPage() {
  return <KitPage examples={examples} />;
}
