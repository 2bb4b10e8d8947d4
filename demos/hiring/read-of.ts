import { type Resume, readResume } from '#engines/resume/read-resume.ts';
import type { Person } from './records.ts';

const known = new WeakMap<Person, Resume>();

/** What somebody's résumé says; read once for each state of the record. */
export function readOf(person: Person): Resume {
  const read = known.get(person) ?? readResume(person.resume);
  known.set(person, read);
  return read;
}
