import { createHash, randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { recordChange } from '../../events/record.ts';
import { newId } from '../../ids.ts';
import { defineJob } from '../../jobs/define.ts';
import { enqueue } from '../../jobs/jobs.ts';
import { sendMail } from '../../outbox/outbox.ts';
import { services } from '../../services.ts';

export const later = defineJob({
  name: 'backup-test-later',
  schema: z.object({ text: z.string() }),
  run: async () => {},
});
const fileKey = (id: string): string => `enquiries/${id}`;
const nasty = 'tab\t line\n back\\slash \\N "quotes" ünï \u2028 ';

/** Files as the writers wrote them, by key. */
export const written = new Map<string, string>();

/** A file first, then the row that names it; of some the row goes again, then the file. */
async function writeFiles(): Promise<void> {
  const { inTransaction, storage } = services();
  const id = newId();
  const bytes = randomBytes(500 + Math.floor(Math.random() * 60_000));
  written.set(fileKey(id), createHash('sha256').update(bytes).digest('hex'));
  await storage.put(fileKey(id), bytes, 'application/octet-stream');
  await inTransaction((tx) =>
    tx.execute(
      sql`insert into enquiry_files values (${id}, null, ${nasty}, 'application/octet-stream', ${bytes.length}, now())`,
    ),
  );
  if (Math.random() < 0.6) {
    await inTransaction((tx) => tx.execute(sql`delete from enquiry_files where id = ${id}`));
    await storage.delete(fileKey(id));
  }
}

/** A mail, its event and a job that waits, in one transaction. */
async function writeMail(): Promise<void> {
  await services().inTransaction(async (tx) => {
    const id = await sendMail(tx, {
      to: `${newId()}@example.com`,
      purpose: 'backup.test',
      mail: { subject: nasty, preview: '', blocks: [] },
    });
    await recordChange(tx, {
      kind: 'settings.changed',
      subject: id,
      actor: 'system',
      before: null,
      after: { big: 1e15, nasty },
    });
    await enqueue(tx, later, { text: nasty }, { startAfter: new Date(Date.now() + 3_600_000) });
  });
}

/** Moves something from one row to another: only one moment sees both sides. */
async function move(): Promise<void> {
  await services().inTransaction(async (tx) => {
    const amount = Math.floor(Math.random() * 5);
    await tx.execute(sql`update page_counts set views = views - ${amount} where page = '/a'`);
    await tx.execute(sql`update page_counts set views = views + ${amount} where page = '/b'`);
  });
}

/** What is there before the writing begins: an issued invoice that nobody may change, references in a circle of one. */
export async function seedHardRows(): Promise<void> {
  await services().inTransaction(async (tx) => {
    for (const page of ['/a', '/b'])
      await tx.execute(sql`insert into page_counts values ('2026-11-16', ${page}, '', '', 'other', 1000)`);
    const invoice = newId();
    await tx.execute(sql`insert into invoices (id, kind, number, state, email, email_key, seller, buyer, title, note, currency, discount, treatment,
      tax_note, subtotal, discount_amount, net, taxes, tax, gross, delivered, reason, reminders, created_by, created_at, changed_at, issued_on)
      values (${invoice}, 'invoice', 'T-1', 'draft', 'a@example.com', 'a@example.com', '{}', '{}', '', '', 'EUR', 0, 'domestic',
      '', 0, 0, 0, '[]', 0, 0, '', '', 0, 'system', now(), now(), '2026-11-16')`);
    await tx.execute(sql`insert into invoice_lines select (jsonb_populate_record(null::invoice_lines, jsonb_object_agg(column_name,
      case when column_name = 'invoice_id' then to_jsonb(${invoice}::text) when column_name = 'id' then to_jsonb(gen_random_uuid()::text)
        when data_type in ('integer', 'bigint', 'numeric') then '1'::jsonb else '"x"'::jsonb end))).*
      from information_schema.columns where table_name = 'invoice_lines'`);
    await tx.execute(sql`update invoices set state = 'issued' where id = ${invoice}`);
  });
}

/** Writes with several hands until it is told to stop; gives how often each wrote. */
export function startWriting(): () => Promise<number> {
  let going = true;
  let count = 0;
  const hands = [writeFiles, writeFiles, writeMail, move, move].map(async (write) => {
    while (going) {
      await write();
      count += 1;
    }
  });
  return async () => {
    going = false;
    await Promise.all(hands);
    return count;
  };
}
