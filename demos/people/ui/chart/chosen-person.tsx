import { useState } from 'react';
import { counted } from '#lib/money/grouped.ts';
import { Button, ButtonLink } from '#ui/actions/button.tsx';
import { Combobox } from '#ui/fields/combobox.tsx';
import type { Refused } from '../../actions/outcome.ts';
import { personOptions } from '../../rules/person-options.ts';
import { allUnder, reportsOf } from '../../rules/tree.ts';
import { PersonFace } from '../parts/person-face.tsx';
import { profileOf } from '../parts/person-link.tsx';
import { usePeople } from '../people-context.ts';

interface ChosenPersonProps {
  id: string;
  onMove: (managerId: string) => Refused | null;
  onShow: (id: string) => void;
}

/** Who is chosen in the chart, and the way to move them that needs no dragging. */
export function ChosenPerson({ id, onMove, onShow }: ChosenPersonProps) {
  const { rows, viewer } = usePeople();
  const [to, setTo] = useState<string | null>(null);
  const [problem, setProblem] = useState<string>();
  const person = rows.people.get(id);
  if (!person) return null;
  const manager = rows.people.get(person.managerId ?? '');
  const direct = reportsOf(rows.people).get(id)?.length ?? 0;
  const all = allUnder(rows.people, id).length;
  return (
    <section aria-label="Selected person" className="rounded-card border border-line bg-raised p-5">
      <PersonFace name={person.name} className="size-16" />
      <h2 className="mt-3 text-xl">{person.name}</h2>
      <p className="text-[.9375rem] text-mute">
        {[person.title, rows.teams.get(person.teamId)?.name].filter(Boolean).join(', ')}
      </p>
      <p className="mt-2 text-[.9375rem]">
        {direct > 0
          ? `Leads ${counted(direct, 'person', 'people')}${all > direct ? `, ${all} in all` : ''}.`
          : 'Leads no one.'}
      </p>
      {manager ? (
        <button
          type="button"
          onClick={() => onShow(manager.id)}
          className="min-h-11 text-start text-[.9375rem] underline decoration-line underline-offset-4"
        >
          Reports to {manager.name}
        </button>
      ) : null}
      <div className="mt-3 grid gap-4">
        <ButtonLink href={profileOf(id)} size="small" variant="ghost">
          Open the profile
        </ButtonLink>
        {viewer.role === 'hr' ? (
          <form
            className="grid gap-3 border-t border-line pt-4"
            onSubmit={(event) => {
              event.preventDefault();
              setProblem(to ? onMove(to)?.problem : 'Choose who they will report to.');
            }}
          >
            <Combobox
              label="New manager"
              required
              hint="Or drag the card by its grip."
              options={personOptions(rows.people)}
              onValueChange={setTo}
              error={problem}
            />
            <Button type="submit" size="small">
              Change manager
            </Button>
          </form>
        ) : (
          <p className="text-[.875rem] text-mute">HR can change who someone reports to.</p>
        )}
      </div>
    </section>
  );
}
