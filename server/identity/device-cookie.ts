import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import type { Env } from '../env.ts';
import { isHttps } from '../http/origin.ts';

/** The browser of a request, told from others by a cookie that no script reads. */
export interface Browser {
  userAgent: string;
  /** The cookie's value, if the browser has one. */
  device: string | null;
  /** Gives the browser such a cookie. */
  keepDevice: (value: string) => void;
}

const name = 'device';
const form = /^[\w-]{22}$/;

/** Reads the browser of a request. */
export function browserOf(context: Context, env: Env): Browser {
  const device = getCookie(context, name) ?? '';
  return {
    userAgent: context.req.header('user-agent') ?? '',
    device: form.test(device) ? device : null,
    keepDevice: (value) =>
      setCookie(context, name, value, {
        path: '/',
        httpOnly: true,
        sameSite: 'Lax',
        secure: isHttps(env.PUBLIC_URL),
        maxAge: 400 * 86_400,
      }),
  };
}
