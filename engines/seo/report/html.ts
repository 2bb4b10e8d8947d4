import type { Report } from '../analyse.ts';
import type { Finding, Severity } from '../types.ts';

const escaped = (text: string | number): string =>
  String(text).replace(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`);

const order: Severity[] = ['error', 'warning', 'notice'];
const plural: Record<Severity, string> = { error: 'Errors', warning: 'Warnings', notice: 'Notices' };

const style = `
body { font: 16px/1.5 system-ui, sans-serif; max-width: 56rem; margin: 2rem auto; padding: 0 1rem; color: #1c1b1a; }
h1, h2, h3 { line-height: 1.2; } pre { background: #f4f1ec; padding: .5rem .75rem; white-space: pre-wrap; overflow-wrap: anywhere; }
table { border-collapse: collapse; } th, td { text-align: start; padding: .25rem 1rem .25rem 0; border-bottom: 1px solid #ddd; }
td.number { text-align: end; } article { border-top: 1px solid #ddd; padding: .5rem 0; } a { overflow-wrap: anywhere; }`;

function place({ where: { address, line, snippet } }: Finding): string {
  const at = line === undefined ? '' : `, line ${line}`;
  const code = snippet ? `<pre><code>${escaped(snippet)}</code></pre>` : '';
  return `<p><a href="${escaped(address)}" rel="nofollow noreferrer">${escaped(address)}</a>${at}</p>${code}`;
}

function group(check: string, findings: Finding[]): string {
  const [first] = findings;
  if (!first) return '';
  const places = findings.map((finding) => {
    const mended = finding.mend.snippet
      ? `<p>Fixed:</p><pre><code>${escaped(finding.mend.snippet)}</code></pre>`
      : '';
    return `<p>${escaped(finding.what)}</p>${place(finding)}${mended}`;
  });
  return `<article><h3>${escaped(check)} (${findings.length})</h3>
<p><strong>Why it matters:</strong> ${escaped(first.why)}</p><p><strong>How to fix it:</strong> ${escaped(first.mend.words)}</p>
${places.join('\n')}</article>`;
}

function section(severity: Severity, findings: Finding[]): string {
  const byCheck = Map.groupBy(findings, ({ check }) => check);
  const groups = [...byCheck].map(([check, found]) => group(check, found));
  return groups.length === 0 ? '' : `<section><h2>${plural[severity]}</h2>${groups.join('\n')}</section>`;
}

function working({ score: { value, lines } }: Report): string {
  const rows = lines.map(
    ({ check, weight, share, cost }) =>
      `<tr><td>${escaped(check)}</td><td class="number">${weight}</td><td class="number">${Math.round(share * 100)}%</td><td class="number">−${cost}</td></tr>`,
  );
  return `<h2>Score: ${value} of 100</h2><table><thead><tr><th>Check</th><th>Weight</th><th>Share of pages</th><th>Cost</th></tr></thead><tbody>${rows.join('')}</tbody></table>`;
}

/** The report as one HTML file that needs nothing else. Nothing of the site's own markup comes through. */
export function htmlOf(report: Report): string {
  const sections = order.map((severity) =>
    section(
      severity,
      report.findings.filter((finding) => finding.severity === severity),
    ),
  );
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>SEO report: ${escaped(report.start)}</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><style>${style}</style></head><body><main>
<h1>SEO report</h1><p>${escaped(report.start)}, ${report.pages.length} ${report.pages.length === 1 ? 'page' : 'pages'}${report.whole ? '' : ' (not the whole site)'}</p>
${working(report)}
${sections.join('\n')}
</main></body></html>
`;
}
