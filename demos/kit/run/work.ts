/** How work reports its progress, and learns that it was cancelled. */
interface WorkHooks<Progress> {
  report: (progress: Progress) => void;
  signal: AbortSignal;
}

/** Something that takes its time. A rejection's message reaches the visitor, so it says in plain words what to do. */
export type Work<Job, Progress, Result> = (job: Job, hooks: WorkHooks<Progress>) => Promise<Result>;

/** How work ended. */
export type Outcome<Result> =
  | { is: 'done'; result: Result }
  | { is: 'cancelled' }
  | { is: 'failed'; message: string };

/** Waits for the end of work, however it ends. */
export async function outcomeOf<Result>(
  work: Promise<Result>,
  signal: AbortSignal,
): Promise<Outcome<Result>> {
  try {
    const result = await work;
    return signal.aborted ? { is: 'cancelled' } : { is: 'done', result };
  } catch (error) {
    if (signal.aborted) return { is: 'cancelled' };
    return { is: 'failed', message: error instanceof Error ? error.message : String(error) };
  }
}
