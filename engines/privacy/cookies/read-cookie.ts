/** A cookie as a server set it. */
export interface CookieSeen {
  name: string;
  secure: boolean;
  httpOnly: boolean;
  /** As it was written, in small letters; null where nothing was. */
  sameSite: string | null;
  domain: string | null;
  path: string | null;
  /** How long it stays, in seconds; null for as long as the browser is open. */
  seconds: number | null;
  line: string;
}

function secondsOf(attributes: ReadonlyMap<string, string>, now: Date): number | null {
  const maxAge = attributes.get('max-age');
  if (maxAge !== undefined && /^-?\d+$/.test(maxAge)) return Number(maxAge);
  const expires = Date.parse(attributes.get('expires') ?? '');
  return Number.isNaN(expires) ? null : Math.round((expires - now.getTime()) / 1000);
}

/** Reads a Set-Cookie line; null where it names nothing. */
function readCookie(line: string, now: Date): CookieSeen | null {
  const [pair = '', ...rest] = line.split(';');
  const name = pair.includes('=') ? pair.slice(0, pair.indexOf('=')).trim() : '';
  if (name === '') return null;
  const attributes = new Map(
    rest.map((part) => {
      const [key = '', ...value] = part.split('=');
      return [key.trim().toLowerCase(), value.join('=').trim()] as const;
    }),
  );
  return {
    name,
    secure: attributes.has('secure'),
    httpOnly: attributes.has('httponly'),
    sameSite: attributes.get('samesite')?.toLowerCase() ?? null,
    domain: attributes.get('domain') || null,
    path: attributes.get('path') || null,
    seconds: secondsOf(attributes, now),
    line,
  };
}

/** The cookies that a browser would hold after these lines: a later one of the same name takes the place of an earlier. */
export function heldCookies(lines: readonly string[], now: Date): CookieSeen[] {
  const held = new Map<string, CookieSeen>();
  for (const line of lines) {
    const cookie = readCookie(line, now);
    if (cookie) held.set(`${cookie.name};${cookie.domain ?? ''};${cookie.path ?? ''}`, cookie);
  }
  return [...held.values()];
}
