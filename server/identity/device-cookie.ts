import type { Context } from 'hono';
import { cookieIn, cookieLine } from '../http/cookies.ts';

/** The browser of a request, told from others by a cookie that no script reads. */
export interface Browser {
  userAgent: string;
  /** The cookie's value, if the browser has one. */
  device: string | null;
  /** Gives the browser such a cookie. */
  keepDevice: (value: string) => void;
}

const form = /^[\w-]{22}$/;

/** Reads the browser of a request. */
export function browserOf(context: Context): Browser {
  const device = cookieIn(context.req.raw, 'device') ?? '';
  return {
    userAgent: context.req.header('user-agent') ?? '',
    device: form.test(device) ? device : null,
    keepDevice: (value) =>
      context.header('Set-Cookie', cookieLine('device', value, 400 * 86_400), { append: true }),
  };
}
