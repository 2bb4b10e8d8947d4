import { z } from 'zod';
import { cookieIn, cookieLine, noCookieLine } from '#server/http/cookies.ts';

/** What a page of the panel says once after something was done. */
const saidSchema = z.object({
  text: z.string().max(300),
  /** The step that takes it back. */
  undo: z.string().max(100).optional(),
  /** Something that is shown this once and never again. */
  secret: z.string().max(200).optional(),
});
export type Said = z.output<typeof saidSchema>;

/** The header that hands a message to the next page. It is a cookie, because anyone could put a message into an address. */
export const sayNext = (said: Said): string => cookieLine('said', JSON.stringify(said), 60);

/** The header by which it is said only once. */
export const saidOnce = (): string => noCookieLine('said');

/** The message to show, if there is one. */
export function saidIn(request: Request): Said | null {
  const text = cookieIn(request, 'said');
  if (!text) return null;
  try {
    return saidSchema.parse(JSON.parse(text));
  } catch {
    return null;
  }
}
