import type { TestName } from '../grade/grade.ts';

/** What one of the ten tests is about, for both readers. */
export interface TestWords {
  title: string;
  lawyer: string;
  engineer: string;
  mend: string;
}

/** The ten tests in words. */
export const testWords: Readonly<Record<TestName, TestWords>> = {
  'content-security-policy': {
    title: 'Content security policy',
    lawyer:
      'It bounds what a foreign script can do on the page, and so what can leak if one is broken into. Article 32 GDPR asks for measures of this kind.',
    engineer:
      'Without it, or with unsafe-inline, unsafe-eval or whole schemes in it, injected markup runs as the site’s own code.',
    mend: "Content-Security-Policy: default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
  },
  cookies: {
    title: 'Flags of cookies',
    lawyer: 'A session that can be read on the way or by a script is access to somebody’s account and data.',
    engineer:
      'Secure keeps a cookie off http, HttpOnly out of scripts, SameSite out of requests from other sites.',
    mend: 'Set-Cookie: __Host-session=…; Path=/; Secure; HttpOnly; SameSite=Lax',
  },
  'cross-origin-resource-sharing': {
    title: 'Sharing with other origins',
    lawyer: 'Whoever is signed in could have what they see here read by any site they visit.',
    engineer:
      'Reflecting the Origin header together with Access-Control-Allow-Credentials opens every answer to everybody.',
    mend: 'Answer with Access-Control-Allow-Origin for origins on a list only, or with * and without credentials.',
  },
  redirection: {
    title: 'From http to https',
    lawyer: 'What is sent before the redirect can be read by everybody on the way.',
    engineer:
      'The first answer on http should lead to https on the same host, so that HSTS covers it; only then to another host.',
    mend: 'HTTP/1.1 301 Moved Permanently\nLocation: https://(the same host)/',
  },
  'referrer-policy': {
    title: 'What other sites learn of where a visitor came from',
    lawyer:
      'Addresses may hold names, searches or health topics; without a bound they are passed to every third party.',
    engineer:
      'Browsers default to strict-origin-when-cross-origin; a looser value sends the whole address elsewhere.',
    mend: 'Referrer-Policy: strict-origin-when-cross-origin',
  },
  'strict-transport-security': {
    title: 'Https kept by browsers themselves',
    lawyer:
      'Without it, a first request can be read or changed in a café; encryption is the first measure of Article 32 GDPR.',
    engineer: 'HSTS makes browsers use https by themselves; six months are the least that counts.',
    mend: 'Strict-Transport-Security: max-age=63072000; includeSubDomains',
  },
  'subresource-integrity': {
    title: 'Scripts of others, checked by hash',
    lawyer:
      'A supplier that is broken into is broken into here, too; the duty to choose and watch suppliers is the site’s.',
    engineer:
      'integrity lets browsers refuse a script that was changed; http or protocol-relative addresses can be changed on the way.',
    mend: '<script src="https://…" integrity="sha384-…" crossorigin="anonymous"></script>, or serve the script yourself.',
  },
  'x-content-type-options': {
    title: 'Files taken for what they are said to be',
    lawyer: 'A small measure that costs one line; its absence is what auditors list first.',
    engineer: 'Without nosniff browsers may run an upload as a script.',
    mend: 'X-Content-Type-Options: nosniff',
  },
  'x-frame-options': {
    title: 'Being shown in a frame',
    lawyer: 'A page in a hidden frame can have visitors press buttons they do not see, such as consent.',
    engineer:
      'frame-ancestors in the policy is what browsers look at first; X-Frame-Options is for old ones.',
    mend: "Content-Security-Policy: frame-ancestors 'none'",
  },
  'cross-origin-resource-policy': {
    title: 'Files loaded by other sites',
    lawyer: 'Keeps personal pictures and documents out of other sites’ pages.',
    engineer: 'Protects against reading across origins by side channels of the processor.',
    mend: 'Cross-Origin-Resource-Policy: same-origin',
  },
};
