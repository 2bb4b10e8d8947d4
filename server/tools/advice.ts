import type { ProblemKind } from '../fetch/problems.ts';

/** What a visitor can do about something that was not fetched; stands behind the sentence that says what was in the way. */
export const advice: Readonly<Record<ProblemKind, string>> = {
  'no-address': 'Write it like this: https://example.com/page.',
  scheme: 'We can read http and https addresses only.',
  password: 'Remove the user name and password from the address.',
  port: 'We read pages at the usual ports, 80 and 443.',
  private: 'We can read only pages that anyone can open. Paste the page’s source instead.',
  nowhere: 'Check the name for typing errors.',
  unreachable: 'Open it in a browser to see whether it works, then try again.',
  certificate: 'Visitors’ browsers will warn about it too, so fix that first.',
  malformed: 'If it opens in your browser, paste its source here.',
  headers: 'Send fewer or shorter headers. Cookies are the usual cause.',
  hops: 'Enter the address that the redirects lead to.',
  type: 'Enter the address of a page.',
  encoding: 'If it opens in your browser, paste its source here.',
  'too-big': 'Paste the part of its source that matters.',
  'too-slow': 'Try again, or paste the page’s source.',
  robots: 'The site’s owner can allow it in that file.',
  stopped: '',
};
