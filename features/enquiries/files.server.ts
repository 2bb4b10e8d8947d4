import { and, inArray, isNull } from 'drizzle-orm';
import { fileTypeFromBuffer } from 'file-type';
import { now } from '#server/clock.ts';
import type { Tx } from '#server/db/transaction.ts';
import { badInput } from '#server/errors.ts';
import { newId } from '#server/ids.ts';
import { services } from '#server/services.ts';
import { largestFile } from './choices.ts';
import { fileNameFor, kindOf } from './file-kind.ts';
import { readFileToken } from './links.server.ts';
import type { KeptFile } from './queries.server.ts';
import { enquiryFiles } from './tables.server.ts';

/** Where a file lies. */
export const storageKey = (fileId: string): string => `enquiries/${fileId}`;

/** A file as it arrived. */
interface ArrivedFile {
  name: string;
  bytes: Uint8Array;
}

/** Looks at a file's content and keeps it for a form that is still to be sent; throws 422 for what is not taken. */
export async function keepFile({ name, bytes }: ArrivedFile): Promise<KeptFile> {
  if (bytes.length > largestFile)
    throw badInput({ files: `“${name}” is larger than 10 MB. Send a link instead.` });
  const kind = kindOf(bytes, (await fileTypeFromBuffer(bytes))?.mime);
  if (!kind)
    throw badInput({
      files: `“${name}” isn’t a PDF, Office file, picture or plain text. Save it as one of those.`,
    });
  const file: KeptFile = {
    id: newId(),
    messageId: null,
    name: fileNameFor(name, kind),
    contentType: kind.contentType,
    bytes: bytes.length,
    createdAt: now(),
  };
  const { storage, database } = services();
  // The row first: a file without a row would never be forgotten.
  await database.db.insert(enquiryFiles).values(file);
  await storage.put(storageKey(file.id), bytes, kind.contentType);
  return file;
}

/** Hands uploaded files over to the message they came with. */
export async function attachFiles(tx: Tx, messageId: string, tokens: readonly string[]): Promise<void> {
  const ids = tokens.map(readFileToken).filter((id) => id !== null);
  if (ids.length < tokens.length)
    throw badInput({
      files: 'We only keep an unsent file for a day, and that has passed. Please choose it again.',
    });
  if (ids.length === 0) return;
  const rows = await tx
    .update(enquiryFiles)
    .set({ messageId })
    .where(and(inArray(enquiryFiles.id, ids), isNull(enquiryFiles.messageId)))
    .returning({ id: enquiryFiles.id });
  if (rows.length < new Set(ids).size)
    throw badInput({
      files: 'A file is no longer here or was sent with another message. Please choose it again.',
    });
}
