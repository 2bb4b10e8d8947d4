import { services } from '#server/services.ts';
import { notThere, ownResult } from '../queries.server.ts';
import type { ResultChange } from '../schema.ts';
import { toolResults } from '../tables.server.ts';

/** Renames or pins one's own result; throws 404 where it is not theirs. */
export async function changeResult(id: string, change: ResultChange, userId: string): Promise<void> {
  const { rowCount } = await services()
    .database.db.update(toolResults)
    .set(change.title === undefined ? change : { ...change, isNamed: true })
    .where(ownResult(id, userId));
  if (rowCount === 0) throw notThere();
}
