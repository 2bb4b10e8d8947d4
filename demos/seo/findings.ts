import type { Report } from '#engines/seo/analyse.ts';
import { checklist } from '#engines/seo/checklist/checklist.ts';
import type { Finding, Severity } from '#engines/seo/types.ts';
import { counted } from '#lib/money/grouped.ts';

/** From the worst on. */
const severities = ['error', 'warning', 'notice'] as const satisfies readonly Severity[];

/** What a list of findings is narrowed to. */
export interface Filter {
  severity: Severity | 'all';
  /** An address, or all of them. */
  page: string;
  by: 'check' | 'page';
}

/** Findings that belong together: of one check, or of one page. */
export interface Group {
  key: string;
  heading: string;
  severity: Severity;
  findings: Finding[];
}

const descriptions = new Map<string, string>(checklist.map(({ id, description }) => [id, description]));

/** What a check found, in a few words. */
export const checkName = (id: string): string => descriptions.get(id) ?? id;

/** How many findings there are of each severity. */
export function countOf(findings: readonly Finding[]): Record<Severity, number> {
  const count = (of: Severity) => findings.filter(({ severity }) => severity === of).length;
  return { error: count('error'), warning: count('warning'), notice: count('notice') };
}

const rank = (severity: Severity) => severities.indexOf(severity);
const worst = (findings: readonly Finding[]): Severity =>
  severities.find((severity) => findings.some((finding) => finding.severity === severity)) ?? 'notice';

const isMended = ({ findings }: Group) => findings.some(({ mend }) => mend.snippet !== undefined);

/** Findings in the order of how bad they are. */
export const worstFirst = (findings: readonly Finding[]): Finding[] =>
  findings.toSorted((a, b) => rank(a.severity) - rank(b.severity));

/** The findings that a filter lets through, grouped: the worst first, then those with most places, then what can be copied. */
export function groupsOf({ findings }: Pick<Report, 'findings'>, { severity, page, by }: Filter): Group[] {
  const shown = findings.filter(
    (finding) =>
      (severity === 'all' || finding.severity === severity) &&
      (page === 'all' || finding.where.address === page),
  );
  const groups = Map.groupBy(shown, ({ check, where }) => (by === 'check' ? check : where.address));
  return [...groups]
    .map(
      ([key, found]): Group => ({
        key,
        heading: by === 'check' ? checkName(key) : key,
        severity: worst(found),
        findings: worstFirst(found),
      }),
    )
    .toSorted(
      (a, b) =>
        rank(a.severity) - rank(b.severity) ||
        b.findings.length - a.findings.length ||
        Number(isMended(b)) - Number(isMended(a)),
    );
}

/** The addresses of findings, those of pages first. */
export function placesOf({ pages, findings }: Report): string[] {
  return [
    ...new Set([...pages.map(({ address }) => address), ...findings.map(({ where }) => where.address)]),
  ];
}

/** The result in one sentence. */
export function sentenceOf({ pages, findings }: Report): string {
  const count = countOf(findings);
  const where = pages.length === 1 ? '' : ` on ${counted(pages.length, 'page')}`;
  if (pages.length === 0 && findings.length === 0) return 'We found no page to check';
  if (findings.length === 0) return `Nothing to fix${where}`;
  const worstOnes = severities.filter((severity) => count[severity] > 0).slice(0, 2);
  return `${worstOnes.map((severity) => counted(count[severity], severity)).join(', ')}${where}`;
}

/** Findings with a key each: a page can have the same fault twice. */
export function keyed(findings: readonly Finding[]): { key: string; finding: Finding }[] {
  const seen = new Map<string, number>();
  return findings.map((finding) => {
    const { check, where } = finding;
    const place = `${check} ${where.address} ${where.line ?? ''}`;
    const count = (seen.get(place) ?? 0) + 1;
    seen.set(place, count);
    return { key: `${place} ${count}`, finding };
  });
}
