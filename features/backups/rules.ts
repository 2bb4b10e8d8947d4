/** How a backup stands, as the page says it. */
export type BackupStanding = 'waiting' | 'running' | 'stalled' | 'here' | 'elsewhere' | 'failed';

interface Row {
  state: 'waiting' | 'running' | 'done' | 'failed' | 'removed';
  seenAt: Date;
}

const patienceMs = 120_000;

/** One that has not shown for two minutes that it goes on was cut off: the server stopped, or the row came out of a backup itself. */
export function standingOf({ state, seenAt }: Row, fileHere: boolean, now: Date): BackupStanding {
  if (state === 'failed' || state === 'removed') return 'failed';
  if (state === 'done') return fileHere ? 'here' : 'elsewhere';
  return now.getTime() - seenAt.getTime() > patienceMs ? 'stalled' : state;
}

/** Whether a new one has to wait for it. */
export const isUnderWay = (standing: BackupStanding): boolean =>
  standing === 'waiting' || standing === 'running';

/** Which finished backups go, newest first, so that no more are left than were wanted. */
export const beyond = <T extends { askedAt: Date }>(done: readonly T[], keep: number): T[] =>
  done.toSorted((a, b) => b.askedAt.getTime() - a.askedAt.getTime()).slice(keep);
