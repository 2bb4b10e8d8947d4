import type { Context } from 'hono';
import { cookieIn, cookieLine } from '../http/cookies.ts';

/** Identifies the browser of a request by a cookie that scripts can't read. */
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
