import { z } from 'zod';
import { daysLater } from '#lib/time/days.ts';
import { keptWhileOpen } from '../kept-for.ts';
import type { Application, HiringEdit, Job, Person, ResumeFile, Rows } from '../records.ts';
import { type Done, newId } from './done.ts';
import { noteEdit } from './move.ts';

/** What somebody enters who applies. */
export const applicationForm = z.object({
  name: z.string().trim().min(2, 'Enter your name.').max(120, 'Use up to 120 characters.'),
  email: z.email('Enter an email address, such as ada@example.org.'),
  phone: z.string().trim().max(40, 'Use up to 40 characters.'),
  place: z.string().trim().max(80, 'Use up to 80 characters.'),
  resume: z
    .string()
    .trim()
    .min(40, 'Add your résumé as a file, or write at least a few lines.')
    .max(60_000, 'Use up to 60,000 characters.'),
});
type ApplicationEntry = z.infer<typeof applicationForm>;

/** A file that is sent along, without the id that it gets. */
export type SentFile = Omit<ResumeFile, 'id'>;

interface Arrival {
  job: Job;
  person: Omit<Person, 'id' | 'addedOn' | 'keepUntil'>;
  file?: SentFile | null;
  source: Application['source'];
  day: string;
  /** What the timeline begins with, and who did it. */
  text: string;
  by: string;
}

/** The edits by which somebody new arrives in the first stage of a job. */
export function arrival({ job, person, file, source, day, text, by }: Arrival): {
  edits: HiringEdit[];
  applicationId: string;
} {
  const [personId, applicationId] = [newId('p'), newId('a')];
  const first = job.stages[0];
  const application: Application = {
    id: applicationId,
    personId,
    jobId: job.id,
    stageId: first?.id ?? 'new',
    since: day,
    turn: first?.turn ?? 'ines',
    source,
    appliedOn: day,
    state: 'active',
    reason: '',
    endedOn: null,
    path: [{ stageId: first?.id ?? 'new', on: day }],
  };
  const row: Person = { ...person, id: personId, addedOn: day, keepUntil: daysLater(day, keptWhileOpen) };
  return {
    applicationId,
    edits: [
      { in: 'people', id: personId, row },
      { in: 'applications', id: applicationId, row: application },
      ...(file ? [{ in: 'files' as const, id: personId, row: { ...file, id: personId } }] : []),
      noteEdit({ applicationId, on: day, by, kind: 'applied', text }),
    ],
  };
}

/** Somebody applies by the career page. The same address cannot apply twice for one job while that goes on. */
export function apply(
  rows: Rows,
  job: Job,
  entry: ApplicationEntry,
  day: string,
  file: SentFile | null = null,
): Done {
  const email = entry.email.toLowerCase();
  for (const { jobId, personId, state } of rows.applications.values()) {
    if (jobId !== job.id || state !== 'active') continue;
    if (rows.people.get(personId)?.email.toLowerCase() === email)
      return { problem: 'Someone with this email address has already applied for this job.', field: 'email' };
  }
  const headline = entry.resume.split('\n').find((line) => line.trim() && line.trim() !== entry.name) ?? '';
  const { edits } = arrival({
    job,
    person: { ...entry, headline: headline.trim().slice(0, 80), file: file?.name ?? 'From the career page' },
    file,
    source: 'Career page',
    day,
    text: 'Applied. Source: Career page',
    by: 'candidate',
  });
  return { said: `${entry.name} applied for ${job.title}`, edits };
}
