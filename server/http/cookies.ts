import { parse, serialize } from 'hono/utils/cookie';
import { services } from '../services.ts';
import { isHttps } from './origin.ts';

interface CookieKind {
  /** A page's own script may read it; nothing is decided by what it says. */
  readable?: true;
  sameSite: 'Lax' | 'Strict';
}

/** Every cookie that the site sets. */
const cookies = {
  /** The session. */
  sid: { sameSite: 'Lax' },
  /** Whom the header shows; features/identity/who-cookie.ts and app/shell/boot.ts read it in the browser. */
  who: { sameSite: 'Lax', readable: true },
  /** The nonce that a credential of Google's button must fit. */
  g_nonce: { sameSite: 'Lax' },
  /** Identifies the browser among those in which an account is used. */
  device: { sameSite: 'Lax' },
  /** The answer to a puzzle, beside the SDK's next call. */
  captcha: { sameSite: 'Strict' },
  /** The conversation that this browser has begun as a chat. */
  chat: { sameSite: 'Lax' },
  /** What the panel's next page says once. */
  said: { sameSite: 'Lax' },
} as const satisfies Record<string, CookieKind>;

/** A cookie by the name that the code knows it by. */
type CookieName = keyof typeof cookies;

/** All of them. */
export const cookieNames = Object.keys(cookies) as CookieName[];

/**
 * What a cookie is called in the browser. Over https the prefix lets browsers refuse one that a neighbouring host or
 * an unencrypted page tries to plant; over http they would refuse ours.
 */
const nameInBrowser = (name: CookieName, https: boolean): string => (https ? `__Host-${name}` : name);

const comesByHttps = (): boolean => isHttps(services().env.PUBLIC_URL);

/** The value of a `Set-Cookie` header: a cookie for so many seconds. */
export function cookieLine(name: CookieName, value: string, seconds: number): string {
  const { sameSite, readable }: CookieKind = cookies[name];
  const secure = comesByHttps();
  return serialize(nameInBrowser(name, secure), value, {
    path: '/',
    maxAge: seconds,
    httpOnly: !readable,
    sameSite,
    secure,
  });
}

/** The value of a `Set-Cookie` header that takes a cookie away. */
export const noCookieLine = (name: CookieName): string => cookieLine(name, '', 0);

/** The cookie that a request carries, under the name of the scheme that visitors come by and no other. */
export function cookieIn(request: { headers: Headers }, name: CookieName): string | undefined {
  const known = nameInBrowser(name, comesByHttps());
  return parse(request.headers.get('cookie') ?? '', known)[known];
}
