import { FileText } from 'lucide-react';
import { shortDay } from '#lib/time/day-words.ts';
import type { Person } from '../../records.ts';
import { ofPerson } from '../../rules/by-person.ts';
import { usePeople } from '../people-context.ts';

/** The papers of a person, by name and date. */
export function DocumentsPart({ person }: { person: Person }) {
  const { rows } = usePeople();
  const documents = ofPerson(rows.documents, person.id).toSorted((one, other) =>
    one.day < other.day ? 1 : -1,
  );
  if (documents.length === 0) return <p className="text-mute">No document is listed for {person.name}.</p>;
  return (
    <>
      <ul className="divide-y divide-line border-y border-line">
        {documents.map(({ id, name, day }) => (
          <li key={id} className="flex min-h-14 items-center gap-3 py-2">
            <FileText size={20} strokeWidth={1.5} aria-hidden="true" className="shrink-0 text-mute" />
            <span className="min-w-0 flex-1 truncate font-medium">{name}</span>
            <span className="shrink-0 font-mono text-[.8125rem] text-mute">{shortDay(day)}</span>
          </li>
        ))}
      </ul>
      <p className="mt-3 text-[.875rem] text-mute">The sample lists names and dates but contains no files.</p>
    </>
  );
}
