import { and, eq, lt } from 'drizzle-orm';
import { now } from '#server/clock.ts';
import { AppError, badInput } from '#server/errors.ts';
import { newId } from '#server/ids.ts';
import { defineRetention } from '#server/retention/define.ts';
import { services } from '#server/services.ts';
import { inThread } from '#server/tools/in-thread.ts';
import importThread from '../import/read-file.thread.ts?thread';
import type { ReadFile } from '../import/read-file.ts';
import { leadImports } from '../tables.server.ts';

/** The largest allowed file is read in a tenth of a second. */
const limitMs = 10_000;

interface NewImport {
  bytes: Uint8Array;
  name: string;
  overwrites: boolean;
}

/** Reads a file in a separate thread, because its contents can't be trusted. */
async function readInThread(bytes: Uint8Array): Promise<ReadFile> {
  try {
    return await inThread<ReadFile>(importThread, bytes, { signal: AbortSignal.timeout(limitMs) });
  } catch (error) {
    const said = error instanceof AppError && error.code === 'failed' ? error.message : tooMuch;
    throw badInput({ file: said });
  }
}

const tooMuch = 'This file is too large to read. Leave out columns, or import it in parts.';

/** Stores a file of contacts for the preview and returns its id. It adds no records yet. */
export async function takeImport({ bytes, name, overwrites }: NewImport, actor: string): Promise<string> {
  const { rows, unused } = await readInThread(bytes);
  const id = newId();
  const row = { id, actor, file: name, rows, unused, overwrites, createdAt: now() };
  await services().database.db.insert(leadImports).values(row);
  return id;
}

/** Deletes the file without importing anything. */
export async function dropImport(id: string, actor: string): Promise<void> {
  await services()
    .database.db.delete(leadImports)
    .where(and(eq(leadImports.id, id), eq(leadImports.actor, actor)));
}

/** Deletes files that nobody imported within a day; returns how many. */
export async function forgetImports(): Promise<number> {
  const before = new Date(now().getTime() - 86_400_000);
  const { rowCount } = await services()
    .database.db.delete(leadImports)
    .where(lt(leadImports.createdAt, before));
  return rowCount ?? 0;
}

export const leadImportsForget = defineRetention({
  name: 'lead-imports-forget',
  keeps: [],
  every: '35 * * * *',
  forget: forgetImports,
});
