import { nameKey } from '#engines/hiring/duplicates.ts';
import type { Resume } from '#engines/resume/read-resume.ts';
import type { Job, Person, Rows } from '../records.ts';
import { arrival } from './apply.ts';
import type { Done } from './done.ts';

/** A résumé that was read, with what somebody corrected. */
export interface ReadCandidate {
  name: string;
  email: string;
  phone: string;
  text: string;
  file: string;
  resume: Resume;
}

/** What somebody is, by their first post: 'Platform engineer at Hafnia'. */
function headlineOf({ posts, skills }: Resume): string {
  const post = posts[0];
  const told = [post?.what?.value, post?.where?.value].filter(Boolean).join(' at ');
  return (
    told ||
    skills
      .slice(0, 3)
      .map(({ value }) => value)
      .join(', ')
  );
}

/** Somebody among the records with this address or name. */
export function knownPerson(
  rows: Rows,
  { name, email }: Pick<ReadCandidate, 'name' | 'email'>,
): Person | null {
  const [address, words] = [email.trim().toLowerCase(), nameKey(name)];
  for (const person of rows.people.values())
    if ((address && person.email.toLowerCase() === address) || (words && nameKey(person.name) === words))
      return person;
  return null;
}

/** Puts everybody whose résumé was read into the first stage of a job. */
export function takeIn(job: Job, candidates: readonly ReadCandidate[], by: string, day: string): Done {
  const unnamed = candidates.find(({ name }) => name.trim() === '');
  if (unnamed) return { problem: `Enter the name for ${unnamed.file}.`, field: unnamed.file };
  if (candidates.length === 0) return { problem: 'Add a résumé first.' };
  const edits = candidates.flatMap(
    ({ name, email, phone, text, file, resume }) =>
      arrival({
        job,
        person: {
          name: name.trim(),
          email: email.trim(),
          phone: phone.trim(),
          place: resume.place?.value ?? '',
          headline: headlineOf(resume),
          resume: text,
          file,
        },
        source: 'Own search',
        day,
        text: `Added from ${file}`,
        by,
      }).edits,
  );
  const [first] = candidates;
  return {
    said: candidates.length === 1 ? `Added ${first?.name}` : `Added ${candidates.length} candidates`,
    edits,
  };
}
