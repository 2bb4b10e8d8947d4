import { eq } from 'drizzle-orm';
import { now } from '#server/clock.ts';
import type { DbOrTx } from '#server/db/transaction.ts';
import { AppError, badInput } from '#server/errors.ts';
import { recordEvent } from '#server/events/record.ts';
import { FetchProblem } from '#server/fetch/problems.ts';
import { checkAddress, reading } from '#server/fetch/public-address.ts';
import { newId } from '#server/ids.ts';
import { services } from '#server/services.ts';
import { nextRunAt } from '../rules.ts';
import { mostSchedules } from '../schedules.ts';
import type { NewSchedule } from '../schema.ts';
import { schedules } from '../tables.server.ts';
import { begin, countByHand, isWorkOpen } from './begin-run.server.ts';

const full = () =>
  new AppError({
    status: 422,
    code: 'full',
    message: `Your account already has ${mostSchedules} schedules. Delete one, and this one can be added.`,
  });

/** Refuses an address that we would not read, before anybody waits for a run that cannot work. */
async function checkReadable(address: string): Promise<void> {
  try {
    await checkAddress(address, services().env.TEST_FETCH_ORIGINS, undefined, reading);
  } catch (error) {
    if (!(error instanceof FetchProblem)) throw error;
    throw badInput({ address: error.message });
  }
}

/** The lowest place of an account that is free; throws 422 where all are taken. */
async function freePlace(db: DbOrTx, userId: string): Promise<number> {
  const rows = await db
    .select({ place: schedules.place })
    .from(schedules)
    .where(eq(schedules.userId, userId));
  const taken = new Set(rows.map(({ place }) => place));
  const free = Array.from({ length: mostSchedules }, (_, at) => at + 1).find((place) => !taken.has(place));
  if (free === undefined) throw full();
  return free;
}

/**
 * Makes a schedule and begins its first run, with which later ones are compared; gives its id. Throws 422 where the
 * address can't be read or has a schedule already, and where all places of the account are taken.
 */
export async function makeSchedule(
  { task, pace }: NewSchedule,
  { userId, zone }: { userId: string; zone: string },
): Promise<string> {
  await checkReadable(task.address);
  const id = newId();
  const at = now();
  const { work, address } = task;
  const row = { id, userId, work, address, task, pace, zone, startsAt: at, usedAt: at };
  // What can be told before is told before the run counts.
  await refuseSecond(row);
  await freePlace(services().database.db, userId);
  const isOpen = isWorkOpen(work);
  if (isOpen) await countByHand(userId);
  for (;;) {
    const isMade = await services().inTransaction(async (tx) => {
      const place = await freePlace(tx, userId);
      const nextAt = isOpen ? nextRunAt(pace, row, at) : at;
      const made = await tx
        .insert(schedules)
        .values({ ...row, place, nextRunAt: nextAt })
        .onConflictDoNothing()
        .returning({ id: schedules.id });
      if (made.length === 0) return false;
      if (isOpen) await begin(tx, row, 'hand');
      await recordEvent(tx, {
        kind: 'schedule.made',
        subject: `schedule:${id}`,
        actor: `user:${userId}`,
        data: { work },
      });
      return true;
    });
    if (isMade) return id;
    await refuseSecond(row);
    // Another form took the place meanwhile: the next one is tried.
  }
}

/** Throws where the account has a schedule for the address already. */
async function refuseSecond({
  userId,
  work,
  address,
}: Pick<typeof schedules.$inferSelect, 'userId' | 'work' | 'address'>) {
  const rows = await services()
    .database.db.select({ work: schedules.work, address: schedules.address })
    .from(schedules)
    .where(eq(schedules.userId, userId));
  if (rows.some((other) => other.work === work && other.address === address))
    throw badInput({
      address: 'You already have a schedule for this address. You can change how often it runs.',
    });
}
