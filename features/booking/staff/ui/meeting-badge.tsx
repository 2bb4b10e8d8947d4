import { Archive, CalendarCheck, UserX } from 'lucide-react';
import { Badge } from '#ui/data/badge.tsx';
import { type MeetingStanding, meetingWords } from '../meeting-words.ts';

const looks = {
  upcoming: { tone: 'done', icon: CalendarCheck },
  over: { tone: 'plain', icon: Archive },
  cancelled: { tone: 'danger', icon: undefined },
  'no-show': { tone: 'warning', icon: UserX },
} as const;

/** Where a meeting stands. */
export function MeetingBadge({ standing }: { standing: MeetingStanding }) {
  return <Badge {...looks[standing]}>{meetingWords[standing]}</Badge>;
}
