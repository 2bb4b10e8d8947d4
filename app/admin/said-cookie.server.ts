import { z } from 'zod';
import { cookieIn, cookieLine, noCookieLine } from '#server/http/cookies.ts';

/** What a page of the panel says once after something was done. */
const saidSchema = z.object({
  text: z.string().max(300),
  /** The step that undoes it. */
  undo: z.string().max(100).optional(),
  /** Something that is shown only once. */
  secret: z.string().max(200).optional(),
});
export type Said = z.output<typeof saidSchema>;

/** The header that hands a message to the next page. It is a cookie, because anyone could put a message into an address. */
export const sayNext = (said: Said): string => cookieLine('said', JSON.stringify(said), 60);

/** The header that clears the message, so that it is shown only once. */
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
