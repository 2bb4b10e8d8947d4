import { z } from 'zod';
import { services } from '#server/services.ts';
import { makeToken, readToken } from '#server/tokens.ts';

const purpose = 'collection.shown';
const claimSchema = z.object({ id: z.uuid(), share: z.uuid() });

/** The page that shows a collection to whoever has its address, until its `shareId` is another. */
export const shownUrl = (id: string, shareId: string): string =>
  `${services().env.PUBLIC_URL}/shared-collection?token=${makeToken(services().secret, purpose, { id, share: shareId })}`;

/** Which collection a token shows, and which share of it; null for a forged one. */
export function readShown(token: string): { id: string; share: string } | null {
  const parsed = claimSchema.safeParse(readToken(services().secret, purpose, token));
  return parsed.success ? parsed.data : null;
}
