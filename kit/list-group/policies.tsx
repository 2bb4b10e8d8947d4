import { LinkRows } from '#ui/layout/link-rows.tsx';

const rows = [
  { href: '/privacy', label: 'Privacy', note: 'What is kept' },
  { href: '/imprint', label: 'Imprint', note: 'Who runs it' },
  { href: '/accessibility-statement', label: 'Accessibility', note: 'How it is tested' },
];

export default function Policies() {
  return <LinkRows rows={rows} />;
}
