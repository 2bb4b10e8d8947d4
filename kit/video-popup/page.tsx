import { type KitExample, KitPage } from '../kit-page.tsx';

const examples: KitExample[] = [];

export default function VideoPopupPage() {
  return <KitPage examples={examples} />;
}
