import type { HiringEdit, Person, Rows } from '../records.ts';
import type { Done } from './done.ts';

/** Everybody whose data has to be deleted by a day, the earliest first, without those still in process or hired. */
export function dueBy(rows: Rows, day: string): Person[] {
  const held = new Set<string>();
  for (const { personId, state } of rows.applications.values())
    if (state === 'active' || state === 'hired') held.add(personId);
  return [...rows.people.values()]
    .filter(({ id, keepUntil }) => keepUntil <= day && !held.has(id))
    .sort((a, b) => a.keepUntil.localeCompare(b.keepUntil));
}

/** Deletes people with everything about them: applications, notes, scorecards, interviews, emails and files. */
export function forget(rows: Rows, ids: readonly string[]): Done {
  const people = new Set(ids.filter((id) => rows.people.has(id)));
  if (people.size === 0) return { problem: 'Choose someone first.' };
  const edits: HiringEdit[] = [...people].map((id) => ({ in: 'people', id, row: null }));
  for (const id of people) if (rows.files.has(id)) edits.push({ in: 'files', id, row: null });
  const applications = new Set<string>();
  for (const { id, personId } of rows.applications.values())
    if (people.has(personId)) {
      applications.add(id);
      edits.push({ in: 'applications', id, row: null });
    }
  for (const name of ['notes', 'scorecards', 'interviews', 'mails'] as const)
    for (const { id, applicationId } of rows[name].values())
      if (applications.has(applicationId)) edits.push({ in: name, id, row: null });
  return { said: people.size === 1 ? 'Deleted one person' : `Deleted ${people.size} people`, edits };
}

/** Keeps somebody's data longer, because they agreed to it. */
export function keepLonger(rows: Rows, id: string, keepUntil: string): Done {
  const person = rows.people.get(id);
  if (!person) return { problem: 'This record no longer exists. Reload the page.' };
  return {
    said: `${person.name} stays on file`,
    edits: [{ in: 'people', id, row: { ...person, keepUntil } }],
  };
}
