import { type KitExample, KitPage } from '../kit-page.tsx';

const examples: KitExample[] = [];

export default function AudioPlayerPage() {
  return <KitPage examples={examples} />;
}
