import { type KitExample, KitPage } from '../kit-page.tsx';

const examples: KitExample[] = [];

export default function TestimonialPage() {
  return <KitPage examples={examples} />;
}
