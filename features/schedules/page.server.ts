import { isUuid } from '#lib/text/uuid.ts';
import { channelsOf } from '#server/notices/choices.ts';
import { services } from '#server/services.ts';
import { changesText, isNews } from './changes.ts';
import { isWorkOpen } from './commands/begin-run.server.ts';
import { ownRun, schedulesOf } from './queries.server.ts';
import { failuresToPause, works } from './schedules.ts';
import type { Task } from './schema.ts';
import { aboutTask } from './task-words.ts';

/** What becomes of emails about changes: they leave, wait for a mail server or for the address, or nobody wants them. */
export type MailWay = 'leaves' | 'not set up' | 'unconfirmed' | 'unwanted';

interface Person {
  userId: string;
  emailVerified: boolean;
}

async function mailWay({ userId, emailVerified }: Person): Promise<MailWay> {
  const { database, mail } = services();
  if (!emailVerified) return 'unconfirmed';
  if (!(await channelsOf(database.db, userId)).schedule.mail) return 'unwanted';
  return mail.configured ? 'leaves' : 'not set up';
}

type RunRow = Awaited<ReturnType<typeof schedulesOf>>[number]['runs'][number];

/** A run as lists show it. */
const lineOf = ({ id, by, startedAt, endedAt, ok, said, changes }: RunRow) => ({
  id,
  by,
  startedAt: startedAt.toISOString(),
  going: endedAt === null,
  ok,
  said,
  /** What is different from the run before; null where there was none to compare with. */
  changed: changes && changesText(changes),
  news: changes !== null && isNews(changes),
});
export type ShownRun = ReturnType<typeof lineOf>;

async function listOf(userId: string) {
  return (await schedulesOf(userId)).map(({ id, work, address, task, pace, runs, ...row }) => ({
    id,
    work,
    address,
    pace,
    about: aboutTask(task),
    nextRunAt: row.nextRunAt?.toISOString() ?? null,
    paused: row.pausedAt !== null,
    pausedByFailures: row.pausedAt !== null && row.failures >= failuresToPause,
    going: runs.some(({ endedAt }) => endedAt === null),
    runs: runs.filter(({ endedAt }) => endedAt !== null).map(lineOf),
  }));
}

/** One run's result; null where there is none of this name in the account. */
async function openRun(id: string, userId: string) {
  const own = isUuid(id) ? await ownRun(id, userId) : null;
  if (!own) return null;
  const { run, schedule } = own;
  const task: Task = schedule.task;
  return {
    ...lineOf(run),
    work: schedule.work,
    address: schedule.address,
    about: aboutTask(task),
    changes: run.changes,
    found: run.found,
  };
}
export type OpenRun = NonNullable<Awaited<ReturnType<typeof openRun>>>;

/** Everything that the page of the account shows for an address. */
export async function shownSchedules(person: Person & { zone: string }, query: URLSearchParams) {
  const run = query.get('run');
  return {
    zone: person.zone,
    mail: await mailWay(person),
    /** The work that the operators have switched off. */
    closed: works.filter((work) => !isWorkOpen(work)),
    schedules: await listOf(person.userId),
    /** What is open; undefined where the list is, null where it is gone. */
    open: run === null ? undefined : await openRun(run, person.userId),
  };
}
export type ShownSchedules = Awaited<ReturnType<typeof shownSchedules>>;
export type ShownSchedule = ShownSchedules['schedules'][number];
