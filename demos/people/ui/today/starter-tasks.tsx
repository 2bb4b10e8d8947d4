import { daysLater } from '#lib/time/days.ts';
import { tickTask } from '../../actions/tasks.ts';
import { openTasks } from '../../rules/waiting.ts';
import { nearDay } from '../parts/span-words.ts';
import { useAct, usePeople } from '../people-context.ts';

const mostShown = 6;

/** What this role still has to do for people who start, up to the end of next week. */
export function StarterTasks() {
  const { rows, viewer, day } = usePeople();
  const act = useAct();
  const tasks = openTasks(rows, viewer, daysLater(day, 10)).slice(0, mostShown);
  if (tasks.length === 0) return null;
  return (
    <section aria-labelledby="starter-tasks">
      <h2 id="starter-tasks" className="text-2xl">
        For new starters
      </h2>
      <ul className="mt-3 divide-y divide-line">
        {tasks.map((task) => (
          <li key={task.id}>
            <label className="flex min-h-14 cursor-pointer items-center gap-3 py-2">
              <input
                type="checkbox"
                checked={false}
                onChange={() => act(tickTask(rows, task.id, day))}
                className="size-5 shrink-0 accent-cobalt"
              />
              <span className="min-w-0 flex-1">
                <span className="block font-medium leading-tight">{task.label}</span>
                <span className="block truncate text-[.875rem] text-mute">
                  {rows.people.get(task.personId)?.name}
                </span>
              </span>
              <span
                className={`shrink-0 font-mono text-[.8125rem] ${task.due < day ? 'text-danger' : 'text-mute'}`}
              >
                {task.due < day ? 'Overdue' : nearDay(task.due)}
              </span>
            </label>
          </li>
        ))}
      </ul>
    </section>
  );
}
