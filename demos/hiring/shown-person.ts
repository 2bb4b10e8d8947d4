import type { Application, Job, Person, Rows } from './records.ts';

/** What a screen may show of somebody. */
interface ShownPerson {
  name: string;
  headline: string;
  /** True while the job hides who its candidates are. */
  isHidden: boolean;
}

/** Whether who somebody is stays hidden: the job asks for it, and nothing has been decided. */
export const isHidden = (job: Job | undefined, application: Application): boolean => {
  if (!job?.isAnonymous || application.state !== 'active') return false;
  const stage = job.stages.find(({ id }) => id === application.stageId);
  // From the interviews on people meet, and nothing can be hidden any more.
  return stage?.kind === 'new' || stage?.kind === 'task' || stage?.id === 'call';
};

const number = (id: string): string => {
  const digits = /\d+$/.exec(id)?.[0];
  if (digits && digits.length < 6) return digits;
  let sum = 0;
  for (const letter of id) sum = (sum * 31 + letter.charCodeAt(0)) % 9000;
  return String(sum + 1000);
};

/** What an application is called on the screen: a name, or a number while the job screens anonymously. */
export function shownPerson(rows: Rows, application: Application): ShownPerson {
  const person = rows.people.get(application.personId);
  if (isHidden(rows.jobs.get(application.jobId), application))
    return {
      name: `Candidate ${number(application.id)}`,
      headline: (person?.headline ?? '').replace(/ at .*$/, ''),
      isHidden: true,
    };
  return { name: person?.name ?? 'Somebody', headline: person?.headline ?? '', isHidden: false };
}

/** The first name, for a line as short as 'Ines’s turn'. */
export const firstName = (person: Pick<Person, 'name'>): string => person.name.split(' ')[0] ?? person.name;
