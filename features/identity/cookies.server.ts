import type { Context } from 'hono';
import { cookieLine, noCookieLine } from '#server/http/cookies.ts';
import { longestDays } from './rules.ts';
import type { Who } from './schema.ts';

const add = (context: Context, line: string): void => context.header('Set-Cookie', line, { append: true });

/** Gives the browser its session. The server ends it sooner when it is not used; the cookie need not know. */
export function setSessionCookies(context: Context, sid: string | null, who: Who): void {
  const seconds = longestDays * 86_400;
  if (sid) add(context, cookieLine('sid', sid, seconds));
  add(context, cookieLine('who', JSON.stringify(who), seconds));
}

/** Takes both cookies away. */
export function clearSessionCookies(context: Context): void {
  add(context, noCookieLine('sid'));
  add(context, noCookieLine('who'));
}

/** Keeps the nonce of the next Google credential, where no script can read it. */
export function setNonceCookie(context: Context, nonce: string): void {
  add(context, cookieLine('g_nonce', nonce, 600));
}

/** Takes the nonce away: it was used. */
export function clearNonceCookie(context: Context): void {
  add(context, noCookieLine('g_nonce'));
}
