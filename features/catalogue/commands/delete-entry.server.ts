import { and, eq, getTableColumns, sql } from 'drizzle-orm';
import { z } from 'zod';
import { defineBinned, putInBin } from '#server/bin/bin.ts';
import { binItems } from '#server/bin/tables.ts';
import type { Tx } from '#server/db/transaction.ts';
import { AppError } from '#server/errors.ts';
import { bump } from '#server/freshness/freshness.ts';
import { services } from '#server/services.ts';
import { mayDelete } from '../staff/rules.ts';
import { notThere } from '../submissions/errors.server.ts';
import { submissions } from '../submissions/tables.server.ts';
import { applications } from '../tables.server.ts';
import { catalogueTag } from '../visible.server.ts';

const refused = (message: string) => new AppError({ status: 409, code: 'over', message });

// What the database makes from the others is not put back.
const { search: _, ...written } = getTableColumns(applications);
const columns = sql.join(
  Object.values(written).map(({ name }) => sql.identifier(name)),
  sql`, `,
);

export const binnedEntry = defineBinned({
  kind: 'application',
  label: 'Application',
  section: 'applications',
  schema: z.object({
    /** As the database itself writes its row. */
    row: z.record(z.string(), z.unknown()),
    /** The submission it was made from, if there was one. */
    submissionId: z.string().nullable(),
  }),
  restore: async (tx, { row }) => {
    const { rowCount } = await tx.execute(sql`
      insert into applications (${columns})
      select ${columns} from jsonb_populate_record(null::applications, ${JSON.stringify(row)}::jsonb)
      on conflict do nothing`);
    if (rowCount === 0)
      throw refused('Another application now has this address, so this one can’t be restored.');
    await bump(tx, catalogueTag);
  },
});

/** Puts an entry of the catalogue into the bin; gives what takes it back. Its words stay known to the search. */
export const deleteEntry = (id: string, actor: string): Promise<string> =>
  services().inTransaction(async (tx) => {
    const [entry] = await tx.select().from(applications).where(eq(applications.id, id)).for('update');
    if (!entry) throw notThere();
    if (!mayDelete({ status: entry.status, submission: null }))
      throw refused('This application is waiting for a decision. Decide about it first.');
    const { rows } = await tx.execute<{ row: Record<string, unknown> }>(
      sql`select to_jsonb(a) - 'search' as row from applications a where a.id = ${id}`,
    );
    const [submission] = await tx
      .select({ id: submissions.id })
      .from(submissions)
      .where(eq(submissions.slug, entry.slug));
    await tx.delete(applications).where(eq(applications.id, id));
    await bump(tx, catalogueTag);
    const content = { row: rows[0]?.row ?? {}, submissionId: submission?.id ?? null };
    return putInBin(tx, binnedEntry, { subjectId: id, label: entry.name, content, actor });
  });

/** Forgets what the bin holds of a submission that goes: its owner does not want it back, and its pictures go too. */
export async function forgetBinnedEntry(tx: Tx, submissionId: string): Promise<void> {
  await tx
    .delete(binItems)
    .where(
      and(eq(binItems.kind, binnedEntry.kind), sql`${binItems.content} ->> 'submissionId' = ${submissionId}`),
    );
}
