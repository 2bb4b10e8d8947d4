import { inArray, or } from 'drizzle-orm';
import { emailKeyOf } from '#lib/mail/email-key.ts';
import { events } from '#server/db/tables.ts';
import type { DbOrTx } from '#server/db/transaction.ts';
import { type DataSubject, definePersonalData } from '#server/personal-data/define.ts';
import { namesOneOf } from '#server/personal-data/names-one-of.ts';
import { readSettings } from '#server/settings/settings.ts';
import { followLead } from './commands/follow-address.server.ts';
import { clearLeftovers } from './commands/forget.server.ts';
import { notesOf } from './queries.server.ts';
import { leadAddresses, leadImports, leadNotes, leads } from './tables.server.ts';

const idsOf = (userId: string | null): string[] => (userId ? [userId] : []);

/** The records of somebody's addresses, with the other halves that were merged into them. */
async function recordsOf(db: DbOrTx, { emailKeys }: DataSubject): Promise<string[]> {
  const rows = await db
    .select({ id: leadAddresses.leadId })
    .from(leadAddresses)
    .where(inArray(leadAddresses.emailKey, emailKeys));
  const ids = new Set(rows.map(({ id }) => id));
  for (let found = [...ids]; found.length > 0; ) {
    const halves = await db.select({ id: leads.id }).from(leads).where(inArray(leads.mergedInto, found));
    found = halves.map(({ id }) => id).filter((id) => !ids.has(id));
    for (const id of found) ids.add(id);
  }
  return [...ids];
}

const actorsOf = (userId: string | null): string[] => idsOf(userId).map((id) => `user:${id}`);
const importsNaming = (db: DbOrTx, { emailKeys }: DataSubject) =>
  db.select().from(leadImports).where(namesOneOf(leadImports.rows, emailKeys));

export const leadsData = definePersonalData({
  name: 'leads',
  tables: ['leads', 'lead_addresses', 'lead_notes', 'lead_companies', 'leads_apart', 'lead_imports'],
  export: async (db, person) => {
    const ids = await recordsOf(db, person);
    return {
      records: await db
        .select({
          name: leads.name,
          phone: leads.phone,
          company: leads.companyTyped,
          stage: leads.stage,
          value: leads.value,
          nextStep: leads.nextStep,
          nextStepOn: leads.nextStepOn,
          lostReason: leads.lostReason,
          since: leads.createdAt,
          lastAt: leads.lastAt,
        })
        .from(leads)
        .where(inArray(leads.id, ids)),
      // About them, so theirs to know; who wrote it is somebody else's.
      notes: (await notesOf(db, ids)).map(({ body, createdAt }) => ({ body, createdAt })),
      noted: await db
        .select({ createdAt: leadNotes.createdAt })
        .from(leadNotes)
        .where(inArray(leadNotes.authorId, idsOf(person.userId))),
      // A file that waits for a day at most holds others too: the lines that name this person are theirs.
      imports: (await importsNaming(db, person)).flatMap(({ rows }) =>
        rows
          .filter(({ fields }) => person.emailKeys.includes(emailKeyOf(fields.email ?? '') ?? ''))
          .map(({ fields }) => fields),
      ),
      imported: await db
        .select({ file: leadImports.file, createdAt: leadImports.createdAt })
        .from(leadImports)
        .where(inArray(leadImports.actor, actorsOf(person.userId))),
    };
  },
  follow: followLead,
  remains: {
    leads: 'Records of other people stay, without this person as the member of staff who looks after them.',
    lead_companies: 'The company stays while the studio knows someone else there.',
    lead_notes: 'Notes they wrote as staff about other people stay, under the studio’s name.',
  },
  erase: async (tx, person) => {
    const ids = await recordsOf(tx, person);
    await tx
      .update(events)
      .set({ data: {} })
      .where(
        inArray(
          events.subject,
          ids.map((id) => `lead:${id}`),
        ),
      );
    await tx.delete(leads).where(or(inArray(leads.id, ids), inArray(leads.mergedInto, ids)));
    await clearLeftovers(tx);
    await tx
      .delete(leadImports)
      .where(
        or(
          inArray(leadImports.actor, actorsOf(person.userId)),
          namesOneOf(leadImports.rows, person.emailKeys),
        ),
      );
    const mine = idsOf(person.userId);
    await tx.update(leads).set({ ownerId: null }).where(inArray(leads.ownerId, mine));
    await tx
      .update(leadNotes)
      .set({ authorId: null, author: readSettings().brand.name })
      .where(inArray(leadNotes.authorId, mine));
  },
});
