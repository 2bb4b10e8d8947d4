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
    what: `Visitors are asked by ${script.name}.`,
    evidence: some(evidence, 4),
    lawyer: 'That a tool is there says nothing of how it asks: refusing must be as easy as agreeing.',
    engineer: 'Check with a browser that nothing is loaded before the answer.',
    mend: 'Nothing to mend.',
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
          ? 'Visitors are asked, but some of it does not wait for the answer.'
          : 'Visitors are followed, and no tool that asks them is known here.',
      evidence: some(early),
      lawyer:
        'Consent has to come before access to the device and before data flow (Article 5(3) ePrivacy Directive, Article 6(1)(a) GDPR; CJEU C-673/17 Planet49). Fines for this are usual.',
      engineer: 'These stand in the first answer as they are: no script can hold them back any more.',
      mend: 'Mark them so that the tool holds them back (type="text/plain"), or add them by script after the answer.',
    },
  ];
}
