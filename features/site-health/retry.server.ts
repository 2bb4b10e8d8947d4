import { z } from 'zod';
import { AppError } from '#server/errors.ts';
import { recordEvent } from '#server/events/record.ts';
import { services } from '#server/services.ts';

/** One job. */
export const oneJob = z.object({ queue: z.string().max(100), id: z.uuid() });

/** Lets a job that used up its tries run again. */
export async function retryJob(queue: string, id: string, actor: string): Promise<void> {
  const found = await services().inTransaction(async (tx) => {
    const again = await services().jobs.retry(tx, queue, id);
    if (again) await recordEvent(tx, { kind: 'job.retried', subject: `job:${id}`, actor, data: { queue } });
    return again;
  });
  if (!found)
    throw new AppError({
      status: 409,
      code: 'not_failed',
      message: 'This job is already running again or no longer exists.',
    });
}
