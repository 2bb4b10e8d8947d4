import { and, eq } from 'drizzle-orm';
import { services } from '#server/services.ts';
import type { NoteWish } from '../schema.ts';
import { savedItems } from '../tables.server.ts';

/** Writes a note on something that this person saved; false where they have not. */
export async function writeNote({ kind, key, note }: NoteWish, userId: string): Promise<boolean> {
  const { rowCount } = await services()
    .database.db.update(savedItems)
    .set({ note })
    .where(and(eq(savedItems.userId, userId), eq(savedItems.kind, kind), eq(savedItems.key, key)));
  return (rowCount ?? 0) > 0;
}
