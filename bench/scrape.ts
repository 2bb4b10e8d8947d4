import { mutations } from '#engines/scrape/testing/mutations.ts';
import { type Sample, samples } from '#engines/scrape/testing/samples.ts';
import { survival } from '#engines/scrape/testing/survival.ts';
import { unseenSamples } from '#engines/scrape/testing/unseen-samples.ts';
import { writeProof } from './proof.ts';

const runs = 25;
const changes = [...Object.keys(mutations), 'three of these at once'];

const mean = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0) / numbers.length;
const percent = (share: number) => Math.round(share * 1000) / 10;

/** The share of a page's cells that a recipe still finds, over every kind of change. */
function shareOf(sample: Sample): number {
  const shares = changes.map((change) => survival(sample, change, runs));
  const lowest = Math.min(...shares);
  const at = changes[shares.indexOf(lowest)];
  console.log(`${sample.name}: ${percent(mean(shares))} %, least with “${at}”: ${percent(lowest)} %`);
  return mean(shares);
}

/** How many cells a recipe still finds after its page has changed: on the pages it was made with, and on others. */
export async function bench({ write }: { write: boolean }): Promise<void> {
  const known = percent(mean(samples.map(shareOf)));
  const unseen = percent(mean(unseenSamples.map(shareOf)));
  console.log(`Pages the weights were set on: ${known} %. Other pages: ${unseen} %.`);
  if (!write) return;
  await writeProof('npm run bench:scrape', [
    { id: 'scrape.survival', value: known, unit: '%' },
    { id: 'scrape.survival.unseen', value: unseen, unit: '%' },
    { id: 'scrape.pages', value: samples.length + unseenSamples.length, unit: 'pages' },
    { id: 'scrape.changes', value: changes.length, unit: 'kinds of change' },
  ]);
}
