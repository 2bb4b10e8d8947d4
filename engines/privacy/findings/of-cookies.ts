import { type CookiePurpose, explainCookie } from '../cookies/known-cookies.ts';
import type { CookieSeen } from '../cookies/read-cookie.ts';
import { type Finding, shortened, type Weight } from './finding.ts';

const day = 86_400;
/** Longer than thirteen months; the French authority asks for a new choice after that. */
const tooLong = 396 * day;

const weights: Readonly<Record<CookiePurpose, Weight>> = {
  needed: 'good',
  preference: 'notice',
  measuring: 'serious',
  advertising: 'serious',
  unknown: 'notice',
};

const lawyers: Readonly<Record<CookiePurpose, string>> = {
  needed:
    'It is needed for what the visitor asked for, so it doesn’t need consent (Article 5(3) ePrivacy Directive, § 25(2) TDDDG). The policy must mention it.',
  preference:
    'It is allowed without consent if it stores something the visitor chose. The policy must mention it.',
  measuring:
    'The server sets it with the first page, before anyone can agree. Analytics needs consent first (Article 5(3) ePrivacy Directive, § 25(1) TDDDG).',
  advertising:
    'The server sets it with the first page, before anyone can agree. Advertising needs consent first (Article 5(3) ePrivacy Directive, § 25(1) TDDDG).',
  unknown:
    'The policy must say what it is for. Unless it is needed for what the visitor asked for, it needs consent first.',
};

/** How long a cookie stays, in words. */
export function lifeOf(seconds: number | null): string {
  if (seconds === null) return 'until the browser is closed';
  if (seconds <= 0) return 'deleted immediately';
  return seconds < 2 * day ? `${Math.ceil(seconds / 3600)} hours` : `${Math.round(seconds / day)} days`;
}

function flagsOf({ secure, httpOnly, sameSite }: CookieSeen): string {
  const missing = [secure ? '' : 'Secure', httpOnly ? '' : 'HttpOnly', sameSite ? '' : 'SameSite'].filter(
    Boolean,
  );
  return missing.length > 0 ? `It lacks ${missing.join(', ')}.` : 'All flags are set.';
}

function findingOf(cookie: CookieSeen): Finding {
  const { owner, purpose, says } = explainCookie(cookie.name);
  const long = cookie.seconds !== null && cookie.seconds > tooLong;
  const weight = long && weights[purpose] === 'good' ? 'notice' : weights[purpose];
  const mends = [
    purpose === 'measuring' || purpose === 'advertising'
      ? 'Set it only after consent, or don’t set it at all.'
      : '',
    long ? 'Let it expire after thirteen months at most.' : '',
    cookie.secure && cookie.sameSite ? '' : 'Add Secure and SameSite=Lax.',
  ].filter(Boolean);
  return {
    id: `cookie.${cookie.name}`,
    area: 'cookies',
    weight,
    what: `Cookie ${shortened(cookie.name)}, ${lifeOf(cookie.seconds)}: ${says} (${owner})`,
    evidence: [{ where: 'Set-Cookie', text: shortened(cookie.line) }],
    lawyer: lawyers[purpose],
    engineer: `The server sets it with its first response. ${flagsOf(cookie)}`,
    mend: mends.join(' ') || 'Nothing to fix.',
  };
}

/** What each cookie that the server set is for, how long it stays, and whether anybody was asked. */
export function findingsOfCookies(cookies: readonly CookieSeen[]): Finding[] {
  if (cookies.length > 0) return cookies.map(findingOf);
  return [
    {
      id: 'cookies.none',
      area: 'cookies',
      weight: 'good',
      what: 'The server sets no cookies with its first response.',
      evidence: [{ where: 'Header', text: 'set-cookie is not sent' }],
      lawyer: 'The server does nothing here that needs consent. Scripts may still set cookies later.',
      engineer: 'Cookies set by scripts only show up when a browser opens the page.',
      mend: 'Nothing to fix.',
    },
  ];
}
