import { CircleCheck } from 'lucide-react';
import { clockAt } from '#lib/time/words-of-time.ts';
import { Button } from '#ui/actions/button.tsx';
import { WorkspaceSearch } from '#ui/kinds/workspace-list.tsx';
import type { DoorPage } from '../door-page.server.ts';

interface DoorPeopleProps {
  page: DoorPage;
  writes: boolean;
  onLetIn: (registration: string) => void;
}

type Person = DoorPage['people'][number];

function PanelAction({ person, onLetIn }: { person: Person; onLetIn: DoorPeopleProps['onLetIn'] }) {
  const isIn = person.at !== null;
  return (
    <form
      method="post"
      className="shrink-0"
      onSubmit={(sent) => {
        if (isIn) return;
        sent.preventDefault();
        onLetIn(person.id);
      }}
    >
      <input type="hidden" name="registration" value={person.id} />
      <Button type="submit" name="intent" value={isIn ? 'undoCheckIn' : 'letIn'} variant="ghost" size="small">
        {isIn ? 'Undo check-in' : 'Check in'}
        <span className="sr-only">: {person.name}</span>
      </Button>
    </form>
  );
}

/** Those who have a seat, to be found by name where a ticket was left at home. */
export function DoorPeople({ page: { people, q, event }, writes, onLetIn }: DoorPeopleProps) {
  return (
    <div className="p-4 sm:p-6">
      <WorkspaceSearch label="Find a guest by name" words={q} />
      {people.length === 0 ? (
        <p className="mt-5 text-mute">
          {q ? `Nobody with a seat has the name “${q}”.` : 'Nobody has a seat yet.'}
        </p>
      ) : (
        <ul className="-mb-3 mt-2 divide-y divide-line">
          {people.map((person) => (
            <li key={person.id} className="flex min-h-16 items-center gap-4 py-2">
              <div className="min-w-0 flex-1">
                <p className="font-[540] wrap-anywhere">{person.name}</p>
                <p className="flex flex-wrap items-center gap-x-2 text-[.9375rem] text-mute">
                  {person.at ? (
                    <span className="inline-flex items-center gap-1.5 text-done">
                      <CircleCheck size={16} strokeWidth={1.5} aria-hidden="true" />
                      In at {clockAt(person.at, event.zone)}
                    </span>
                  ) : (
                    <>
                      {person.ticket}, <span className="font-mono text-sm">{person.reference}</span>
                    </>
                  )}
                </p>
              </div>
              {writes ? <PanelAction person={person} onLetIn={onLetIn} /> : null}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
