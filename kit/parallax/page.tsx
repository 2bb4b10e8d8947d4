import { type KitExample, KitPage } from '../kit-page.tsx';

const examples: KitExample[] = [];

export default function ParallaxPage() {
  return <KitPage examples={examples} />;
}
