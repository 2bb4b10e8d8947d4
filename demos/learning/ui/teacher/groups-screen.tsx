import { Pencil } from 'lucide-react';
import { dayAndMonth } from '#lib/time/day-words.ts';
import { Button, ButtonLink } from '#ui/actions/button.tsx';
import { hrefTo } from '../../../app-kit/place/place.ts';
import { moveToNewest, newerVersion } from '../../actions/join-course.ts';
import { nameOf } from '../../lookup.ts';
import type { Run } from '../../records.ts';
import type { Used } from '../used.ts';

/** A few names, and how many more there are. */
function namesSaid(names: readonly string[]): string {
  const shown = names.slice(0, 4).join(', ');
  return names.length > 4 ? `${shown} and ${names.length - 4} more` : shown;
}

/** The groups by course: when they meet, who is in them, and which version they are taught. */
export function GroupsScreen({ used }: { used: Used }) {
  const { rows, change } = used;
  const runs = [...rows.runs.values()].sort((a, b) => b.starts.localeCompare(a.starts));
  const courses = [...new Set(runs.map(({ courseId }) => courseId))];
  const row = (run: Run) => (
    <li
      key={run.id}
      className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-b border-line py-4"
    >
      <div className="min-w-0 flex-1 basis-72">
        <h3 className="text-[1.125rem]">{run.name}</h3>
        <p className="text-[.9375rem] text-mute">
          {dayAndMonth(run.starts)} to {dayAndMonth(run.ends)},{' '}
          {run.studentIds.length === 1 ? '1 student' : `${run.studentIds.length} students`}
        </p>
        <p className="text-[.9375rem]">{namesSaid(run.studentIds.map((id) => nameOf(rows, id)))}</p>
      </div>
      <div className="flex flex-wrap gap-2">
        {newerVersion(rows, run) ? (
          <Button
            size="small"
            variant="ghost"
            onClick={() => change(`Moved “${run.name}” to the new version`, moveToNewest(rows, run))}
          >
            Teach the new version
          </Button>
        ) : null}
        <ButtonLink size="small" variant="ghost" href={hrefTo(['groups', run.id])}>
          <Pencil size={18} strokeWidth={1.5} aria-hidden="true" />
          Edit<span className="sr-only"> {run.name}</span>
        </ButtonLink>
      </div>
    </li>
  );
  return (
    <div className="grid max-w-[60rem] gap-10">
      {courses.map((id) => (
        <section key={id}>
          <h2 className="border-b-2 border-ink pb-2 text-[1.375rem]">{rows.courses.get(id)?.title}</h2>
          <ul>{runs.filter(({ courseId }) => courseId === id).map(row)}</ul>
        </section>
      ))}
    </div>
  );
}
