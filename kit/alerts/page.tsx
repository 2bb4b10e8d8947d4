import { type KitExample, KitPage } from '../kit-page.tsx';
import WhatToDo from './what-to-do.tsx';

const examples: KitExample[] = [
  { file: 'what-to-do', heading: 'What happened, what to do', Example: WhatToDo },
];

export default function AlertsPage() {
  return <KitPage examples={examples} />;
}
