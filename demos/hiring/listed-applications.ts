import { daysBetween } from '#lib/time/days.ts';
import type { Application, Job, Person, Rows } from './records.ts';
import { shownPerson } from './shown-person.ts';

/** An application in the list of candidates. */
export interface ListedApplication {
  id: string;
  name: string;
  headline: string;
  email: string;
  jobId: string;
  job: string;
  stage: string;
  state: Application['state'];
  source: string;
  days: number;
  appliedOn: string;
}

interface Made {
  listed: ListedApplication;
  person: Person | undefined;
  job: Job | undefined;
  today: string;
}
// A change rebuilds one line of twenty thousand.
const known = new WeakMap<Application, Made>();

function listedOf(rows: Rows, application: Application, today: string): ListedApplication {
  const { id, jobId, stageId, state, source, since, endedOn, appliedOn } = application;
  const person = rows.people.get(application.personId);
  const job = rows.jobs.get(jobId);
  const made = known.get(application);
  if (made && made.person === person && made.job === job && made.today === today) return made.listed;
  const { name, headline, isHidden } = shownPerson(rows, application);
  const listed: ListedApplication = {
    id,
    name,
    headline,
    email: isHidden ? '' : (person?.email ?? ''),
    jobId,
    job: job?.title ?? '',
    stage: job?.stages.find((stage) => stage.id === stageId)?.name ?? '',
    state,
    source,
    days: Math.max(0, daysBetween(endedOn ?? since, today)),
    appliedOn,
  };
  known.set(application, { listed, person, job, today });
  return listed;
}

interface List {
  rows: Rows;
  today: string;
  mayOpen: (jobId: string) => boolean;
  list: readonly ListedApplication[];
}
let last: List | null = null;

/** The applications that somebody may open, the latest first. Whoever comes back to them finds the same list. */
export function listApplications(
  rows: Rows,
  today: string,
  mayOpen: (jobId: string) => boolean,
): readonly ListedApplication[] {
  const isSame = last?.today === today && last.mayOpen === mayOpen && last.rows.people === rows.people;
  if (last && isSame && last.rows.applications === rows.applications && last.rows.jobs === rows.jobs)
    return last.list;
  // By day, because twenty thousand share a few hundred days: sorting those is much less work.
  const byDay = new Map<string, ListedApplication[]>();
  for (const application of rows.applications.values()) {
    if (!mayOpen(application.jobId)) continue;
    const listed = listedOf(rows, application, today);
    const same = byDay.get(listed.appliedOn);
    if (same) same.push(listed);
    else byDay.set(listed.appliedOn, [listed]);
  }
  const days = [...byDay.keys()].sort((a, b) => (a < b ? 1 : -1));
  const list = days.flatMap((day) => byDay.get(day) ?? []);
  last = { rows, today, mayOpen, list };
  return list;
}
