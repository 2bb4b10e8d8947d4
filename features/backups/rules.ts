/** How a backup stands, as the page says it. */
export type BackupStanding = 'waiting' | 'running' | 'stalled' | 'here' | 'elsewhere' | 'failed';

interface Row {
  state: 'waiting' | 'running' | 'done' | 'failed' | 'removed';
  seenAt: Date;
}

const patienceMs = 120_000;

/** A trial that runs longer than this was interrupted when its server stopped. */
export const longestTrialMs = 6 * 3_600_000;

/** A backup without a sign of progress for two minutes was cut off: the server stopped, or the row came from a backup itself. */
export function standingOf({ state, seenAt }: Row, fileHere: boolean, now: Date): BackupStanding {
  if (state === 'failed' || state === 'removed') return 'failed';
  if (state === 'done') return fileHere ? 'here' : 'elsewhere';
  return now.getTime() - seenAt.getTime() > patienceMs ? 'stalled' : state;
}

/** Whether a new one has to wait for it. */
export const isUnderWay = (standing: BackupStanding): boolean =>
  standing === 'waiting' || standing === 'running';

/** The finished backups to delete so that only the wanted number stays; takes them newest first. */
export const beyond = <T extends { askedAt: Date }>(done: readonly T[], keep: number): T[] =>
  done.toSorted((a, b) => b.askedAt.getTime() - a.askedAt.getTime()).slice(keep);

/** The state of the off-site copies, as the page shows it. */
export type OffsiteStanding = 'unset' | 'waiting' | 'fine' | 'late' | 'failed';

const dayMs = 86_400_000;

/** A copy is late when the last one is older than two days. If the last attempt failed, the state is failed instead. */
export function offsiteStanding(
  { isSet, lastAt, problem }: { isSet: boolean; lastAt: Date | null; problem: string | null },
  now: Date,
): OffsiteStanding {
  if (!isSet) return 'unset';
  if (problem) return 'failed';
  if (!lastAt) return 'waiting';
  return now.getTime() - lastAt.getTime() > 2 * dayMs ? 'late' : 'fine';
}

/** The state of the trial restores. */
export type TrialStanding = 'never' | 'running' | 'passed' | 'failed' | 'late';

interface TrialRow {
  state: 'running' | 'passed' | 'failed';
  startedAt: Date;
}

/** An interrupted trial has failed, and one older than nine days is late. */
export function trialStanding(last: TrialRow | null, now: Date): TrialStanding {
  if (!last) return 'never';
  const age = now.getTime() - last.startedAt.getTime();
  if (last.state === 'running') return age > longestTrialMs ? 'failed' : 'running';
  return last.state === 'passed' && age > 9 * dayMs ? 'late' : last.state;
}
