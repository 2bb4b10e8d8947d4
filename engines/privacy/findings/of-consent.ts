import { type CookiePurpose, explainCookie } from '../cookies/known-cookies.ts';
import type { CookieSeen } from '../cookies/read-cookie.ts';
import { follows, type Party } from '../parties/companies.ts';
import type { Evidence, Finding } from './finding.ts';
import { some } from './finding.ts';
import type { ScriptFound } from './of-scripts.ts';

const asks: readonly CookiePurpose[] = ['measuring', 'advertising'];

/** What happens before anybody could agree: companies that follow people, cookies and scripts of that kind. */
function beforeChoice(
  parties: readonly Party[],
  cookies: readonly CookieSeen[],
  scripts: readonly ScriptFound[],
): Evidence[] {
  return [
    ...parties.filter(follows).map(({ name, requests }) => ({
      where: `Line ${requests[0]?.line ?? 1}`,
      text: `${name}: ${requests[0]?.url.href.slice(0, 200) ?? ''}`,
    })),
    ...cookies
      .filter(({ name }) => asks.includes(explainCookie(name).purpose))
      .map(({ name }) => ({ where: 'Set-Cookie', text: `${name}: ${explainCookie(name).owner}` })),
    ...scripts
      .filter(({ script }) => script.kind === 'recorder')
      .flatMap(({ script, evidence }) =>
        evidence.slice(0, 1).map(({ where }) => ({ where, text: script.name })),
      ),
  ];
}

/** Whether somebody asks for consent, and what does not wait for the answer; where a browser looked, it knows that better. */
export function findingsOfConsent(
  parties: readonly Party[],
  cookies: readonly CookieSeen[],
  scripts: readonly ScriptFound[],
  visited = false,
): Finding[] {
  const tools = scripts.filter(({ script }) => script.kind === 'consent');
  const early = beforeChoice(parties, cookies, scripts);
  const findings: Finding[] = tools.map(({ script, evidence }) => ({
    id: `consent.${script.name.toLowerCase().replace(/[^a-z0-9]+/g, '-')}`,
    area: 'consent',
    weight: 'good',
    what: `${script.name} asks visitors for consent.`,
    evidence: some(evidence, 4),
    lawyer: 'The tool must also ask correctly: refusing has to be as easy as agreeing.',
    engineer: 'Check in a browser that nothing loads before the visitor answers.',
    mend: 'Nothing to fix.',
  }));
  if (visited || early.length === 0) return findings;
  return [
    ...findings,
    {
      id: 'consent.early',
      area: 'consent',
      weight: 'serious',
      what:
        tools.length > 0
          ? 'The site asks visitors for consent, but doesn’t wait for their answer.'
          : 'The site tracks visitors, and we found no tool that asks for their consent.',
      evidence: some(early),
      lawyer:
        'Consent must come before anything is stored on the device or sent (Article 5(3) ePrivacy Directive, Article 6(1)(a) GDPR; CJEU C-673/17 Planet49). Authorities regularly fine sites for this.',
      engineer: 'They are in the page as the server sends it, so no script can hold them back.',
      mend: 'Mark them so that the tool holds them back (type="text/plain"), or add them with a script after the visitor has answered.',
    },
  ];
}
