import { now } from '#server/clock.ts';
import { AppError } from '#server/errors.ts';
import { ownResult } from '../queries.server.ts';
import { mostBytes, mostResults, refusalWords } from '../rules.ts';
import type { NewResult } from '../schema.ts';
import { toolResults } from '../tables.server.ts';
import { freePlace, inHistory } from './history.server.ts';

const full = () => new AppError({ status: 422, code: 'full', message: refusalWords.full });
const deletedThere = () => new AppError({ status: 410, code: 'deleted', message: refusalWords.deleted });
const newerKept = () => new AppError({ status: 409, code: 'newer_kept', message: refusalWords.newerKept });

/** Refuses what is larger than one result may be, all of it counted. */
export function refuseTooLarge(value: object, message: string): void {
  if (Buffer.byteLength(JSON.stringify(value)) > mostBytes)
    throw new AppError({ status: 422, code: 'too_large', message });
}

/**
 * Keeps a result in somebody's account, or a newer form of one that is there. In whatever order forms arrive, the one
 * that was made last is kept; an older one is refused, and so is one of a result that was deleted.
 */
export async function keepResult(id: string, result: NewResult, userId: string): Promise<void> {
  refuseTooLarge(result, refusalWords.tooLarge);
  const { changed, title, pinned, ...rest } = result;
  const form = { ...rest, madeAt: new Date(changed), changedAt: now() };
  await inHistory(userId, async ({ tx, deleted }) => {
    if (deleted.includes(id)) throw deletedThere();
    const { madeAt, isNamed, state } = toolResults;
    const [kept] = await tx.select({ madeAt, isNamed, state }).from(toolResults).where(ownResult(id, userId));
    if (!kept) {
      const place = await freePlace(tx, toolResults, { userId, most: mostResults });
      if (place === null) throw full();
      await tx.insert(toolResults).values({ userId, id, place, title, pinned, ...form });
      return;
    }
    const newerBy = form.madeAt.getTime() - kept.madeAt.getTime();
    // The same form once more: its first answer got lost.
    if (newerBy === 0 && kept.state === form.state) return;
    if (newerBy <= 0) throw newerKept();
    // What somebody named or pinned stays so: they say it by themselves (`changeResult`).
    await tx
      .update(toolResults)
      .set(kept.isNamed ? form : { ...form, title })
      .where(ownResult(id, userId));
  });
}
