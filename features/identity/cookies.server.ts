import type { Context } from 'hono';
import { deleteCookie, setCookie } from 'hono/cookie';
import type { CookieOptions } from 'hono/utils/cookie';
import { ground } from '#server/ground.ts';
import { isHttps } from '#server/http/origin.ts';
import { longestDays } from './rules.ts';
import type { Who } from './schema.ts';

/** The cookie that carries a session. */
export const sessionCookie = 'sid';
// The page's script may read this one, for showing a name.
const whoCookie = 'who';
/** The cookie that a credential of Google's button must fit. */
export const nonceCookie = 'g_nonce';

const options = (more: CookieOptions = {}): CookieOptions => ({
  path: '/',
  sameSite: 'Lax',
  secure: isHttps(ground().env.PUBLIC_URL),
  ...more,
});

/** Gives the browser its session. The server ends it sooner when it is not used; the cookie need not know. */
export function setSessionCookies(context: Context, sid: string | null, who: Who): void {
  const maxAge = longestDays * 86_400;
  if (sid) setCookie(context, sessionCookie, sid, options({ httpOnly: true, maxAge }));
  setCookie(context, whoCookie, JSON.stringify(who), options({ maxAge }));
}

/** Takes both cookies away. */
export function clearSessionCookies(context: Context): void {
  deleteCookie(context, sessionCookie, options({ httpOnly: true }));
  deleteCookie(context, whoCookie, options());
}

/** Keeps the nonce of the next Google credential, where no script can read it. */
export function setNonceCookie(context: Context, nonce: string): void {
  setCookie(context, nonceCookie, nonce, options({ httpOnly: true, maxAge: 600, path: '/api/session' }));
}

/** Takes the nonce away: it was used. */
export function clearNonceCookie(context: Context): void {
  deleteCookie(context, nonceCookie, options({ httpOnly: true, path: '/api/session' }));
}
