import { type KitExample, KitPage } from '../kit-page.tsx';
import Policies from './policies.tsx';

const examples: KitExample[] = [{ file: 'policies', heading: 'Rows that lead somewhere', Example: Policies }];

export default function ListGroupPage() {
  return <KitPage examples={examples} />;
}
