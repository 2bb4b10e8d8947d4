import { Archive, CalendarCheck, PencilLine } from 'lucide-react';
import { Badge } from '#ui/data/badge.tsx';
import { type Standing, standingWords } from '../lines.ts';

const looks = {
  draft: { tone: 'warning', icon: PencilLine },
  published: { tone: 'done', icon: CalendarCheck },
  past: { tone: 'plain', icon: Archive },
  cancelled: { tone: 'danger', icon: undefined },
} as const;

/** Where an event stands. */
export function StandingBadge({ standing }: { standing: Standing }) {
  return <Badge {...looks[standing]}>{standingWords[standing]}</Badge>;
}
