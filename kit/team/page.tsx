import { type KitExample, KitPage } from '../kit-page.tsx';
import WhoDecidesWhat from './who-decides-what.tsx';

const examples: KitExample[] = [
  { file: 'who-decides-what', heading: 'Roles by what they decide', Example: WhoDecidesWhat },
];

export default function TeamPage() {
  return <KitPage examples={examples} />;
}
