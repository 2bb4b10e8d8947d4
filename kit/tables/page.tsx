import { type KitExample, KitPage } from '../kit-page.tsx';
import OpenInvoices from './open-invoices.tsx';

const examples: KitExample[] = [
  { file: 'open-invoices', heading: 'Rows that become cards', Example: OpenInvoices },
];

export default function TablesPage() {
  return <KitPage examples={examples} />;
}
