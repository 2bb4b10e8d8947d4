import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { outbox } from '#server/db/tables.ts';
import { services } from '#server/services.ts';
import type { OpenMail } from './schema.ts';

const wordsSchema = z.object({ subject: z.string(), text: z.string() });

/** One mail, or null; its words only where `withWords` says that the reader may see them. */
export async function openMail(id: string, withWords: boolean): Promise<OpenMail | null> {
  if (!z.uuid().safeParse(id).success) return null;
  const [row] = await services().database.db.select().from(outbox).where(eq(outbox.id, id));
  if (!row) return null;
  const { recipient: to, payload, channel: _, ...rest } = row;
  const { subject, text } = wordsSchema.parse(payload);
  return { ...rest, to, subject, text: withWords ? text : null };
}
