import type { CookieSeen } from '../cookies/read-cookie.ts';
import type { Result } from './scores.ts';

/** From the mildest to the worst; the worst of all cookies is the result. */
const order: readonly Result[] = [
  'cookies-without-secure-flag-but-protected-by-hsts',
  'cookies-without-secure-flag',
  'cookies-session-without-secure-flag-but-protected-by-hsts',
  'cookies-samesite-flag-invalid',
  'cookies-anticsrf-without-samesite-flag',
  'cookies-session-without-httponly-flag',
  'cookies-session-without-secure-flag',
];

// A balancer of one host sets it; nobody who is hosted there can change it.
const notTheirs = new Set(['heroku-session-affinity']);
const sites = new Set(['lax', 'strict', 'none']);

function faultsOf({ name, secure, httpOnly, sameSite }: CookieSeen, hsts: boolean): Result[] {
  const session = /login|sess/i.test(name);
  const faults: Result[] = [];
  if (sameSite !== null && (!sites.has(sameSite) || (sameSite === 'none' && !secure)))
    faults.push('cookies-samesite-flag-invalid');
  if (!secure)
    faults.push(hsts ? 'cookies-without-secure-flag-but-protected-by-hsts' : 'cookies-without-secure-flag');
  if (/csrf/i.test(name) && !sameSite) faults.push('cookies-anticsrf-without-samesite-flag');
  if (session && !secure)
    faults.push(
      hsts
        ? 'cookies-session-without-secure-flag-but-protected-by-hsts'
        : 'cookies-session-without-secure-flag',
    );
  if (session && !httpOnly) faults.push('cookies-session-without-httponly-flag');
  return faults;
}

/** How well cookies are kept from others; `hsts` says whether browsers keep to https by themselves. */
export function testCookies(cookies: readonly CookieSeen[], hsts: boolean): Result {
  const counted = cookies.filter(({ name }) => !notTheirs.has(name));
  if (counted.length === 0) return 'cookies-not-found';
  const faults = counted.flatMap((cookie) => faultsOf(cookie, hsts));
  const worst = Math.max(...faults.map((fault) => order.indexOf(fault)));
  const found = order[worst];
  if (found) return found;
  return counted.every(({ sameSite }) => sameSite)
    ? 'cookies-secure-with-httponly-sessions-and-samesite'
    : 'cookies-secure-with-httponly-sessions';
}
