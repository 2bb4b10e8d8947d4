import type { ProblemKind } from '../fetch/problems.ts';

/** What a visitor can do about something that was not fetched; stands behind the sentence that says what was in the way. */
export const advice: Readonly<Record<ProblemKind, string>> = {
  'no-address': 'Write it as in https://example.com/page.',
  scheme: 'Only http and https can be read.',
  password: 'Take the name and the password out of the address.',
  port: 'Pages are read at the usual ports, 80 and 443.',
  private: 'Only pages that everybody can open are read here. Paste the page’s source instead.',
  nowhere: 'Look for a slip in the name.',
  unreachable: 'Open it in a browser to see whether it is there, then try again.',
  certificate: 'Visitors’ browsers warn of it too: that is the first thing to mend.',
  malformed: 'Open it in a browser, and paste its source here if it shows.',
  headers: 'Send fewer or shorter headers; cookies are the usual cause.',
  hops: 'Write the address that it should end at.',
  type: 'Give the address of a page.',
  encoding: 'Open it in a browser, and paste its source here if it shows.',
  'too-big': 'Paste the part of its source that matters.',
  'too-slow': 'Try again, or paste the page’s source.',
  robots: 'The site’s owner can allow it there.',
  stopped: '',
};
