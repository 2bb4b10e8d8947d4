import { LinkRows } from '#ui/components/link-rows.tsx';

export const heading = 'Rows that lead somewhere';

const rows = [
  { href: '/privacy', label: 'Privacy', note: 'What is kept' },
  { href: '/imprint', label: 'Imprint', note: 'Who runs it' },
  { href: '/accessibility-statement', label: 'Accessibility', note: 'How it is tested' },
];

export default function Example() {
  return <LinkRows rows={rows} />;
}
