import { ChevronDown, Pencil, Plus, Trash2 } from 'lucide-react';
import { dayAndMonth } from '#lib/time/day-words.ts';
import { Button, ButtonLink } from '#ui/actions/button.tsx';
import { Badge } from '#ui/data/badge.tsx';
import { hrefTo } from '../../../app-kit/place/place.ts';
import { deleteAssignment } from '../../actions/assign.ts';
import { pointsOf } from '../../actions/mark-hand-in.ts';
import { assignmentsFor, handInsOf, nameOf } from '../../lookup.ts';
import type { Run } from '../../records.ts';
import type { Used } from '../used.ts';
import { MarkingForm } from './marking-form.tsx';

export const NewAssignment = ({ run }: { run: Run }) => (
  <ButtonLink size="small" variant="ink" href={hrefTo(['assignments', 'new'], { run: run.id })}>
    <Plus size={18} strokeWidth={1.5} aria-hidden="true" />
    New assignment
  </ButtonLink>
);

/** The assignments of a group, with what was handed in and how it was marked. */
export function AssignmentsScreen({ used: { rows, change }, run }: { used: Used; run: Run }) {
  const assignments = assignmentsFor(rows, run);
  if (assignments.length === 0)
    return (
      <p className="max-w-[34rem] text-[1.0625rem] text-mute">
        This group’s assignments will be listed here. Create the first one.
      </p>
    );
  return (
    <div className="grid max-w-[60rem] gap-10">
      {assignments.map((assignment) => {
        const handIns = handInsOf(rows, assignment.id)
          .filter(({ studentId }) => run.studentIds.includes(studentId))
          .sort((a, b) => Number(a.levels !== null) - Number(b.levels !== null) || a.on.localeCompare(b.on));
        return (
          <section key={assignment.id}>
            <h2 className="text-[1.5rem]">{assignment.title}</h2>
            <p className="mt-2 max-w-[42rem]">{assignment.brief}</p>
            <p className="mt-1 text-[.9375rem] text-mute">
              Due on {dayAndMonth(assignment.due)}
              {assignment.runId === null ? ', for everyone in this course' : ''}. {handIns.length} of{' '}
              {run.studentIds.length} have handed in.
            </p>
            <div className="mt-3 flex flex-wrap gap-2 print:hidden">
              <ButtonLink
                size="small"
                variant="ghost"
                href={hrefTo(['assignments', assignment.id], { run: run.id })}
              >
                <Pencil size={18} strokeWidth={1.5} aria-hidden="true" />
                Edit<span className="sr-only"> {assignment.title}</span>
              </ButtonLink>
              <Button
                size="small"
                variant="ghost"
                onClick={() => change(`Deleted “${assignment.title}”`, deleteAssignment(rows, assignment.id))}
              >
                <Trash2 size={18} strokeWidth={1.5} aria-hidden="true" />
                Delete<span className="sr-only"> {assignment.title}</span>
              </Button>
            </div>
            <ul className="mt-4 border-t-2 border-ink">
              {handIns.length === 0 ? (
                <li className="py-4 text-mute">No one has handed in anything yet.</li>
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
                        <MarkingForm
                          // Work that was handed in again, or marks taken back, begin the form anew.
                          key={JSON.stringify(handIn)}
                          assignment={assignment}
                          handIn={handIn}
                          file={handIn.fileId ? rows.files.get(handIn.fileId) : undefined}
                          name={name}
                          change={change}
                        />
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
