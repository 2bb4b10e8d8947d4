import { startSite } from '../scripts/test/site.ts';
import { lighthouseMedian } from './pages/lighthouse.ts';
import { timeToAlive } from './pages/time-to-alive.ts';
import { weigh } from './pages/weigh.ts';
import { printTable } from './print.ts';
import { writeProof } from './proof.ts';

const pages = {
  home: '/',
  'case study': '/route-optimization',
  'kit page': '/ui/buttons',
  events: '/events',
  contact: '/contact-us',
  'sign-in': '/sign-in',
  landing: '/saas-2',
  policy: '/privacy',
  demo: '/route-optimization/demo',
  catalogue: '/applications',
};
const runs = 5;
const kilo = (bytes: number) => (bytes / 1024).toFixed(1);

/** What pages weigh, how they score on a phone, and how soon a first press has its effect. */
export async function bench({ write, only }: { write: boolean; only?: string[] }): Promise<void> {
  const site = await startSite();
  const weights: (string | number)[][] = [];
  const scores: (string | number)[][] = [];
  const figures: { id: string; value: number; unit: string }[] = [];
  try {
    for (const [name, path] of Object.entries(pages).filter(([page]) => !only || only.includes(page))) {
      const weight = await weigh(site.address + path);
      const alive = await timeToAlive(site.address + path);
      const score = await lighthouseMedian(site.address + path, runs);
      weights.push([
        name,
        weight.requests,
        kilo(weight.document),
        kilo(weight.stylesheet),
        kilo(weight.script),
        kilo(weight.font),
        kilo(weight.image),
        weight.inlineScript,
        weight.shift.toFixed(3),
      ]);
      scores.push([
        name,
        score.performance,
        `${score.least}–${score.most}`,
        score.accessibility,
        score['best-practices'],
        score.seo,
        Math.round(alive.shown),
        Math.round(alive.alive),
      ]);
      const id = `pages.${name.replaceAll(' ', '-')}`;
      figures.push(
        { id: `${id}.script`, value: Number(kilo(weight.script)), unit: 'KB' },
        { id: `${id}.inline-script`, value: weight.inlineScript, unit: 'B' },
        { id: `${id}.performance`, value: score.performance, unit: 'of 100' },
        { id: `${id}.shown`, value: Number((alive.shown / 1000).toFixed(2)), unit: 's' },
        { id: `${id}.alive`, value: Number((alive.alive / 1000).toFixed(2)), unit: 's' },
      );
      console.log(`  ${name} measured: ${score.performance} of 100`);
    }
  } finally {
    await site.stop();
  }
  console.log('\nWhat a page loads before anybody touches it, in KB over the wire (brotli)\n');
  printTable(
    ['page', 'requests', 'HTML', 'CSS', 'script', 'fonts', 'pictures', 'inline script B', 'layout shift'],
    weights,
  );
  console.log(
    `\nLighthouse mobile, median of ${runs}; time from the first click to its effect in ms, with a CPU four times slower on slow 4G\n`,
  );
  printTable(
    [
      'page',
      'performance',
      'range',
      'accessibility',
      'best practices',
      'SEO',
      'dialog shown',
      'scripts alive',
    ],
    scores,
  );
  if (write) await writeProof('npm run bench:pages', figures);
}
