import { type CheckId, checklist } from './checklist/checklist.ts';
import { checks } from './checks/all.ts';
import { type Score, score } from './score.ts';
import { type CrawlOptions, crawl, type Progress } from './site/crawl.ts';
import type { Site } from './site/site.ts';
import type { CheckWords, Finding, Severity } from './types.ts';

/** What a run found. Plain data: it can be kept and compared. */
export interface Report {
  start: string;
  /** The pages that were read. */
  pages: { address: string; title: string; words: number; depth: number | null }[];
  whole: boolean;
  findings: Finding[];
  score: Score;
}

/** Of one check on one page, no more than this is told. */
const mostOnAPage = 50;
/** Of all checks together; the score counts the rest as well. */
const mostTold = 3000;

/** What a stranger's page says, short enough for a report. */
const shortened = <Text extends string | undefined>(text: Text): Text | string =>
  text && text.length > 600 ? `${text.slice(0, 600)}…` : text;

/** What a finding of a severity takes from the score. */
const weights: Record<Severity, number> = { error: 10, warning: 4, notice: 1 };

/** The findings of all checks about a site that was read. */
function findingsOf(site: Site): Finding[] {
  return (checklist as readonly (CheckWords & { id: CheckId })[]).flatMap((words) => {
    const told = new Map<string, number>();
    return checks[words.id](site).flatMap(({ address, line, snippet, what, mended }): Finding[] => {
      const count = (told.get(address) ?? 0) + 1;
      told.set(address, count);
      if (count > mostOnAPage) return [];
      return [
        {
          check: words.id,
          category: words.category,
          severity: words.severity,
          where: { address, line, snippet: shortened(snippet) },
          what: shortened(what),
          why: words.why,
          mend: { words: words.mend, snippet: shortened(mended) },
          weight: weights[words.severity],
          beyond: words.beyond,
        },
      ];
    });
  });
}

/** Reads a site and checks it, telling how far it is. Cancel it by its signal or by leaving the loop. */
export async function* analyse(options: CrawlOptions): AsyncGenerator<Progress, Report> {
  const site = yield* crawl(options);
  yield { phase: 'checks', done: 0, known: checklist.length, address: site.start };
  const findings = findingsOf(site);
  const pages = [...site.pages.values()].map(({ address, titles, words }) => ({
    address,
    title: shortened(titles[0]?.text ?? ''),
    words: words.length,
    depth: site.depths.get(address) ?? null,
  }));
  return {
    start: site.start,
    pages,
    whole: site.whole,
    findings: findings.slice(0, mostTold),
    score: score(findings, pages.length),
  };
}

/** The report of a run, without its progress. */
export async function reportOf(options: CrawlOptions): Promise<Report> {
  const run = analyse(options);
  for (;;) {
    const { done, value } = await run.next();
    if (done) return value;
  }
}
