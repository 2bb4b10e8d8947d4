import { createRandom } from '#lib/random/random.ts';
import { daysLater } from '#lib/time/days.ts';
import type { ListsOf } from '../../app-kit/sandbox/edits.ts';
import type { Application, Interview, Job, Mail, Note, Person, Records, Scorecard } from '../records.ts';
import { sampleCompany } from '../staff.ts';
import { seedJobs } from './jobs.ts';
import { seedPeople } from './seed-people.ts';
import { seedTalks } from './seed-talks.ts';

/** The application that the role of the candidate sees: its interview waits for an hour to be chosen. */
export const sampleApplicant = 'a21';

/** Somebody who came twice: by another road, with the name written differently. */
function secondTime(person: Person, id: string, name: string, change: Partial<Person>): Person {
  return {
    ...person,
    id,
    name,
    resume: person.resume.replace(person.name, name),
    file: `cv-${id}.pdf`,
    ...change,
  };
}

/** What the timeline of an application says about its stages. */
function notesOf({ id, path, source, state, reason, endedOn }: Application, job: Job | undefined): Note[] {
  const name = (stageId: string) => job?.stages.find((stage) => stage.id === stageId)?.name ?? stageId;
  const notes: Note[] = path.map(({ stageId, on }, at) => ({
    id: `${id}-${at}`,
    applicationId: id,
    on,
    by: at === 0 ? 'candidate' : 'ines',
    kind: at === 0 ? 'applied' : 'moved',
    text: at === 0 ? `Applied. Source: ${source}` : `Moved to ${name(stageId)}`,
  }));
  if (endedOn && state !== 'hired')
    notes.push({
      id: `${id}-end`,
      applicationId: id,
      on: endedOn,
      by: state === 'withdrawn' ? 'candidate' : 'ines',
      kind: 'ended',
      text: `${state === 'withdrawn' ? 'Withdrew' : 'Rejected'}: ${reason}`,
    });
  return notes;
}

/** What has happened to applications: scorecards, interviews, mails, and the lines of their timelines. */
export function happened(
  applications: readonly Application[],
  jobs: readonly Job[],
  day: string,
  random: () => number,
): Pick<ListsOf<Records>, 'scorecards' | 'interviews' | 'mails' | 'notes'> {
  const scorecards: Scorecard[] = [];
  const interviews: Interview[] = [];
  const mails: Mail[] = [];
  const notes: Note[] = [];
  const byJob = new Map(jobs.map((job) => [job.id, job]));
  for (const application of applications) {
    const job = byJob.get(application.jobId);
    notes.push(...notesOf(application, job));
    if (!job) continue;
    const talks = seedTalks(application, job, day, random);
    scorecards.push(...talks.scorecards);
    interviews.push(...talks.interviews);
    mails.push(...talks.mails);
    notes.push(...talks.notes);
  }
  return { scorecards, interviews, mails, notes };
}

/** Six posts and their candidates around a day; the same day always gives the same ones. */
export function seed(day: string): ListsOf<Records> {
  const random = createRandom(4103);
  const jobs = seedJobs(day);
  const { people, applications } = seedPeople(day, jobs, random);

  const applicant = applications.findIndex(({ id }) => id === sampleApplicant);
  // Somebody who is asked to choose an hour.
  const asked = applications[applicant];
  if (asked) applications[applicant] = { ...asked, turn: 'candidate', since: daysLater(day, -2) };

  const again: [at: number, name: (name: string) => string, change: Partial<Person>, jobId: string][] = [
    [3, (name) => name.replace(/^(\S)\S+/, '$1.'), {}, 'platform'],
    [30, (name) => name, { email: 'second.address@example.org' }, 'data'],
    [61, (name) => name.split(' ').toReversed().join(' '), { phone: '' }, 'field'],
  ];
  for (const [at, rename, change, jobId] of again) {
    const first = people[at];
    if (!first) continue;
    const id = `p${people.length + 1}`;
    const on = daysLater(day, -2);
    people.push(
      secondTime(first, id, rename(first.name), { ...change, addedOn: on, keepUntil: daysLater(on, 270) }),
    );
    applications.push({
      id: `a${applications.length + 1}`,
      personId: id,
      jobId,
      stageId: 'new',
      since: on,
      turn: 'ines',
      source: 'Job board',
      appliedOn: on,
      state: 'active',
      reason: '',
      endedOn: null,
      path: [{ stageId: 'new', on }],
    });
  }

  return {
    jobs,
    people,
    applications,
    ...happened(applications, jobs, day, random),
    files: [],
    company: [sampleCompany],
  };
}
