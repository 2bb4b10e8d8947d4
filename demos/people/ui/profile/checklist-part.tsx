import { Pencil, Plus, Trash2 } from 'lucide-react';
import { useId, useState } from 'react';
import { Button } from '#ui/actions/button.tsx';
import { IconButton } from '#ui/actions/icon-button.tsx';
import { Checkbox } from '#ui/fields/checkbox.tsx';
import { DateField } from '#ui/fields/date-field.tsx';
import { Sheet } from '#ui/panels/sheet.tsx';
import { hrefTo } from '../../../app-kit/place/place.ts';
import { dropTask, planTask, tickTask } from '../../actions/tasks.ts';
import type { Person, Task } from '../../records.ts';
import { ofPerson } from '../../rules/by-person.ts';
import { mayPlan } from '../../rules/starters.ts';
import { nearDay } from '../parts/span-words.ts';
import { TaskFields } from '../parts/task-fields.tsx';
import { TypedForm } from '../parts/typed-form.tsx';
import { useAct, usePeople } from '../people-context.ts';

interface TaskFormProps {
  person: Person;
  /** Which one is changed; a new one when it is left out. */
  task?: Task;
  onDone: () => void;
}

function TaskForm({ person, task, onDone }: TaskFormProps) {
  const { rows, viewer, day } = usePeople();
  const act = useAct();
  return (
    <TypedForm
      send={task ? 'Save the task' : 'Add this task'}
      onDone={onDone}
      onCancel={onDone}
      onSend={(typed) =>
        act(
          planTask(rows, viewer, person.id, task?.id ?? null, {
            label: typed('label'),
            who: typed('who'),
            due: typed('due'),
          }),
        )
      }
    >
      {(wrong) => (
        <>
          <TaskFields given={task} wrong={wrong} />
          <DateField
            label="Due"
            name="due"
            required
            defaultValue={task?.due ?? (person.started > day ? person.started : undefined)}
            error={wrong('due')}
          />
        </>
      )}
    </TypedForm>
  );
}

const whose = ({ who }: Task) => (who === 'Starter' ? 'The new person' : who);

/** What is to be done for somebody who starts, by whom and until when. */
export function ChecklistPart({ person }: { person: Person }) {
  const { rows, viewer, day } = usePeople();
  const act = useAct();
  const sheet = useId();
  const [edited, setEdited] = useState<Task | 'new' | null>(null);
  const tasks = ofPerson(rows.tasks, person.id).toSorted((one, other) => (one.due < other.due ? -1 : 1));
  const plans = mayPlan(viewer, rows, person.id);
  return (
    <div className="max-w-2xl">
      {tasks.length === 0 ? (
        <p className="text-mute">Nothing is planned for {person.name}. Add the first task below.</p>
      ) : null}
      <ul className="divide-y divide-line border-y border-line empty:hidden">
        {tasks.map((task) => (
          <li key={task.id} className="flex items-center gap-1 py-1">
            <Checkbox
              className="min-w-0 flex-1"
              label={task.label}
              note={`${whose(task)}, ${task.doneOn ? `done on ${nearDay(task.doneOn)}` : `by ${nearDay(task.due)}${task.due < day ? ', overdue' : ''}`}`}
              checked={task.doneOn !== null}
              onChange={() => act(tickTask(rows, task.id, day))}
            />
            {plans ? (
              <>
                <IconButton
                  label={`Edit “${task.label}”`}
                  icon={Pencil}
                  variant="plain"
                  onClick={() => setEdited(task)}
                />
                <IconButton
                  label={`Remove “${task.label}”`}
                  icon={Trash2}
                  variant="plain"
                  onClick={() => act(dropTask(rows, viewer, task.id))}
                />
              </>
            ) : null}
          </li>
        ))}
      </ul>
      {plans ? (
        <div className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-2 print:hidden">
          <Button size="small" variant="ghost" onClick={() => setEdited('new')}>
            <Plus size={18} strokeWidth={1.5} aria-hidden="true" />
            Add a task
          </Button>
          {viewer.role === 'hr' ? (
            <a
              href={hrefTo(['people', 'starters'])}
              className="inline-flex min-h-11 items-center underline decoration-line underline-offset-4"
            >
              Edit the list for all new people
            </a>
          ) : null}
        </div>
      ) : null}
      <Sheet
        id={sheet}
        heading={edited === 'new' ? `Add a task for ${person.name}` : 'Edit the task'}
        open={edited !== null}
        onOpenChange={(open) => {
          if (!open) setEdited(null);
        }}
      >
        {edited ? (
          <TaskForm
            person={person}
            task={edited === 'new' ? undefined : edited}
            onDone={() => setEdited(null)}
          />
        ) : null}
      </Sheet>
    </div>
  );
}
