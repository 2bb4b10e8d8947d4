import { Badge, type BadgeTone } from '#ui/data/badge.tsx';
import type { DraftState } from '../../actions/publish-course.ts';

const states: Readonly<Record<DraftState, { tone: BadgeTone; said: string }>> = {
  draft: { tone: 'plain', said: 'Draft' },
  published: { tone: 'done', said: 'Published' },
  changed: { tone: 'warning', said: 'Published, with changes that students don’t see yet' },
  withdrawn: { tone: 'plain', said: 'Unpublished' },
};

/** How a course stands to what students see. */
export const StateBadge = ({ state }: { state: DraftState }) => (
  <Badge tone={states[state].tone}>{states[state].said}</Badge>
);
