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
    'Needed for what the visitor asked for: no consent (Article 5(3) ePrivacy Directive, § 25(2) TDDDG), but it belongs in the policy.',
  preference: 'Allowed without consent as far as the visitor chose something; it belongs in the policy.',
  measuring:
    'Set with the first answer, so before anybody could agree. Measuring needs consent first (Article 5(3) ePrivacy Directive, § 25(1) TDDDG).',
  advertising:
    'Set with the first answer, so before anybody could agree. Advertising needs consent first (Article 5(3) ePrivacy Directive, § 25(1) TDDDG).',
  unknown:
    'What it is for has to stand in the policy; if it is not needed for what the visitor asked for, it needs consent first.',
};

/** How long a cookie stays, in words. */
export function lifeOf(seconds: number | null): string {
  if (seconds === null) return 'until the browser is closed';
  if (seconds <= 0) return 'deleted at once';
  return seconds < 2 * day ? `${Math.ceil(seconds / 3600)} hours` : `${Math.round(seconds / day)} days`;
}

function flagsOf({ secure, httpOnly, sameSite }: CookieSeen): string {
  const missing = [secure ? '' : 'Secure', httpOnly ? '' : 'HttpOnly', sameSite ? '' : 'SameSite'].filter(
    Boolean,
  );
  return missing.length > 0 ? `Without ${missing.join(', ')}.` : 'All flags are set.';
}

function findingOf(cookie: CookieSeen): Finding {
  const { owner, purpose, says } = explainCookie(cookie.name);
  const long = cookie.seconds !== null && cookie.seconds > tooLong;
  const weight = long && weights[purpose] === 'good' ? 'notice' : weights[purpose];
  const mends = [
    purpose === 'measuring' || purpose === 'advertising' ? 'Set it after consent only, or leave it.' : '',
    long ? 'Let it end after thirteen months at the latest.' : '',
    cookie.secure && cookie.sameSite ? '' : 'Add Secure and SameSite=Lax.',
  ].filter(Boolean);
  return {
    id: `cookie.${cookie.name}`,
    area: 'cookies',
    weight,
    what: `Cookie ${shortened(cookie.name)}, ${lifeOf(cookie.seconds)}: ${says} (${owner})`,
    evidence: [{ where: 'Set-Cookie', text: shortened(cookie.line) }],
    lawyer: lawyers[purpose],
    engineer: `Set by the server with the first answer. ${flagsOf(cookie)}`,
    mend: mends.join(' ') || 'Nothing to mend.',
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
      what: 'The server sets no cookie with its first answer.',
      evidence: [{ where: 'Header', text: 'set-cookie is not sent' }],
      lawyer: 'As far as the server goes there is nothing to ask consent for; scripts may set cookies later.',
      engineer: 'Cookies that scripts set are not seen without a browser.',
      mend: 'Nothing to mend.',
    },
  ];
}
