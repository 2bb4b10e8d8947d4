import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { Weight } from '#engines/privacy/findings/finding.ts';
import { Badge } from '#ui/data/badge.tsx';

const looks = {
  serious: { tone: 'danger', icon: CircleAlert, word: 'Serious' },
  warning: { tone: 'warning', icon: TriangleAlert, word: 'Warning' },
  notice: { tone: 'plain', icon: Info, word: 'Notice' },
  good: { tone: 'done', icon: CircleCheck, word: 'Good' },
} as const;

/** How much a finding matters. */
export function WeightBadge({ weight }: { weight: Weight }) {
  const { tone, icon, word } = looks[weight];
  return (
    <Badge tone={tone} icon={icon} className="w-20 shrink-0">
      {word}
    </Badge>
  );
}
