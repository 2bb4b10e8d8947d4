import { postStreamed } from '#lib/files/streamed.ts';
import type { Work } from './work.ts';

/** Where a run on the server stands: in the line, at a place, or at work. */
export type ServerReport<Progress> = { is: 'waiting'; place: number } | { is: 'working'; progress: Progress };

/** Work for `useRun` that one of the server's tools does (`POST /api/tools/NAME`); cancelling ends it there, too. */
export function onServer<Job, Progress, Result>(
  tool: string,
  ask?: typeof fetch,
): Work<Job, ServerReport<Progress>, Result> {
  return (job, { report, signal }) =>
    postStreamed<Progress, Result>(
      `/api/tools/${tool}`,
      job,
      {
        waiting: (place) => report({ is: 'waiting', place }),
        progress: (progress) => report({ is: 'working', progress }),
        signal,
      },
      ask,
    );
}
