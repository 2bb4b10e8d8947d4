import type { Report } from '#engines/seo/analyse.ts';
import { checklist } from '#engines/seo/checklist/checklist.ts';
import { compareFindings } from '#engines/seo/compare.ts';
import type { Finding, Severity } from '#engines/seo/types.ts';
import { counted } from '#lib/money/grouped.ts';

const severities = ['error', 'warning', 'notice'] as const satisfies readonly Severity[];

/** A finding without what its check always says. */
export type KeptFinding = Pick<Finding, 'check' | 'severity' | 'where' | 'what'>;

/** What a check of a site found. */
export interface SeoFound {
  work: 'seo';
  score: number;
  /** The addresses that were read. */
  pages: string[];
  /** The worst first. */
  findings: KeptFinding[];
}

/** Findings of one kind: all of them counted, the first kept. */
interface Part {
  counts: Record<Severity, number>;
  first: KeptFinding[];
}

/** What is different from the check before. */
export interface SeoChanges {
  work: 'seo';
  score: { before: number; after: number };
  appeared: Part;
  fixed: Part;
  pagesAdded: string[];
  pagesGone: string[];
}

/** Errors come first, so that they are compared whole on any site that can be mended. */
const mostFindings = 1000;
const mostShown = 50;
const mostLetters = { what: 200, snippet: 160, address: 500 };

function kept({ check, severity, where, what }: Finding): KeptFinding {
  const { address, line, snippet } = where;
  return {
    check,
    severity,
    what: what.slice(0, mostLetters.what),
    where: {
      address: address.slice(0, mostLetters.address),
      ...(line === undefined ? {} : { line }),
      ...(snippet === undefined ? {} : { snippet: snippet.slice(0, mostLetters.snippet) }),
    },
  };
}

const rank = ({ severity }: KeptFinding): number => severities.indexOf(severity);

/** The report as it is kept. */
export const seoFound = ({ score, pages, findings }: Report): SeoFound => ({
  work: 'seo',
  score: score.value,
  pages: pages.map(({ address }) => address.slice(0, mostLetters.address)),
  findings: findings
    .map(kept)
    .toSorted((a, b) => rank(a) - rank(b))
    .slice(0, mostFindings),
});

function partOf(findings: readonly KeptFinding[]): Part {
  const count = (of: Severity) => findings.filter(({ severity }) => severity === of).length;
  return {
    counts: { error: count('error'), warning: count('warning'), notice: count('notice') },
    first: findings.toSorted((a, b) => rank(a) - rank(b)).slice(0, mostShown),
  };
}

const missingIn = (there: readonly string[], here: readonly string[]): string[] => {
  const known = new Set(here);
  return there.filter((address) => !known.has(address));
};

/** What became of a site since the check before. */
export function seoChanges(before: SeoFound, after: SeoFound): SeoChanges {
  const { appeared, mended } = compareFindings(before.findings, after.findings);
  return {
    work: 'seo',
    score: { before: before.score, after: after.score },
    appeared: partOf(appeared),
    fixed: partOf(mended),
    pagesAdded: missingIn(after.pages, before.pages),
    pagesGone: missingIn(before.pages, after.pages),
  };
}

/** An error came or went: what is worth an email. */
export const isSeoNews = ({ appeared, fixed }: SeoChanges): boolean =>
  appeared.counts.error + fixed.counts.error > 0;

const sum = ({ counts }: Part): number => severities.reduce((all, severity) => all + counts[severity], 0);

/** '2 errors and 1 notice': the worst kinds first; nothing where there is none. */
function partText({ counts }: Part): string {
  const said = severities
    .filter((severity) => counts[severity] > 0)
    .map((severity) => counted(counts[severity], severity));
  return said.length > 1 ? `${said.slice(0, -1).join(', ')} and ${said.at(-1)}` : said.join('');
}

/** What changed, as one sentence: 'New: 2 errors. Fixed: 1 warning. 1 page added.' */
export function seoChangesText(changes: SeoChanges): string {
  const { appeared, fixed, pagesAdded, pagesGone } = changes;
  const said = [
    sum(appeared) > 0 ? `New: ${partText(appeared)}.` : '',
    sum(fixed) > 0 ? `Fixed: ${partText(fixed)}.` : '',
    pagesAdded.length > 0 ? `${counted(pagesAdded.length, 'page')} added.` : '',
    pagesGone.length > 0 ? `${counted(pagesGone.length, 'page')} gone.` : '',
  ].filter(Boolean);
  return said.length > 0 ? said.join(' ') : 'Nothing has changed since the run before.';
}

const names = new Map<string, string>(checklist.map(({ id, description }) => [id, description]));

/** What a check looks for, in a few words. */
export const checkName = (id: string): string => names.get(id) ?? id;

/** Where a finding is, without what all addresses of the site begin with. */
export function placeIn(address: string): string {
  if (!URL.canParse(address)) return address;
  const { pathname, search } = new URL(address);
  return pathname + search;
}

const errorsIn = ({ first }: Part): KeptFinding[] => first.filter(({ severity }) => severity === 'error');
const line = (word: string) => (finding: KeptFinding) =>
  `${word}: ${checkName(finding.check)} (${placeIn(finding.where.address)})`;

/** The errors of an email, one to a line. */
export function errorLines({ appeared, fixed }: SeoChanges, most = 8): string[] {
  const lines = [...errorsIn(appeared).map(line('New')), ...errorsIn(fixed).map(line('Fixed'))];
  return lines.length > most ? [...lines.slice(0, most), `And ${lines.length - most} more.`] : lines;
}
