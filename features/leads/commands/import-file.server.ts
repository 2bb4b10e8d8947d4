import { and, eq, lt } from 'drizzle-orm';
import { readCsv } from '#lib/csv-read.ts';
import { grouped } from '#lib/grouped.ts';
import { now } from '#server/clock.ts';
import { badInput } from '#server/errors.ts';
import { ground } from '#server/ground.ts';
import { newId } from '#server/ids.ts';
import { defineRetention } from '#server/retention/define.ts';
import { byColumns } from '../import/columns.ts';
import { leadImports } from '../tables.server.ts';

const mostRows = 2000;

/** The words of a file: spreadsheets that do not write UTF-8 write Windows-1252. */
function wordsOf(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

interface NewImport {
  bytes: Uint8Array;
  name: string;
  overwrites: boolean;
}

/** Takes a file of contacts in to be looked at; nothing of it is a record yet. Gives its id. */
export async function takeImport({ bytes, name, overwrites }: NewImport, actor: string): Promise<string> {
  const text = wordsOf(bytes);
  if (text.includes('\0'))
    throw badInput({ file: 'This is no CSV file. Save the list as CSV and choose that.' });
  const read = readCsv(text);
  if (read.openQuote !== null)
    throw badInput({ file: `A quotation mark in line ${read.openQuote} is never shut.` });
  const { rows: all, used, unused } = byColumns(read);
  const rows = all.filter(({ fields }) => Object.keys(fields).length > 0);
  if (!used.some((heading) => /mail/i.test(heading)))
    throw badInput({ file: 'No column of the first line is called “E-mail”.' });
  if (rows.length === 0) throw badInput({ file: 'There is no line below the headings.' });
  if (rows.length > mostRows)
    throw badInput({
      file: `There are ${grouped(rows.length)} lines; ${grouped(mostRows)} can be brought in at once.`,
    });
  const id = newId();
  const row = { id, actor, file: name, rows, unused, overwrites, createdAt: now() };
  await ground().database.db.insert(leadImports).values(row);
  return id;
}

/** Lets a file go without writing anything. */
export async function dropImport(id: string, actor: string): Promise<void> {
  await ground()
    .database.db.delete(leadImports)
    .where(and(eq(leadImports.id, id), eq(leadImports.actor, actor)));
}

/** Forgets files that nobody wrote within a day; gives how many. */
export async function forgetImports(): Promise<number> {
  const before = new Date(now().getTime() - 86_400_000);
  const { rowCount } = await ground()
    .database.db.delete(leadImports)
    .where(lt(leadImports.createdAt, before));
  return rowCount ?? 0;
}

defineRetention({ name: 'lead-imports-forget', keeps: [], every: '35 * * * *', forget: forgetImports });
