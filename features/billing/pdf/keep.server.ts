import { createHash } from 'node:crypto';
import { and, eq, isNull } from 'drizzle-orm';
import { z } from 'zod';
import type { Tx } from '#server/db/transaction.ts';
import { defineJob } from '#server/jobs/define.ts';
import { enqueue } from '#server/jobs/jobs.ts';
import { log } from '#server/log.ts';
import { services } from '#server/services.ts';
import type { PaperKind } from '../links.server.ts';
import { linesOfInvoice, linesOfQuote } from '../queries.server.ts';
import { invoices, quotes } from '../tables.server.ts';
import { print } from './print.server.ts';

const paper = z.object({ kind: z.enum(['quote', 'invoice']), id: z.uuid() });
const file = z.object({ ...paper.shape, hash: z.string() });

/** The file name of a document. It depends on the content too: two prints at the same moment get different names, and the row says which counts. */
export const pdfKey = ({ kind, id, hash }: z.output<typeof file>): string =>
  `billing/${kind}-${id}-${hash.slice(0, 16)}.pdf`;
const hashOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

async function printQuote(id: string): Promise<{ hash: string | null; print: () => Promise<Buffer> } | null> {
  const { db } = services().database;
  const [row] = await db.select().from(quotes).where(eq(quotes.id, id));
  if (!row || row.state === 'draft') return null;
  return {
    hash: row.pdfHash,
    print: async () => print({ kind: 'quote', row, lines: await linesOfQuote(db, id) }),
  };
}

async function printInvoice(
  id: string,
): Promise<{ hash: string | null; print: () => Promise<Buffer> } | null> {
  const { db } = services().database;
  const [row] = await db.select().from(invoices).where(eq(invoices.id, id));
  if (!row || row.state === 'draft') return null;
  const [corrects] = row.correctsId
    ? await db.select({ number: invoices.number }).from(invoices).where(eq(invoices.id, row.correctsId))
    : [];
  return {
    hash: row.pdfHash,
    print: async () =>
      print({
        kind: row.kind,
        row,
        lines: await linesOfInvoice(db, id),
        ...(corrects?.number ? { corrects: corrects.number } : {}),
      }),
  };
}

/** Prints a document that went out, once, and keeps the file; gives its hash, or null for what is not out. */
export async function keepPdf(kind: PaperKind, id: string): Promise<string | null> {
  const printed = await (kind === 'quote' ? printQuote(id) : printInvoice(id));
  if (!printed) return null;
  if (printed.hash) return printed.hash;
  const { database, storage } = services();
  const bytes = await printed.print();
  const hash = hashOf(bytes);
  await storage.put(pdfKey({ kind, id, hash }), bytes, 'application/pdf');
  const set = { pdfHash: hash };
  const [row] =
    kind === 'quote'
      ? await database.db
          .update(quotes)
          .set(set)
          .where(and(eq(quotes.id, id), isNull(quotes.pdfHash)))
          .returning()
      : await database.db
          .update(invoices)
          .set(set)
          .where(and(eq(invoices.id, id), isNull(invoices.pdfHash)))
          .returning();
  if (row) return hash;
  const other = await (kind === 'quote' ? printQuote(id) : printInvoice(id));
  if (other?.hash !== hash) await storage.delete(pdfKey({ kind, id, hash }));
  return other?.hash ?? null;
}

/** The file of a document as it went out, or null; one that is not what was kept is not given. */
export async function readPdf(kind: PaperKind, id: string): Promise<Buffer | null> {
  const hash = await keepPdf(kind, id);
  const bytes = hash ? await services().storage.get(pdfKey({ kind, id, hash })) : null;
  if (!bytes || hashOf(bytes) === hash) return bytes;
  log().error({ kind, id }, 'a kept document is not what was kept');
  return null;
}

export const printJob = defineJob({
  name: 'billing-pdf',
  schema: paper,
  run: async ({ kind, id }) => {
    await keepPdf(kind, id);
  },
});

export const forgetJob = defineJob({
  name: 'billing-forget-pdf',
  schema: file,
  run: ({ kind, id, hash }) => services().storage.delete(pdfKey({ kind, id, hash })),
});

/** Lets a document be printed after the transaction, also where the server stops in between. */
export async function printLater(tx: Tx, kind: PaperKind, id: string): Promise<void> {
  await enqueue<z.output<typeof paper>>(tx, printJob, { kind, id });
}

/** Lets the file of a document go once the transaction that forgets it is done. */
export async function forgetFileLater(
  tx: Tx,
  kind: PaperKind,
  { id, hash }: { id: string; hash: string | null },
): Promise<void> {
  if (hash) await enqueue<z.output<typeof file>>(tx, forgetJob, { kind, id, hash });
}
