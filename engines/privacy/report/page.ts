import type { Finding } from '../findings/finding.ts';
import type { PrivacyReport } from '../scan.ts';

const marks: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escaped = (text: string): string => text.replace(/[&<>"']/g, (mark) => marks[mark] ?? '');

const style = `body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;color:#1c1b19;background:#fff}
h1,h2,h3{line-height:1.2}h3{margin:0 0 .5rem}article{border-top:1px solid #d8d4cc;padding:1.25rem 0;break-inside:avoid}
code,pre{font:13px/1.5 ui-monospace,monospace;white-space:pre-wrap;overflow-wrap:anywhere}dt{font-weight:600;margin-top:.5rem}dd{margin:0}
table{border-collapse:collapse;width:100%}th,td{text-align:left;padding:.35rem .75rem .35rem 0;border-bottom:1px solid #d8d4cc;overflow-wrap:anywhere}`;

function article({ weight, area, what, evidence, lawyer, engineer, mend }: Finding): string {
  const proof = evidence
    .map(({ where, text }) => `<li>${escaped(where)}: <code>${escaped(text)}</code></li>`)
    .join('');
  return `<article><p>${weight} · ${area}</p><h3>${escaped(what)}</h3><dl>
<dt>Evidence</dt><dd><ul>${proof || '<li>None beyond the result itself.</li>'}</ul></dd>
<dt>For a lawyer</dt><dd>${escaped(lawyer)}</dd>
<dt>For an engineer</dt><dd>${escaped(engineer)}</dd>
<dt>How to fix it</dt><dd><pre>${escaped(mend)}</pre></dd></dl></article>`;
}

const table = (heads: readonly string[], rows: readonly (readonly string[])[]): string =>
  `<table><thead><tr>${heads.map((head) => `<th scope="col">${escaped(head)}</th>`).join('')}</tr></thead><tbody>${rows
    .map((row) => `<tr>${row.map((cell) => `<td>${escaped(cell)}</td>`).join('')}</tr>`)
    .join('')}</tbody></table>`;

const gradeSaid = (grade: PrivacyReport['grade']): string =>
  grade
    ? `Headers: ${grade.grade}, ${grade.score} points, by the rules of MDN’s HTTP Observatory 1.4.8.`
    : 'No headers were given, so they aren’t graded.';

function tests(grade: PrivacyReport['grade']): string {
  if (!grade) return '';
  const rows = Object.entries(grade.tests).map(([name, { result, pass, mod }]) => [
    name,
    result,
    pass ? 'passed' : 'failed',
    String(mod),
  ]);
  return `<h2>The ten tests</h2>${table(['Test', 'Result', 'Passed', 'Points'], rows)}`;
}

function visited(visits: PrivacyReport['visits']): string {
  if (!visits) return '';
  const said = (seen: boolean | undefined) => (seen === undefined ? 'not visited' : seen ? 'yes' : 'no');
  return `<h2>Three visits</h2>${table(
    ['What', 'Name', 'About', 'Before a choice', 'After refusing', 'After accepting'],
    visits.rows.map(({ kind, name, about, seen }) => [
      kind,
      name,
      about,
      said(seen.before),
      said(seen.refused),
      said(seen.accepted),
    ]),
  )}`;
}

/** The report as a page of its own, to be kept, printed or sent; nothing of the scanned page runs in it. */
export function reportAsPage(report: PrivacyReport): string {
  const { address, at, grade, counts, parties, cookies, findings, visits, unseen } = report;
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'"><title>What ${escaped(address)} reveals</title>
<style>${style}</style></head><body><h1>What ${escaped(address)} reveals</h1>
<p>Scanned on ${escaped(at)}, ${visits ? 'from its source and in a browser' : 'without a browser, so it doesn’t show what scripts load later'}. This is not legal advice.</p>
<p>${counts.serious} serious, ${counts.warning} warnings, ${counts.notice} notices, ${counts.good} good. ${gradeSaid(grade)}</p>
<h2>Findings</h2>${findings.map(article).join('\n')}
<h2>Third parties</h2>${table(
    ['Company', 'What it does', 'Listed in', 'Hosts', 'Addresses'],
    parties.map(({ name, does, listed, hosts, requests }) => [
      name,
      does,
      listed.join(', '),
      hosts.join(', '),
      String(requests),
    ]),
  )}
<h2>Cookies set by the first response</h2>${table(
    ['Cookie', 'Whose', 'For', 'What it is', 'Stays', 'Flags'],
    cookies.map(({ name, owner, purpose, says, life, flags }) => [
      name,
      owner,
      purpose,
      says,
      life,
      flags.join(' '),
    ]),
  )}
${visited(visits)}
${tests(grade)}
<h2>What this scan didn’t check</h2><ul>${unseen.map((each) => `<li>${escaped(each)}</li>`).join('')}</ul>
</body></html>
`;
}
