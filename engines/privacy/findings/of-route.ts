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
      lawyer: 'Encryption that was there is given up on the way (Article 32 GDPR).',
      engineer: 'Whoever sits between can read and change everything from here on.',
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
      what: 'The way to the page leads through another site.',
      evidence: between.map(({ address: hop, status }) => ({
        where: 'Redirect',
        text: `${status} ${shortened(hop)}`,
      })),
      lawyer:
        'That site learns of the visit and may set cookies as if it were visited: it needs a reason and a place in the policy.',
      engineer: 'Known as bounce tracking; browsers have begun to delete what such sites keep.',
      mend: 'Link to the page itself.',
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
      what: 'The server tells which software it runs.',
      evidence,
      lawyer: 'No breach by itself; it makes known weaknesses easier to find.',
      engineer: 'Scanners choose their attacks by it.',
      mend: 'Leave these headers out.',
    },
  ];
}

/** A page that is not there is graded all the same; whoever reads the report should know. */
function refused({ hops }: PageSeen): Finding[] {
  const last = hops.at(-1);
  if (!last || last.status < 400) return [];
  return [
    {
      id: 'route.refused',
      area: 'transport',
      weight: 'notice',
      what: `The server answered with ${last.status}: this is about its page for that.`,
      evidence: [{ where: 'Answer', text: `${last.status} ${shortened(last.address)}` }],
      lawyer: 'What visitors get who are let in may differ from what is told here.',
      engineer: 'Some servers refuse programs; the page for errors often has headers of its own.',
      mend: 'Give an address that answers with 200, or let our program in by its name.',
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
