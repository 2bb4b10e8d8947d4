import { ChevronDown } from 'lucide-react';
import { dayAndMonth } from '#lib/time/day-words.ts';
import { Badge } from '#ui/data/badge.tsx';
import { pointsOf } from '../../actions/mark-hand-in.ts';
import { nameOf } from '../../lookup.ts';
import type { Run } from '../../records.ts';
import type { Used } from '../used.ts';
import { MarkingForm } from './marking-form.tsx';

/** The assignments of a group, with what was handed in and how it was marked. */
export function AssignmentsScreen({ used: { rows, change }, run }: { used: Used; run: Run }) {
  const assignments = [...rows.assignments.values()].filter(({ runId }) => runId === run.id);
  if (assignments.length === 0) return <p className="text-mute">This group has no assignments.</p>;
  return (
    <div className="grid max-w-[60rem] gap-10">
      {assignments.map((assignment) => {
        const handIns = [...rows.handIns.values()]
          .filter(({ assignmentId }) => assignmentId === assignment.id)
          .sort((a, b) => Number(a.levels !== null) - Number(b.levels !== null) || a.on.localeCompare(b.on));
        return (
          <section key={assignment.id}>
            <h2 className="text-[1.5rem]">{assignment.title}</h2>
            <p className="mt-2 max-w-[42rem]">{assignment.brief}</p>
            <p className="mt-1 text-[.9375rem] text-mute">
              Due on {dayAndMonth(assignment.due)}. {handIns.length} of {run.studentIds.length} have handed
              in.
            </p>
            <ul className="mt-4 border-t-2 border-ink">
              {handIns.length === 0 ? (
                <li className="py-4 text-mute">Nobody has handed in anything yet.</li>
              ) : null}
              {handIns.map((handIn) => {
                const name = nameOf(rows, handIn.studentId);
                const { got, of } = pointsOf(assignment, handIn.levels);
                return (
                  <li key={handIn.id} className="border-b border-line">
                    <details className="group">
                      <summary className="flex min-h-14 flex-wrap items-center gap-x-4 gap-y-1 py-2">
                        <span className="font-medium">{name}</span>
                        <span className="text-[.875rem] text-mute">{dayAndMonth(handIn.on)}</span>
                        <span className="ms-auto">
                          {got === null ? (
                            <Badge tone="warning">To be marked</Badge>
                          ) : (
                            <Badge tone="done">
                              {got} of {of} points
                            </Badge>
                          )}
                        </span>
                        <ChevronDown
                          size={18}
                          strokeWidth={1.5}
                          aria-hidden="true"
                          className="transition-transform duration-(--state) group-open:rotate-180"
                        />
                      </summary>
                      <div className="pt-2 pb-6">
                        <MarkingForm assignment={assignment} handIn={handIn} name={name} change={change} />
                      </div>
                    </details>
                  </li>
                );
              })}
            </ul>
          </section>
        );
      })}
    </div>
  );
}
