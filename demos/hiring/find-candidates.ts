import { hrefTo } from '../app-kit/place/place.ts';
import type { FoundRecord } from '../app-kit/shell/find-dialog.tsx';
import type { Application, Person, Rows } from './records.ts';
import { isHidden, shownPerson } from './shown-person.ts';

const known = new WeakMap<Person, string>();

/** What can be searched of somebody; made once for each state of the record. */
function wordsOf(person: Person): string {
  const made =
    known.get(person) ??
    `${person.name} ${person.email} ${person.phone} ${person.place} ${person.headline}`.toLowerCase();
  known.set(person, made);
  return made;
}

const stateWords = { active: '', rejected: ', rejected', withdrawn: ', withdrew', hired: ', hired' } as const;

/** Where an application stands, in a few words: 'Platform Engineer, Interviews'. */
export function standing(rows: Rows, { jobId, stageId, state }: Application): string {
  const job = rows.jobs.get(jobId);
  const stage = job?.stages.find(({ id }) => id === stageId)?.name ?? '';
  return `${job?.title ?? 'A deleted job'}, ${stage}${stateWords[state]}`;
}

/** Jobs and candidates in whose words all of these stand; enough for a list, the best first. */
export function findRecords(rows: Rows, asked: string, mayOpen: (jobId: string) => boolean): FoundRecord[] {
  const words = asked.toLowerCase().split(/\s+/).filter(Boolean);
  const has = (text: string) => words.every((word) => text.includes(word));
  const found: FoundRecord[] = [];
  for (const { id, title, team, place } of rows.jobs.values())
    if (mayOpen(id) && has(`${title} ${team} ${place}`.toLowerCase()))
      found.push({ href: hrefTo(['job', id]), label: title, note: `Job, ${place}` });
  for (const application of rows.applications.values()) {
    if (!mayOpen(application.jobId)) continue;
    const person = rows.people.get(application.personId);
    if (!person) continue;
    // Whoever is screened anonymously is not found by their name either.
    const hidden = isHidden(rows.jobs.get(application.jobId), application);
    if (!has(hidden ? shownPerson(rows, application).name.toLowerCase() : wordsOf(person))) continue;
    found.push({
      href: hrefTo(['application', application.id]),
      label: shownPerson(rows, application).name,
      note: standing(rows, application),
    });
    if (found.length > 200) break;
  }
  return found;
}
