import { X } from 'lucide-react';
import { type KeyboardEvent, useRef, useState } from 'react';
import { Button } from '#ui/actions/button.tsx';
import { IconButton } from '#ui/actions/icon-button.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { dropGoal, maySetGoals, setGoal } from '../../actions/reviews.ts';
import type { Person } from '../../records.ts';
import { ofPerson } from '../../rules/by-person.ts';
import { useAct, usePeople } from '../people-context.ts';

interface GoalFieldProps {
  person: Person;
  /** What the form around it says about goals. */
  error?: string;
}

/** A line for another goal. It may stand inside a form, so Enter and the button send nothing else. */
export function GoalField({ person, error }: GoalFieldProps) {
  const { rows, viewer, day } = usePeople();
  const act = useAct();
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string | undefined>();
  const field = useRef<HTMLInputElement>(null);
  function add() {
    const refused = act(setGoal(rows, viewer, person.id, text, day));
    setProblem(refused?.problem);
    if (!refused) setText('');
    field.current?.focus();
  }
  return (
    <div className="flex flex-wrap items-end gap-2">
      <TextField
        ref={field}
        label="Another goal"
        name="goal"
        className="min-w-0 flex-[1_1_14rem]"
        value={text}
        error={problem ?? error}
        onChange={(event) => setText(event.currentTarget.value)}
        onKeyDown={(event: KeyboardEvent) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          add();
        }}
      />
      <Button variant="ghost" onClick={add}>
        Set goal
      </Button>
    </div>
  );
}

/** Somebody's goals, which their manager can change. */
export function GoalList({ person }: { person: Person }) {
  const { rows, viewer } = usePeople();
  const act = useAct();
  const goals = ofPerson(rows.goals, person.id);
  const changes = maySetGoals(viewer, rows, person);
  return (
    <section>
      <h2 className="text-xl">Goals</h2>
      {goals.length === 0 ? <p className="mt-2 text-mute">No goals have been set yet.</p> : null}
      <ul className="mt-2 mb-4 divide-y divide-line border-y border-line empty:hidden">
        {goals.map(({ id, label }) => (
          <li key={id} className="flex min-h-12 items-center justify-between gap-3">
            {label}
            {changes ? (
              <IconButton
                label={`Remove “${label}”`}
                icon={X}
                variant="plain"
                onClick={() => act(dropGoal(rows, viewer, id))}
              />
            ) : null}
          </li>
        ))}
      </ul>
      {changes ? <GoalField person={person} /> : null}
    </section>
  );
}
