import { inArray } from 'drizzle-orm';
import { z } from 'zod';
import type { StaffArea } from '#lib/staff/staff-areas.ts';
import { binnedKinds, purgeFromBin, restoreFromBin } from '#server/bin/bin.ts';
import { binItems } from '#server/bin/tables.ts';
import type { Tx } from '#server/db/transaction.ts';
import { AppError, forbidden } from '#server/errors.ts';
import { mayWriteSection } from '#server/panel-access.ts';
import { services } from '#server/services.ts';

/** Whoever works with the bin. */
interface Worker {
  actor: string;
  areas: readonly StaffArea[];
}

type Treat = (tx: Tx, id: string, actor: string) => Promise<boolean>;

/** Treats the chosen things, all of them or none: one that is not theirs refuses the rest too. */
function treat(ids: readonly string[], { actor, areas }: Worker, how: Treat): Promise<number> {
  const known = ids.filter((id) => z.uuid().safeParse(id).success);
  return services().inTransaction(async (tx) => {
    const rows = await tx
      .select({ id: binItems.id, kind: binItems.kind })
      .from(binItems)
      .where(inArray(binItems.id, known));
    if (rows.length === 0)
      throw new AppError({ status: 409, code: 'gone', message: 'None of these are in the bin any more.' });
    const sections = new Map(binnedKinds().map(({ kind, section }) => [kind, section]));
    if (!rows.every(({ kind }) => mayWriteSection(areas, sections.get(kind) ?? '')))
      throw forbidden(
        'You chose something from a part of the panel that you can’t change, so nothing was done.',
      );
    let done = 0;
    for (const { id } of rows) if (await how(tx, id, actor)) done += 1;
    return done;
  });
}

/** Puts the chosen things back where they were; gives how many. */
export const restoreItems = (ids: readonly string[], worker: Worker): Promise<number> =>
  treat(ids, worker, restoreFromBin);

/** Lets the chosen things go for good, before their date; gives how many. */
export const purgeItems = (ids: readonly string[], worker: Worker): Promise<number> =>
  treat(ids, worker, purgeFromBin);
