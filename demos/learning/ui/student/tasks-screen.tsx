import { ChevronRight } from 'lucide-react';
import { dayAndMonth } from '#lib/time/day-words.ts';
import { Badge } from '#ui/data/badge.tsx';
import { hrefTo } from '../../../app-kit/place/place.ts';
import { isOpen } from '../../actions/hand-in.ts';
import { pointsOf } from '../../actions/mark-hand-in.ts';
import { assignmentsOfStudent, courseOf, handInOf } from '../../lookup.ts';
import type { Assignment, LearningRows } from '../../records.ts';
import { me } from '../../seed/people.ts';

/** The status of an assignment for the student. */
export function TaskState({
  rows,
  assignment,
  today,
}: {
  rows: LearningRows;
  assignment: Assignment;
  today: string;
}) {
  const work = handInOf(rows, assignment.id, me.student);
  if (work?.levels) {
    const { got, of } = pointsOf(assignment, work.levels);
    return (
      <Badge tone="done">
        {got} of {of} points
      </Badge>
    );
  }
  if (work) return <Badge tone="new">Handed in</Badge>;
  return isOpen(assignment, today) ? (
    <Badge tone="warning">To hand in</Badge>
  ) : (
    <Badge tone="danger">Not handed in</Badge>
  );
}

/** Everything that the student has to hand in, the next to be due first. */
export function TasksScreen({ rows, today }: { rows: LearningRows; today: string }) {
  const tasks = assignmentsOfStudent(rows, me.student, today);
  if (tasks.length === 0)
    return (
      <p className="max-w-[34rem] text-[1.0625rem] text-mute">
        Assignments from your teacher will be listed here. There are none at the moment.
      </p>
    );
  return (
    <ul className="max-w-[52rem] border-t-2 border-ink">
      {tasks.map(({ assignment, run }) => (
        <li key={assignment.id} className="border-b border-line">
          <a
            href={hrefTo(['tasks', assignment.id])}
            className="group flex min-h-20 items-center gap-4 py-4 hover:bg-selected"
          >
            <span className="w-14 shrink-0 text-center">
              <span className="block font-display text-[1.75rem] leading-none font-semibold tracking-[-.03em]">
                {Number(assignment.due.slice(8))}
              </span>
              <span className="text-[.8125rem] text-mute">
                {dayAndMonth(assignment.due).replace(/^\d+ /, '')}
              </span>
            </span>
            <span className="min-w-0 flex-1">
              <span className="block text-[1.125rem] font-medium group-hover:underline">
                {assignment.title}
              </span>
              <span className="block text-[.9375rem] text-mute">{courseOf(rows, run)?.title}</span>
              <TaskState rows={rows} assignment={assignment} today={today} />
            </span>
            <ChevronRight size={20} strokeWidth={1.5} aria-hidden="true" className="shrink-0 text-mute" />
          </a>
        </li>
      ))}
    </ul>
  );
}
