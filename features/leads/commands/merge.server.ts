import { and, eq, inArray } from 'drizzle-orm';
import { z } from 'zod';
import { now } from '#server/clock.ts';
import type { Tx } from '#server/db/transaction.ts';
import { AppError, badInput } from '#server/errors.ts';
import { recordEvent } from '#server/events/record.ts';
import { services } from '#server/services.ts';
import { defineUndo, offerUndo } from '#server/undo/undo.ts';
import { addressesOf, holdLead, type Lead, notesOf } from '../queries.server.ts';
import { stages } from '../stages.ts';
import { leadAddresses, leadNotes, leads, leadsApart } from '../tables.server.ts';

/** What a merged record takes over from its other half where it has nothing of its own. */
const filledSchema = z.object({
  phone: z.string(),
  plainPhone: z.string(),
  companyId: z.string().nullable(),
  companyTyped: z.string().default(''),
  stage: z.enum(stages),
  value: z.number().nullable(),
  ownerId: z.string().nullable(),
  nextStep: z.string(),
  nextStepOn: z.string().nullable(),
});
type Filled = z.output<typeof filledSchema>;

const filledOf = (lead: Lead): Filled => filledSchema.parse(lead);

/** Both records as one: what the first lacks comes from the second, and the further stage counts. */
export function mergedFields(keep: Filled, other: Filled): Filled {
  const hasStep = keep.nextStep !== '' || keep.nextStepOn !== null;
  return {
    phone: keep.phone || other.phone,
    plainPhone: keep.phone ? keep.plainPhone : other.plainPhone,
    companyId: keep.companyId ?? other.companyId,
    companyTyped: keep.companyTyped || other.companyTyped,
    stage: keep.stage === 'new' ? other.stage : keep.stage,
    value: keep.value ?? other.value,
    ownerId: keep.ownerId ?? other.ownerId,
    nextStep: hasStep ? keep.nextStep : other.nextStep,
    nextStepOn: hasStep ? keep.nextStepOn : other.nextStepOn,
  };
}

const undoSchema = z.object({
  keep: z.string(),
  other: z.string(),
  addresses: z.array(z.string()),
  notes: z.array(z.string()),
  before: filledSchema,
  after: filledSchema,
});

export const undoMerge = defineUndo('lead.merge', undoSchema, async (tx, data, actor) => {
  const keep = await holdLead(tx, data.keep);
  const [other] = await tx.select().from(leads).where(eq(leads.id, data.other)).for('update');
  if (other?.mergedInto !== data.keep)
    throw new AppError({
      status: 409,
      code: 'over',
      message: 'These records have changed since the merge, so it can’t be undone.',
    });
  await tx.update(leads).set({ mergedInto: null }).where(eq(leads.id, other.id));
  await tx
    .update(leadAddresses)
    .set({ leadId: other.id })
    .where(and(inArray(leadAddresses.emailKey, data.addresses), eq(leadAddresses.leadId, keep.id)));
  await tx
    .update(leadNotes)
    .set({ leadId: other.id })
    .where(and(inArray(leadNotes.id, data.notes), eq(leadNotes.leadId, keep.id)));
  // What somebody edited since the merging stays as they wrote it.
  const current = filledOf(keep);
  const names = Object.keys(filledSchema.shape) as (keyof Filled)[];
  const untouched = names.filter((name) => current[name] === data.after[name]);
  const back = Object.fromEntries(untouched.map((name) => [name, data.before[name]]));
  await tx
    .update(leads)
    .set({ ...back, version: keep.version + 1 })
    .where(eq(leads.id, keep.id));
  await recordEvent(tx, { kind: 'lead.unmerged', subject: `lead:${keep.id}`, actor });
});

async function holdBoth(tx: Tx, id: string, other: string): Promise<[Lead, Lead]> {
  // In one order for everybody: two who merge the same pair the other way round do not wait for each other.
  const held = new Map<string, Lead>();
  for (const each of [id, other].toSorted()) held.set(each, await holdLead(tx, each));
  const [keep, gone] = [held.get(id), held.get(other)];
  if (!keep || !gone) throw new Error('both records are held');
  return [keep, gone];
}

/** Makes two records one in the caller's transaction; gives the one that stays, and what taking it back needs. */
export async function joinLeads(tx: Tx, id: string, otherId: string, actor: string) {
  const [keep, other] = await holdBoth(tx, id, otherId);
  const addresses = (await addressesOf(tx, [other.id])).map(({ emailKey }) => emailKey);
  const notes = (await notesOf(tx, [other.id])).map((note) => note.id);
  const before = filledOf(keep);
  const after = mergedFields(before, filledOf(other));
  await tx.update(leadAddresses).set({ leadId: keep.id }).where(eq(leadAddresses.leadId, other.id));
  await tx.update(leadNotes).set({ leadId: keep.id }).where(eq(leadNotes.leadId, other.id));
  await tx.update(leads).set({ mergedInto: keep.id }).where(eq(leads.id, other.id));
  await tx
    .update(leads)
    .set({ ...after, lastAt: now(), version: keep.version + 1 })
    .where(eq(leads.id, keep.id));
  await recordEvent(tx, {
    kind: 'lead.merged',
    subject: `lead:${keep.id}`,
    actor,
    data: { with: other.name },
  });
  return { kept: keep, offered: { keep: keep.id, other: other.id, addresses, notes, before, after } };
}

/** Makes two records one; gives the name that stays and the step that takes it back. */
export async function mergeLeads(
  { id, other: otherId }: { id: string; other: string },
  actor: string,
): Promise<{ name: string; undo: string }> {
  if (id === otherId) throw badInput({ other: 'These are already the same record.' });
  return services().inTransaction(async (tx) => {
    const { kept, offered } = await joinLeads(tx, id, otherId, actor);
    return { name: kept.name, undo: await offerUndo(tx, undoMerge, offered, actor) };
  });
}

/** Says that two records which look alike are two people. */
export async function keepApart({ id, other }: { id: string; other: string }, actor: string): Promise<void> {
  await services().inTransaction(async (tx) => {
    await holdBoth(tx, id, other);
    const [a = id, b = other] = [id, other].toSorted();
    await tx.insert(leadsApart).values({ a, b }).onConflictDoNothing();
    await recordEvent(tx, { kind: 'lead.told-apart', subject: `lead:${id}`, actor });
  });
}
