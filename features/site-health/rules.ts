import type { MailStanding } from '#lib/mail/mail-standing.ts';
import { counted } from '#lib/money/grouped.ts';

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
  if (!up) return { name, state: 'bad', words: 'Jobs aren’t running in this process.' };
  const oldest = queues
    .flatMap((queue) => (queue.oldest ? [new Date(queue.oldest)] : []))
    .toSorted((a, b) => a.getTime() - b.getTime())[0];
  const minutes = oldest ? minutesSince(oldest, now) : 0;
  if (minutes >= 5)
    return { name, state: 'bad', words: `The oldest job has been waiting for ${minutesText(minutes)}.` };
  const failed = queues.reduce((sum, queue) => sum + queue.failed, 0);
  if (failed > 0)
    return {
      name,
      state: 'warning',
      words: `Jobs are running. ${counted(failed, 'job', 'jobs')} failed in the last week.`,
    };
  return { name, state: 'good', words: 'Jobs are running, and none failed in the last week.' };
}

/** Whether mails leave. */
export function judgeMail(
  standing: MailStanding,
  { waiting, oldest, failed }: { waiting: number; oldest: Date | null; failed: number },
  now: Date,
): Check {
  const name = 'Email';
  if (standing === 'off')
    return {
      name,
      state: 'bad',
      words: 'No mail server is set up, so messages wait in the outbox. Set SMTP_URL.',
    };
  const minutes = oldest ? minutesSince(oldest, now) : 0;
  if (standing === 'failing' || minutes >= 30)
    return {
      name,
      state: 'bad',
      words: `${counted(waiting, 'email is', 'emails are')} waiting, the oldest for ${minutesText(minutes)}.`,
    };
  if (failed > 0)
    return {
      name,
      state: 'warning',
      words: `${counted(failed, 'email', 'emails')} could not be sent since yesterday.`,
    };
  return {
    name,
    state: 'good',
    words:
      waiting > 0 ? `${counted(waiting, 'email is', 'emails are')} on the way.` : 'No emails are waiting.',
  };
}

const gigabyte = 1024 ** 3;

/** Whether there is room. */
export function judgeDisk(disk: { free: number; all: number } | null): Check {
  const name = 'Disk';
  if (!disk) return { name, state: 'warning', words: 'We couldn’t find out how much space is free.' };
  const share = Math.round((100 * disk.free) / Math.max(1, disk.all));
  const words = `${(disk.free / gigabyte).toFixed(1)} GB free, ${share}% of the disk`;
  if (disk.free < gigabyte / 2) return { name, state: 'bad', words };
  return { name, state: disk.free < 5 * gigabyte && share < 10 ? 'warning' : 'good', words };
}
