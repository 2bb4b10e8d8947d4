import { z } from 'zod';
import { daysLater } from '#lib/time/days.ts';
import { keptWhileOpen } from '../kept-for.ts';
import { type Application, type HiringEdit, type Job, type Person, sources } from '../records.ts';
import { type Done, newId } from './done.ts';

/** A row of somebody's own list of candidates. */
export const candidateRow = z.object({
  name: z.string().trim().min(2, 'Enter a name.').max(200, 'Use up to 200 characters.'),
  email: z.union([z.literal(''), z.email('Enter an email address, such as ada@example.org.')]),
  phone: z.string().trim().max(60, 'Use up to 60 characters.'),
  place: z.string().trim().max(100, 'Use up to 100 characters.'),
  headline: z.string().trim().max(200, 'Use up to 200 characters.'),
  stage: z.string().trim().max(100, 'Use up to 100 characters.'),
  source: z.string().trim().max(100, 'Use up to 100 characters.'),
  resume: z.string().trim().max(60_000, 'Use up to 60,000 characters.'),
});
export type CandidateRow = z.output<typeof candidateRow>;

const same = (one: string, other: string) => one.localeCompare(other, 'en', { sensitivity: 'base' }) === 0;

/** The stage that a row names, or the first one of the job. */
const stageNamed = (job: Job, name: string) =>
  (name ? job.stages.find((stage) => same(stage.name, name)) : undefined) ?? job.stages[0];

/** Puts a list of candidates onto the board of a job, each into the stage that its row names. */
export function importCandidates(job: Job, values: readonly CandidateRow[], day: string): Done {
  if (values.length === 0) return { problem: 'We couldn’t read any row.' };
  const known = new Map(sources.map((source) => [source.toLowerCase(), source]));
  const edits: HiringEdit[] = [];
  for (const { stage: stageName, source, ...about } of values) {
    const stage = stageNamed(job, stageName);
    const stageId = stage?.id ?? 'new';
    const isHired = stage?.kind === 'hired';
    const [personId, applicationId] = [newId('p'), newId('a')];
    const person: Person = {
      ...about,
      id: personId,
      file: '',
      addedOn: day,
      keepUntil: daysLater(day, keptWhileOpen),
    };
    const application: Application = {
      id: applicationId,
      personId,
      jobId: job.id,
      stageId,
      since: day,
      turn: stage?.turn ?? 'candidate',
      source: known.get(source.toLowerCase()) ?? 'Own search',
      appliedOn: day,
      state: isHired ? 'hired' : 'active',
      reason: '',
      endedOn: isHired ? day : null,
      path: [{ stageId, on: day }],
    };
    edits.push(
      { in: 'people', id: personId, row: person },
      { in: 'applications', id: applicationId, row: application },
    );
  }
  return {
    said: values.length === 1 ? 'Imported one candidate' : `Imported ${values.length} candidates`,
    edits,
  };
}
