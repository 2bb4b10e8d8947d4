import type { PageSeen } from '../page-seen.ts';
import { siteOf } from '../parties/site-of.ts';
import { type Evidence, type Finding, shortened } from './finding.ts';

const talkative = ['server', 'x-powered-by', 'x-aspnet-version', 'x-generator'];

function backToClear({ hops }: PageSeen): Finding[] {
  const at = hops.findIndex(
    ({ address }, i) => address.startsWith('https:') && hops[i + 1]?.address.startsWith('http:'),
  );
  if (at < 0) return [];
  return [
    {
      id: 'route.downgrade',
      area: 'transport',
      weight: 'serious',
      what: 'A redirect leads from https back to http.',
      evidence: hops
        .slice(at, at + 2)
        .map(({ address, status }) => ({ where: 'Redirect', text: `${status} ${shortened(address)}` })),
      lawyer: 'The connection starts out encrypted and then loses its encryption (Article 32 GDPR).',
      engineer: 'From here on, anyone in between can read and change everything.',
      mend: 'Redirect to the https address.',
    },
  ];
}

/** Sites that are only passed through: their own cookies count as first-party there. */
function through({ hops, address }: PageSeen): Finding[] {
  const ends = new Set([siteOf(hops[0]?.address ?? address), siteOf(address)]);
  const between = hops.filter((hop) => !ends.has(siteOf(hop.address)));
  if (between.length === 0) return [];
  return [
    {
      id: 'route.through',
      area: 'third parties',
      weight: 'warning',
      what: 'The route to the page leads through another site.',
      evidence: between.map(({ address: hop, status }) => ({
        where: 'Redirect',
        text: `${status} ${shortened(hop)}`,
      })),
      lawyer:
        'That site learns of the visit and may set cookies as if it had been visited. It needs a legal basis and a mention in the policy.',
      engineer: 'This is known as bounce tracking. Browsers have started to delete what such sites store.',
      mend: 'Link directly to the page.',
    },
  ];
}

function versions({ headers }: PageSeen): Finding[] {
  const evidence: Evidence[] = talkative.flatMap((name) =>
    (headers[name] ?? [])
      .filter((value) => /\d/.test(value) || name !== 'server')
      .map((value) => ({ where: 'Header', text: `${name}: ${shortened(value)}` })),
  );
  if (evidence.length === 0) return [];
  return [
    {
      id: 'headers.versions',
      area: 'headers',
      weight: 'notice',
      what: 'The server reveals which software it runs.',
      evidence,
      lawyer: 'This isn’t a breach in itself, but it makes known weaknesses easier to find.',
      engineer: 'Attackers’ scanners use it to choose their attacks.',
      mend: 'Remove these headers.',
    },
  ];
}

/** A missing page is graded all the same, which the report should say. */
function refused({ hops }: PageSeen): Finding[] {
  const last = hops.at(-1);
  if (!last || last.status < 400) return [];
  return [
    {
      id: 'route.refused',
      area: 'transport',
      weight: 'notice',
      what: `The server answered with ${last.status}, so this report is about its error page.`,
      evidence: [{ where: 'Answer', text: `${last.status} ${shortened(last.address)}` }],
      lawyer: 'Visitors whom the server lets in may get a different page from the one described here.',
      engineer: 'Some servers refuse automated requests, and error pages often have different headers.',
      mend: 'Enter an address that answers with 200, or allow our user agent on the server.',
    },
  ];
}

/** What the way to the page and the small print of its headers give away. */
export const findingsOfRoute = (page: PageSeen): Finding[] => [
  ...refused(page),
  ...backToClear(page),
  ...through(page),
  ...versions(page),
];
