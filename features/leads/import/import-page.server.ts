import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { DbOrTx } from '#server/db/transaction.ts';
import { services } from '#server/services.ts';
import { readSettings } from '#server/settings/settings.ts';
import { leadImports } from '../tables.server.ts';
import { likenessOf, recordsAt } from './known.server.ts';
import { type ImportPlan, planImport } from './plan.ts';
import { readRow } from './read-row.ts';

/** A file that is waiting to be imported. */
type Import = typeof leadImports.$inferSelect;

/** What importing the file would do now, and a fingerprint by which that plan is recognised later. */
export async function planOf(
  db: DbOrTx,
  { rows, overwrites }: Import,
): Promise<{ plan: ImportPlan; print: string }> {
  const { currency } = readSettings().billing;
  const contacts = rows.map((row) => readRow(row, currency)).filter((row) => 'emailKey' in row);
  const known = await recordsAt(
    db,
    contacts.map(({ emailKey }) => emailKey),
  );
  const strangers = contacts.filter(({ emailKey }) => !known.has(emailKey));
  const plan = planImport(rows, known, await likenessOf(db, strangers), { overwrites, currency });
  const print = createHash('sha256').update(JSON.stringify(plan)).digest('base64url').slice(0, 16);
  return { plan, print };
}

/** How many lines of each kind the preview shows. */
const most = 200;
const shown = <T>(lines: readonly T[]) => ({ count: lines.length, lines: lines.slice(0, most) });

/** The preview of a file, for the person who uploaded it; null if the file no longer exists. */
export async function importPage(id: string, actor: string) {
  const { db } = services().database;
  const [found] = await db.select().from(leadImports).where(eq(leadImports.id, id));
  if (found?.actor !== actor) return null;
  const { plan, print } = await planOf(db, found);
  return {
    file: found.file,
    overwrites: found.overwrites,
    unused: found.unused,
    print,
    added: shown(
      plan.added.map(({ line, name, email, note, contact }) => ({
        line,
        name,
        email,
        note,
        company: contact.company,
      })),
    ),
    changed: shown(
      plan.changed.map(({ line, name, email, id: lead, changes }) => ({ line, name, email, lead, changes })),
    ),
    same: plan.same.length,
    doubled: shown(plan.doubled),
    refused: shown(plan.refused),
  };
}

/** What the page of a dry run shows. */
export type ImportPage = NonNullable<Awaited<ReturnType<typeof importPage>>>;
