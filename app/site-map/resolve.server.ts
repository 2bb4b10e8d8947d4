import { redirectOf } from '#features/publishing/published.server.ts';
import { readSettings } from '#server/settings/settings.ts';
import { stateOfPage } from './areas.server.ts';
import type { Page } from './page.ts';
import { shortcuts, siteMap } from './site-map.server.ts';

type Resolution =
  | { is: 'page'; page: Page; params: Record<string, string> }
  /** The right spelling of the same page, for good; or where an operator lets it lead, which may change. */
  | { is: 'moved'; to: string; byOperator?: true }
  /** A page of an area that is switched off. */
  | { is: 'off' }
  | { is: 'shortcut'; to: string }
  | { is: 'unknown' };

const fixed = new Map(siteMap.filter((page) => !page.path.includes(':')).map((page) => [page.path, page]));
const fixedByLowerCase = new Map([...fixed.keys()].map((path) => [path.toLowerCase(), path]));
const dynamic = siteMap
  .filter((page) => page.path.includes(':'))
  .map((page) => ({ page, parts: page.path.split('/') }));

function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

function matchDynamic(
  path: string,
  sameCase: boolean,
): { page: Page; params: Record<string, string>; spelled: string } | null {
  const parts = path.split('/');
  for (const { page, parts: pattern } of dynamic) {
    if (pattern.length !== parts.length) continue;
    const params: Record<string, string> = {};
    const spelled: string[] = [];
    const fits = pattern.every((expected, index) => {
      const given = parts[index] ?? '';
      if (expected.startsWith(':')) {
        params[expected.slice(1)] = given;
        spelled.push(encodeURIComponent(given));
        return given !== '';
      }
      spelled.push(expected);
      return sameCase ? given === expected : given.toLowerCase() === expected.toLowerCase();
    });
    if (fits) return { page, params, spelled: spelled.join('/') };
  }
  return null;
}

const isOff = ({ path }: Page): { is: 'off' } | null => (stateOfPage(path) === 'off' ? { is: 'off' } : null);

/** Whether an address belongs to an area that is switched off; costs next to nothing while none is. */
export const isSwitchedOff = (pathname: string): boolean =>
  Object.values(readSettings().areas.states).includes('off') && resolvePath(pathname).is === 'off';

/** Which page an address means: case, a slash at the end and percent signs forgiven by leading to the right one. */
export function resolvePath(pathname: string): Resolution {
  const page = fixed.get(pathname);
  if (page) return isOff(page) ?? { is: 'page', page, params: {} };
  // Before the dynamic routes: a post's old address has the form of one.
  const led = redirectOf(pathname) ?? redirectOf(decode(pathname).replace(/(?<=.)\/+$/, ''));
  if (led !== undefined) return { is: 'moved', to: led, byOperator: true };
  const exact = matchDynamic(pathname, true);
  if (exact) {
    const params = Object.fromEntries(
      Object.entries(exact.params).map(([key, value]) => [key, decode(value)]),
    );
    // One spelling of each address: else a page could be kept under thousands.
    const spelled = exact.page.path.replace(/:(\w+)/g, (_, key) => encodeURIComponent(params[key] ?? ''));
    if (spelled !== pathname && decode(spelled) === decode(pathname)) return { is: 'moved', to: spelled };
    return isOff(exact.page) ?? { is: 'page', page: exact.page, params };
  }
  const plain = decode(pathname)
    .replace(/\/{2,}/g, '/')
    .replace(/(?<=.)\/+$/, '');
  const lower = plain.toLowerCase();
  const spelled = fixedByLowerCase.get(lower);
  if (spelled) return { is: 'moved', to: spelled };
  const shortcut = shortcuts[lower];
  if (shortcut) return { is: 'shortcut', to: shortcut };
  const loose = matchDynamic(plain, false);
  if (loose) return { is: 'moved', to: loose.spelled };
  return { is: 'unknown' };
}
