// Counts as scrapinghub's article-extraction-benchmark does (evaluate.py): runs of four words, each page alike.

/** Of what was told how much is right, of what is right how much was told, and both in one. */
export interface Score {
  precision: number;
  recall: number;
  f1: number;
}

const run = 4;

function shingles(text: string): Map<string, number> {
  const words = text.match(/[\p{L}\p{N}_]+/gu) ?? [];
  const counts = new Map<string, number>();
  for (let at = 0; at < Math.max(1, words.length - run + 1); at += 1) {
    const key = words.slice(at, at + run).join('\n');
    if (key) counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return counts;
}

/** How one text was met: shares of hits, of what is too much, and of what is missing. */
export function match(wanted: string, told: string): { hits: number; extra: number; missing: number } {
  const right = shingles(wanted);
  const given = shingles(told);
  let hits = 0;
  let extra = 0;
  let missing = 0;
  for (const key of new Set([...right.keys(), ...given.keys()])) {
    const a = right.get(key) ?? 0;
    const b = given.get(key) ?? 0;
    hits += Math.min(a, b);
    extra += Math.max(0, b - a);
    missing += Math.max(0, a - b);
  }
  return { hits, extra, missing };
}

const mean = (values: number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / (values.length || 1);

/** All pages together, each with the same weight. */
export function score(pairs: readonly { wanted: string; told: string }[]): Score {
  const met = pairs.map(({ wanted, told }) => match(wanted, told));
  const precision = mean(
    met.filter(({ hits, extra }) => hits + extra > 0).map(({ hits, extra }) => hits / (hits + extra)),
  );
  const recall = mean(
    met.filter(({ hits, missing }) => hits + missing > 0).map(({ hits, missing }) => hits / (hits + missing)),
  );
  return { precision, recall, f1: (2 * precision * recall) / (precision + recall || 1) };
}
