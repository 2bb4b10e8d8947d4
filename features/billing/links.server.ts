import { z } from 'zod';
import { services } from '#server/services.ts';
import { makeToken, readToken } from '#server/tokens.ts';

/** The two kinds of pages that our emails lead to. */
export type PaperKind = 'quote' | 'invoice';

const idSchema = z.object({ id: z.uuid() });
const purposes = { quote: 'billing.quote', invoice: 'billing.invoice' } as const;

/** The token that opens one quote or invoice without an account. How the document stands, not a date in it, says what it is still good for. */
export const paperToken = (kind: PaperKind, id: string): string =>
  makeToken(services().secret, purposes[kind], { id });

/** The page of a quote or an invoice for the reader of our mail. */
export const paperUrl = (kind: PaperKind, id: string): string =>
  `${services().env.PUBLIC_URL}/billing/${kind}?token=${paperToken(kind, id)}`;

/** Which document a token opens, or null. */
export function readPaperToken(kind: PaperKind, token: string): string | null {
  const parsed = idSchema.safeParse(readToken(services().secret, purposes[kind], token.slice(0, 2000)));
  return parsed.success ? parsed.data.id : null;
}
