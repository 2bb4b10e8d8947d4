import { type KitExample, KitPage } from '../kit-page.tsx';

const examples: KitExample[] = [];

export default function GalleryPage() {
  return <KitPage examples={examples} />;
}
