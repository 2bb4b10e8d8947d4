import { z } from 'zod';
import { makeKey } from '#features/api-keys/commands/make-key.server.ts';
import { backups } from '#features/backups/tables.server.ts';
import { anotherNetwork } from '#features/enquiries/testing/world.server.ts';
import { siteExports } from '#features/export/tables.server.ts';
import { addLeadNote } from '#features/leads/commands/add-note.server.ts';
import { ensureLead } from '#features/leads/commands/ensure-lead.server.ts';
import { takeImport } from '#features/leads/commands/import-file.server.ts';
import { keepApart, mergeLeads } from '#features/leads/commands/merge.server.ts';
import { moveStage } from '#features/leads/commands/move-stage.server.ts';
import { defineBinned, putInBin } from '#server/bin/bin.ts';
import { now } from '#server/clock.ts';
import { newId } from '#server/ids.ts';
import { suppress } from '#server/mail/suppression/suppression.ts';
import { services } from '#server/services.ts';
import { saveView } from '#server/tables/views.ts';
import type { Traceable } from './traceable.ts';

const binnedNote = defineBinned({
  kind: 'world-note',
  label: 'Note',
  section: 'bin',
  schema: z.object({ email: z.string(), words: z.string() }),
  restore: async () => {},
});

/** Somebody with a lead record that was merged from two, and another who looks like them. */
export async function becomeLead({ userId, email, name, word }: Traceable): Promise<void> {
  const heard = (known: { email: string; name: string; company: string; phone: string }) =>
    services().inTransaction((tx) =>
      ensureLead(tx, { ...known, emailKey: known.email, at: now() }, 'enquiry'),
    );
  const own = { name, company: `${word}-firm`, phone: word };
  const id = await heard({ ...own, email });
  const actor = `user:${userId}`;
  await mergeLeads({ id, other: await heard({ ...own, email: `${word}@${word}.example` }) }, actor);
  await addLeadNote(id, { note: `${word}-call`, address: anotherNetwork() }, { userId, name });
  await moveStage({ id, stage: 'lost', reason: `${word}-reason` }, actor);
  const other = await heard({ email: `pat@${newId()}.example`, name: 'Pat', company: '', phone: '' });
  await keepApart({ id, other }, actor);
  const bytes = new TextEncoder().encode(`Name,E-mail,Company\n${name},${email},${word}-listed\n`);
  await takeImport({ bytes, name: `${word}.csv`, overwrites: false }, actor);
}

/** Works here: names a view, makes a backup, deletes something that names them, and can take it back; mail to them came back. */
export async function workAsStaff({ userId, email, word }: Traceable): Promise<void> {
  const actor = `user:${userId}`;
  const content = { email, words: `${word}-binned` };
  await services().inTransaction(async (tx) => {
    await saveView(tx, 'outbox', { name: `${word}-view`, query: '', shared: true }, { userId });
    await suppress(tx, { email, reason: 'bounce', detail: `${word}-bounced` }, actor);
    const at = now();
    await tx
      .insert(backups)
      .values({ id: newId(), name: 'none.tar.gz', state: 'removed', actor, askedAt: at, seenAt: at });
    await putInBin(tx, binnedNote, { subjectId: newId(), label: 'A note', content, actor });
  });
  await services()
    .database.db.insert(siteExports)
    .values({ id: newId(), state: 'removed', actor, done: 0, total: 0, askedAt: now(), seenAt: now() });
  const lasts = { endsOn: '2027-06-30', key: undefined };
  await makeKey({ name: 'The ledger', scopes: ['read:events'], ...lasts }, actor);
}
