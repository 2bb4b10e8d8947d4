import { Checkbox } from '#ui/fields/checkbox.tsx';
import { tickTask } from '../../actions/tasks.ts';
import type { Person } from '../../records.ts';
import { ofPerson } from '../../rules/by-person.ts';
import { nearDay } from '../parts/span-words.ts';
import { useAct, usePeople } from '../people-context.ts';

/** What is to be done for somebody who starts, by whom and until when. */
export function ChecklistPart({ person }: { person: Person }) {
  const { rows, day } = usePeople();
  const act = useAct();
  const tasks = ofPerson(rows.tasks, person.id).toSorted((one, other) => (one.due < other.due ? -1 : 1));
  return (
    <ul className="max-w-2xl divide-y divide-line border-y border-line">
      {tasks.map((task) => (
        <li key={task.id} className="py-1">
          <Checkbox
            label={task.label}
            note={`${task.who}, ${task.doneOn ? `done on ${nearDay(task.doneOn)}` : `by ${nearDay(task.due)}${task.due < day ? ', overdue' : ''}`}`}
            checked={task.doneOn !== null}
            onChange={() => act(tickTask(rows, task.id, day))}
          />
        </li>
      ))}
    </ul>
  );
}
