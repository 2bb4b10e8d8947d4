import { type KitExample, KitPage } from '../kit-page.tsx';
import TileThatLeads from './tile-that-leads.tsx';

const examples: KitExample[] = [
  { file: 'tile-that-leads', heading: 'A hue, an object, one link', Example: TileThatLeads },
];

export default function CardPage() {
  return <KitPage examples={examples} />;
}
