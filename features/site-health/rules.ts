import type { MailStanding } from '#lib/mail/mail-standing.ts';

/** One thing that has to be well. */
export interface Check {
  name: string;
  state: 'good' | 'warning' | 'bad';
  words: string;
}

const minutesSince = (moment: Date, now: Date): number =>
  Math.floor((now.getTime() - moment.getTime()) / 60_000);
const minutesText = (minutes: number): string =>
  minutes < 120 ? `${minutes} minutes` : `${Math.floor(minutes / 60)} hours`;

/** Whether work outside of requests goes on: jobs that could run and wait for minutes are stuck. */
export function judgeJobs(
  up: boolean,
  queues: readonly { failed: number; oldest: string | null }[],
  now: Date,
): Check {
  const name = 'Jobs';
  if (!up) return { name, state: 'bad', words: 'They do not run in this process.' };
  const oldest = queues
    .flatMap((queue) => (queue.oldest ? [new Date(queue.oldest)] : []))
    .toSorted((a, b) => a.getTime() - b.getTime())[0];
  const minutes = oldest ? minutesSince(oldest, now) : 0;
  if (minutes >= 5)
    return { name, state: 'bad', words: `The oldest waits for ${minutesText(minutes)} already.` };
  const failed = queues.reduce((sum, queue) => sum + queue.failed, 0);
  if (failed > 0) return { name, state: 'warning', words: `They run; ${failed} failed in the last week.` };
  return { name, state: 'good', words: 'They run, and none failed in the last week.' };
}

/** Whether mails leave. */
export function judgeMail(
  standing: MailStanding,
  { waiting, oldest, failed }: { waiting: number; oldest: Date | null; failed: number },
  now: Date,
): Check {
  const name = 'Mail';
  if (standing === 'off')
    return { name, state: 'bad', words: 'No mail server is set (SMTP_URL): messages wait in the outbox.' };
  const minutes = oldest ? minutesSince(oldest, now) : 0;
  if (standing === 'failing' || minutes >= 30)
    return { name, state: 'bad', words: `${waiting} wait, the oldest for ${minutesText(minutes)}.` };
  if (failed > 0) return { name, state: 'warning', words: `${failed} could not be sent since yesterday.` };
  return { name, state: 'good', words: waiting > 0 ? `${waiting} on their way.` : 'Nothing waits.' };
}

const gigabyte = 1024 ** 3;

/** Whether there is room. */
export function judgeDisk(disk: { free: number; all: number } | null): Check {
  const name = 'Disk';
  if (!disk) return { name, state: 'warning', words: 'How much is free could not be learned.' };
  const share = Math.round((100 * disk.free) / Math.max(1, disk.all));
  const words = `${(disk.free / gigabyte).toFixed(1)} GB free, ${share} % of the disk`;
  if (disk.free < gigabyte / 2) return { name, state: 'bad', words };
  return { name, state: disk.free < 5 * gigabyte && share < 10 ? 'warning' : 'good', words };
}
