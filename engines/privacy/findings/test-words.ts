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
      'It limits what other companies’ scripts can do on the page, and so what leaks if one is hacked. Article 32 GDPR asks for measures of this kind.',
    engineer:
      'If it is missing, or allows unsafe-inline, unsafe-eval or whole schemes, injected markup runs as the site’s own code.',
    mend: "Content-Security-Policy: default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
  },
  cookies: {
    title: 'Cookie flags',
    lawyer:
      'Anyone who can read a session cookie, on the network or with a script, gets into that person’s account and data.',
    engineer:
      'Secure keeps a cookie off http, HttpOnly hides it from scripts, and SameSite keeps it out of requests from other sites.',
    mend: 'Set-Cookie: __Host-session=…; Path=/; Secure; HttpOnly; SameSite=Lax',
  },
  'cross-origin-resource-sharing': {
    title: 'Access from other sites',
    lawyer: 'Any site that a signed-in person visits could read what they see here.',
    engineer:
      'Reflecting the Origin header together with Access-Control-Allow-Credentials opens every response to every site.',
    mend: 'Send Access-Control-Allow-Origin only for origins on a list, or send * without credentials.',
  },
  redirection: {
    title: 'Redirect from http to https',
    lawyer: 'Anyone on the network can read what is sent before the redirect.',
    engineer:
      'The first response on http should redirect to https on the same host, so that HSTS covers it. A redirect to another host comes after that.',
    mend: 'HTTP/1.1 301 Moved Permanently\nLocation: https://(the same host)/',
  },
  'referrer-policy': {
    title: 'What other sites learn about where a visitor came from',
    lawyer:
      'Addresses may contain names, searches or health topics. Without a limit, every third party receives them.',
    engineer:
      'Browsers use strict-origin-when-cross-origin by default. A looser value sends the whole address to other sites.',
    mend: 'Referrer-Policy: strict-origin-when-cross-origin',
  },
  'strict-transport-security': {
    title: 'Browsers always use https',
    lawyer:
      'Without it, someone on the same Wi-Fi can read or change a first request. Article 32 GDPR names encryption as a first measure.',
    engineer: 'HSTS makes browsers use https from the start. It counts if it lasts at least six months.',
    mend: 'Strict-Transport-Security: max-age=63072000; includeSubDomains',
  },
  'subresource-integrity': {
    title: 'Other companies’ scripts checked by hash',
    lawyer:
      'If a supplier is hacked, so is this site. The site is responsible for choosing and checking its suppliers.',
    engineer:
      'With integrity, browsers refuse a script that was changed. Scripts from http or protocol-relative addresses can be changed in transit.',
    mend: '<script src="https://…" integrity="sha384-…" crossorigin="anonymous"></script>, or serve the script yourself.',
  },
  'x-content-type-options': {
    title: 'Files treated as what they claim to be',
    lawyer: 'This small measure takes one line, and auditors list it first when it is missing.',
    engineer: 'Without nosniff, browsers may run an upload as a script.',
    mend: 'X-Content-Type-Options: nosniff',
  },
  'x-frame-options': {
    title: 'Display inside other sites’ frames',
    lawyer:
      'A site can show the page in a hidden frame and make visitors click buttons they can’t see, such as consent.',
    engineer: 'Browsers look at frame-ancestors in the policy first. X-Frame-Options is for old browsers.',
    mend: "Content-Security-Policy: frame-ancestors 'none'",
  },
  'cross-origin-resource-policy': {
    title: 'Files that other sites may load',
    lawyer: 'It keeps personal pictures and documents out of other sites’ pages.',
    engineer:
      'It protects against attacks that read data of other origins through side channels in the processor.',
    mend: 'Cross-Origin-Resource-Policy: same-origin',
  },
};
