import { z } from 'zod';
import { now } from '#server/clock.ts';
import { services } from '#server/services.ts';
import { makeToken, readToken } from '#server/tokens.ts';

const purpose = 'publishing.preview';
const claimSchema = z.object({ id: z.uuid(), exp: z.number() });
/** How long a colleague can look at a draft by its link. */
const previewDays = 7;
const dayMs = 86_400_000;

/** The address under which a colleague reads the newest words of an entry, for a week. */
export function previewUrl(id: string): string {
  const ends = new Date(now().getTime() + previewDays * dayMs);
  return `${services().env.PUBLIC_URL}/preview?${new URLSearchParams({ token: makeToken(services().secret, purpose, { id }, ends) })}`;
}

/** Which entry a preview link opens and until when, or null. */
export function readPreviewLink(token: string): { id: string; endsAt: Date } | null {
  const parsed = claimSchema.safeParse(readToken(services().secret, purpose, token));
  return parsed.success ? { id: parsed.data.id, endsAt: new Date(parsed.data.exp) } : null;
}
