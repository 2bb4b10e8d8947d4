import { lte } from 'drizzle-orm';
import { z } from 'zod';
import { now } from '../clock.ts';
import type { Tx } from '../db/transaction.ts';
import { defineJob } from '../jobs/define.ts';
import { enqueue } from '../jobs/jobs.ts';
import { services } from '../services.ts';
import { withEveryAddress } from './addresses.ts';
import { personalData } from './declared.ts';
import type { DataSubject } from './define.ts';
import { dataRequests } from './tables.ts';

/** A job deletes people's files after the commit, so that a failed transaction loses no file. Their keys contain no names. */
export const deleteFiles = defineJob({
  name: 'personal-files-delete',
  schema: z.object({ keys: z.array(z.string()) }),
  retries: 30,
  run: async ({ keys }) => {
    for (const key of keys) await services().storage.delete(key);
  },
});

/** Erases everything about a person in the caller's transaction; the files follow. */
export async function erasePerson(tx: Tx, subject: DataSubject): Promise<void> {
  const person = await withEveryAddress(tx, subject);
  const parts = personalData();
  const keys: string[] = [];
  for (const { files } of parts) {
    const own = (await files?.(tx, person)) ?? [];
    keys.push(...own.filter(({ stays }) => !stays).map(({ key }) => key));
  }
  for (const part of parts.filter(({ last }) => !last)) await part.erase(tx, person);
  for (const part of parts.filter(({ last }) => last)) await part.erase(tx, person);
  if (keys.length > 0) await enqueue(tx, deleteFiles, { keys });
}

/** Forgets wishes whose link is over; gives how many. */
export async function forgetRequests(): Promise<number> {
  const { rowCount } = await services()
    .database.db.delete(dataRequests)
    .where(lte(dataRequests.expiresAt, now()));
  return rowCount ?? 0;
}
