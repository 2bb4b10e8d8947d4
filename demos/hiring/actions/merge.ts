import type { Application, HiringEdit, Person, Rows } from '../records.ts';
import type { Done } from './done.ts';
import { noteEdit } from './move.ts';

/** What is left of two records of one person. */
interface Merged {
  person: Person;
  /** Their applications afterwards, without those that were for the same job. */
  applications: Application[];
  /** Applications that go into another one for the same job, with that one. */
  joined: { from: Application; into: Application }[];
}

/** How far along an application is: the further one of two for the same job is kept. */
const reached = (rows: Rows, { jobId, stageId, state }: Application): number => {
  const at = rows.jobs.get(jobId)?.stages.findIndex(({ id }) => id === stageId) ?? 0;
  return at + (state === 'hired' ? 100 : state === 'active' ? 50 : 0);
};

/** What becomes of two records of one person, before it is done. What the kept one lacks comes from the other. */
export function mergePreview(rows: Rows, keptId: string, otherId: string): Merged | null {
  const kept = rows.people.get(keptId);
  const other = rows.people.get(otherId);
  if (!kept || !other || keptId === otherId) return null;
  const isNewer = other.addedOn > kept.addedOn;
  const person: Person = {
    ...kept,
    email: kept.email || other.email,
    phone: kept.phone || other.phone,
    place: kept.place || other.place,
    // The newer résumé says more; a record without one takes the other's.
    ...((isNewer && other.resume) || !kept.resume
      ? { resume: other.resume, file: other.file, headline: other.headline || kept.headline }
      : {}),
    keepUntil: kept.keepUntil > other.keepUntil ? kept.keepUntil : other.keepUntil,
  };
  const byJob = new Map<string, Application>();
  const joined: Merged['joined'] = [];
  for (const application of rows.applications.values()) {
    if (application.personId !== keptId && application.personId !== otherId) continue;
    const own = { ...application, personId: keptId };
    const same = byJob.get(application.jobId);
    if (!same) byJob.set(application.jobId, own);
    else {
      const [into, from] = reached(rows, same) >= reached(rows, own) ? [same, own] : [own, same];
      byJob.set(application.jobId, into);
      joined.push({ from, into });
    }
  }
  return { person, applications: [...byJob.values()], joined };
}

/** Makes one person of two records: their applications, notes, scorecards, interviews and emails come together. */
export function merge(rows: Rows, keptId: string, otherId: string, by: string, day: string): Done {
  const merged = mergePreview(rows, keptId, otherId);
  const other = rows.people.get(otherId);
  if (!merged || !other) return { problem: 'One of the two records no longer exists. Reload the page.' };
  const edits: HiringEdit[] = [
    { in: 'people', id: keptId, row: merged.person },
    { in: 'people', id: otherId, row: null },
    ...merged.applications.map((row): HiringEdit => ({ in: 'applications', id: row.id, row })),
  ];
  // The file stays with the résumé that was read from it.
  const file = rows.files.get(otherId);
  if (file) edits.push({ in: 'files', id: otherId, row: null });
  if (merged.person.resume === other.resume && (file || rows.files.has(keptId)))
    edits.push({ in: 'files', id: keptId, row: file ? { ...file, id: keptId } : null });
  for (const { from, into } of merged.joined) {
    edits.push({ in: 'applications', id: from.id, row: null });
    const applicationId = into.id;
    for (const row of rows.notes.values())
      if (row.applicationId === from.id)
        edits.push({ in: 'notes', id: row.id, row: { ...row, applicationId } });
    for (const row of rows.mails.values())
      if (row.applicationId === from.id)
        edits.push({ in: 'mails', id: row.id, row: { ...row, applicationId } });
    for (const row of rows.interviews.values())
      if (row.applicationId === from.id)
        edits.push({ in: 'interviews', id: row.id, row: { ...row, applicationId } });
    for (const row of rows.scorecards.values())
      if (row.applicationId === from.id)
        edits.push({ in: 'scorecards', id: row.id, row: { ...row, applicationId } });
  }
  for (const { id } of merged.applications)
    edits.push(
      noteEdit({
        applicationId: id,
        on: day,
        by,
        kind: 'merged',
        text: `Merged with the record of ${other.name}`,
      }),
    );
  return { said: `Merged two records of ${merged.person.name}`, edits };
}
