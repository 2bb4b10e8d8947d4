import { and, eq, inArray, sql } from 'drizzle-orm';
import { z } from 'zod';
import { now } from '#server/clock.ts';
import type { Tx } from '#server/db/transaction.ts';
import { AppError } from '#server/errors.ts';
import { recordChange, recordEvent } from '#server/events/record.ts';
import { services } from '#server/services.ts';
import { defineUndo, offerUndo } from '#server/undo/undo.ts';
import { planOf } from '../import/import-page.server.ts';
import type { ImportPlan } from '../import/plan.ts';
import type { Contact } from '../import/read-row.ts';
import { holdLead } from '../queries.server.ts';
import { companyDomain, plainName, plainPhone } from '../rules.ts';
import { stages } from '../stages.ts';
import { leadImports, leadNotes, leads } from '../tables.server.ts';
import { companyByStaff, ensureLead } from './ensure-lead.server.ts';
import { clearLeftovers } from './forget.server.ts';

const beforeSchema = z.object({
  name: z.string(),
  plainName: z.string(),
  phone: z.string(),
  plainPhone: z.string(),
  companyId: z.string().nullable(),
  stage: z.enum(stages),
  lostReason: z.string(),
  value: z.number().nullable(),
  nextStep: z.string(),
  nextStepOn: z.string().nullable(),
});

export const undoImport = defineUndo(
  'leads.import',
  z.object({
    at: z.string(),
    added: z.array(z.string()),
    changed: z.array(z.object({ id: z.string(), version: z.number(), before: beforeSchema })),
  }),
  async (tx, { at, added, changed }) => {
    // Records with news, notes or merges since the import stay.
    const untouched = and(
      inArray(leads.id, added),
      eq(leads.version, 1),
      eq(leads.lastAt, new Date(at)),
      sql`${leads.mergedInto} is null`,
      sql`not exists (select from ${leadNotes} where ${leadNotes.leadId} = ${leads.id})`,
      sql`not exists (select from leads half where half.merged_into = ${leads.id})`,
    );
    await tx.delete(leads).where(untouched);
    for (const { id, version, before } of changed)
      await tx
        .update(leads)
        .set({ ...before, version: version + 1 })
        .where(and(eq(leads.id, id), eq(leads.version, version)));
    await clearLeftovers(tx);
  },
);

/** A file of the staff's names a company that has no name yet, and renames none. */
const companyOfLine = (tx: Tx, { company, emailKey }: Contact) =>
  companyByStaff(tx, { name: company, renames: false }, companyDomain(emailKey));

/** Makes the record of a stranger; gives its id. */
async function add(tx: Tx, contact: Contact, at: Date): Promise<string> {
  const id = await ensureLead(tx, { ...contact, company: '', at }, 'import');
  const { value, nextStep, nextStepOn, stage, reason: lostReason } = contact;
  const companyId = await companyOfLine(tx, contact);
  await tx
    .update(leads)
    .set({ companyId, value, nextStep, nextStepOn, stage: stage ?? 'new', lostReason })
    .where(eq(leads.id, id));
  return id;
}

/** Writes what a line says over a record; gives how it was. */
async function change(tx: Tx, { id, contact, patch }: ImportPlan['changed'][number], actor: string) {
  const record = await holdLead(tx, id);
  const { company, ...fields } = patch;
  const version = record.version + 1;
  await tx
    .update(leads)
    .set({
      ...fields,
      ...(patch.name ? { plainName: plainName(patch.name) } : {}),
      ...(patch.phone ? { plainPhone: plainPhone(patch.phone) } : {}),
      ...(company ? { companyId: await companyOfLine(tx, contact) } : {}),
      ...(patch.stage ? { stageAt: now() } : {}),
      lastAt: now(),
      version,
    })
    .where(eq(leads.id, id));
  const keys = Object.keys(fields) as (keyof typeof fields)[];
  await recordChange(tx, {
    kind: 'lead.changed',
    subject: `lead:${id}`,
    actor,
    before: {
      ...Object.fromEntries(keys.map((key) => [key, record[key]])),
      ...(company ? { company: '' } : {}),
    },
    after: patch,
  });
  return { id, version, before: beforeSchema.parse(record) };
}

/** Writes a file in one go, if what would become of it is still what was shown; gives how many, and what takes it back. */
export async function writeImport(
  id: string,
  print: string,
  actor: string,
): Promise<{ added: number; changed: number; undo: string }> {
  return services().inTransaction(async (tx) => {
    const [found] = await tx.select().from(leadImports).where(eq(leadImports.id, id)).for('update');
    if (found?.actor !== actor)
      throw new AppError({
        status: 404,
        code: 'gone',
        message: 'This import no longer exists. Choose the file again.',
      });
    // Nobody becomes known between the look and the writing; who does so meanwhile waits for a moment.
    await tx.execute(sql`lock table lead_addresses in share row exclusive mode`);
    const current = await planOf(tx, found);
    if (current.print !== print)
      throw new AppError({
        status: 409,
        code: 'changed',
        message:
          'Some records have changed since you opened this page. Check the updated list, then import again.',
      });
    const at = now();
    const added: string[] = [];
    for (const { contact } of current.plan.added) added.push(await add(tx, contact, at));
    const changed: Awaited<ReturnType<typeof change>>[] = [];
    for (const line of current.plan.changed) changed.push(await change(tx, line, actor));
    await tx.delete(leadImports).where(eq(leadImports.id, id));
    const counts = { added: added.length, changed: changed.length };
    await recordEvent(tx, {
      kind: 'lead.imported',
      subject: 'lead',
      actor,
      data: { file: found.file, ...counts },
    });
    const undo = await offerUndo(tx, undoImport, { at: at.toISOString(), added, changed }, actor);
    return { ...counts, undo };
  });
}
