import { CalendarClock, CircleStop, PenLine, Send } from 'lucide-react';
import { Badge } from '#ui/data/badge.tsx';
import { type IssueState, issueWords } from '../schema.ts';

const looks = {
  draft: { tone: 'plain', icon: PenLine },
  scheduled: { tone: 'warning', icon: CalendarClock },
  sending: { tone: 'new', icon: Send },
  stopped: { tone: 'danger', icon: CircleStop },
  sent: { tone: 'done', icon: undefined },
} as const;

/** Where an issue stands. */
export const IssueStateBadge = ({ state }: { state: IssueState }) => (
  <Badge {...looks[state]}>{issueWords[state]}</Badge>
);
