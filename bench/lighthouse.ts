import { siteMap } from '../app/site-map/site-map.server.ts';
import { startSite } from '../scripts/test/site.ts';
import { lighthouseMedian } from './pages/lighthouse.ts';
import { printTable } from './print.ts';
import { writeProof } from './proof.ts';

const runs = 3;
/** What the site promises of its public pages on a phone. */
const least = { performance: 97, accessibility: 100, 'best-practices': 100, seo: 100 } as const;

/** Pages by what they are; the ones that need a sign-in, a token or an address of their own are not among them. */
function groups(): Map<string, string[]> {
  const found = new Map<string, string[]>();
  const kinds = new Set(['statement', 'index', 'story', 'landing', 'detail', 'reader', 'workshop']);
  for (const page of siteMap) {
    if (!kinds.has(page.kind) || page.path.includes(':')) continue;
    if (['admin', 'account', 'auth'].includes(page.area)) continue;
    const group = page.path === '/' ? 'home' : page.kind;
    found.set(group, [...(found.get(group) ?? []), page.path]);
  }
  return found;
}

/** How every public page scores on a phone: `-- --only=landing,story` measures some kinds of them. */
export async function bench({ write, only }: { write: boolean; only?: string[] }): Promise<void> {
  const site = await startSite();
  const rows: (string | number)[][] = [];
  const figures: { id: string; value: number; unit: string }[] = [];
  try {
    for (const [group, paths] of groups()) {
      if (only && !only.includes(group)) continue;
      const performances: number[] = [];
      for (const path of paths) {
        const score = await lighthouseMedian(site.address + path, runs);
        performances.push(score.performance);
        const below = (Object.keys(least) as (keyof typeof least)[]).filter(
          (name) => score[name] < least[name],
        );
        rows.push([
          path,
          group,
          score.performance,
          `${score.least}–${score.most}`,
          score.accessibility,
          score['best-practices'],
          score.seo,
          below.length > 0 ? `below in ${below.join(', ')}` : '',
        ]);
        console.log(`  ${path} measured: ${score.performance} of 100`);
      }
      figures.push({ id: `lighthouse.${group}`, value: Math.min(...performances), unit: 'of 100' });
    }
  } finally {
    await site.stop();
  }
  console.log(`\nLighthouse mobile, median of ${runs}\n`);
  printTable(['page', 'kind', 'performance', 'range', 'accessibility', 'best practices', 'SEO', ''], rows);
  if (write) await writeProof('npm run bench:lighthouse', figures);
}
