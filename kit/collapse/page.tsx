import { type KitExample, KitPage } from '../kit-page.tsx';
import WhatChanged from './what-changed.tsx';

const examples: KitExample[] = [
  { file: 'what-changed', heading: 'One part, folded away', Example: WhatChanged },
];

export default function CollapsePage() {
  return <KitPage examples={examples} />;
}
