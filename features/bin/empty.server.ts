import { inArray } from 'drizzle-orm';
import { z } from 'zod';
import type { StaffArea } from '#lib/staff/staff-areas.ts';
import { binnedKinds, purgeFromBin, restoreFromBin } from '#server/bin/bin.ts';
import { binItems } from '#server/bin/tables.ts';
import type { Tx } from '#server/db/transaction.ts';
import { AppError, forbidden } from '#server/errors.ts';
import { mayWriteSection } from '#server/panel-access.ts';
import { services } from '#server/services.ts';

/** The person who restores or deletes, with the areas they may work in. */
interface Worker {
  actor: string;
  areas: readonly StaffArea[];
}

type Treat = (tx: Tx, id: string, actor: string) => Promise<boolean>;

/** Handles all the chosen items or none of them: if one belongs to a section this person can't change, nothing is done. */
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

/** Restores the chosen items; returns how many. */
export const restoreItems = (ids: readonly string[], worker: Worker): Promise<number> =>
  treat(ids, worker, restoreFromBin);

/** Deletes the chosen items for good before their date; returns how many. */
export const purgeItems = (ids: readonly string[], worker: Worker): Promise<number> =>
  treat(ids, worker, purgeFromBin);
