import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readInstance } from '#bench/routing/read-instance.ts';
import { compose } from '#engines/compose/compose.ts';
import { drawScene } from '#engines/compose/draw/draw-scene.ts';
import { svgFile } from '#engines/compose/draw/svg-file.ts';
import { makeDictionary } from '#engines/compose/parts/dictionary.ts';
import index from '#engines/compose/parts/index.json' with { type: 'json' };
import { partsOf } from '#engines/compose/parts/part.ts';
import { forecast } from '#engines/forecast/forecast.ts';
import { evaluate } from '#engines/routing/evaluate.ts';
import type { Plan } from '#engines/routing/problem.ts';
import { startSolver } from '#engines/routing/start-solver.ts';
import { mutations } from '#engines/scrape/testing/mutations.ts';
import { samples } from '#engines/scrape/testing/samples.ts';
import { survival } from '#engines/scrape/testing/survival.ts';
import { unseenSamples } from '#engines/scrape/testing/unseen-samples.ts';
import { contrast, type Oklch } from '#lib/look/colour.ts';
import { collectDrawings } from './parts/collect.ts';

// What the drawings of the journal's posts show, calculated from the data of the benchmarks: the same numbers every
// time, because the searches are told rounds instead of seconds.

const root = join(import.meta.dirname, '..');
const write = (name: string, data: unknown): void => {
  writeFileSync(join(root, 'content/posts/data', `${name}.json`), `${JSON.stringify(data)}\n`);
  console.log(`content/posts/data/${name}.json`);
};

/** A plan early and late in the search, and how far it was from the best known on the way. */
function routing(): void {
  const file = join(root, 'bench/routing/instances/X-n204-k19.vrp');
  const problem = readInstance(file, readFileSync(file, 'utf8'));
  const bestKnown = Number(/Cost\s+(\d+)/i.exec(readFileSync(file.replace('.vrp', '.sol'), 'utf8'))?.[1]);
  const placeOf = new Map(problem.stops.map(({ id, place }) => [id, [place.x, place.y]]));
  const drawn = (plan: Plan) => ({
    cost: evaluate(problem, plan).cost,
    routes: plan.routes.map(({ stopIds }) => stopIds.map((id) => placeOf.get(id))),
  });
  const iterations = 400_000;
  const solver = startSolver(problem, { seed: 1, budget: { iterations } });
  const first = drawn(solver.best());
  const gaps: [round: number, gap: number][] = [];
  let seen = 0;
  for (;;) {
    const { iteration, cost, done } = solver.run(1);
    if (iteration >= seen || done >= 1) {
      gaps.push([iteration, Number((((cost - bestKnown) / bestKnown) * 100).toFixed(3))]);
      seen = Math.max(200, iteration * 1.25);
    }
    if (done >= 1) break;
  }
  const depot = problem.depots[0]?.place;
  write('routing', {
    stops: problem.stops.length,
    bestKnown,
    iterations,
    depot: [depot?.x, depot?.y],
    first,
    last: drawn(solver.best()),
    gaps,
  });
}

/** A yearly series of the M4 competition: what was known, what came, and what the engine said. */
function forecasting(): void {
  const file = join(root, 'bench/forecast/data/m4_yearly.json');
  const series: { id: string; m: number; h: number; x: number[]; xx: number[] }[] = JSON.parse(
    readFileSync(file, 'utf8'),
  );
  const chosen = series.find(({ x }) => x.length > 25 && x.length < 40);
  if (!chosen) throw new Error('No series has that length.');
  const { id, x, xx, h, m } = chosen;
  const { mean, bands, members, weights } = forecast(x, { horizon: h, period: m });
  const rounded = (values: Iterable<number>) => Array.from(values, (value) => Number(value.toFixed(1)));
  write('forecast', {
    id,
    known: x,
    came: xx,
    mean: rounded(mean),
    lower: rounded(bands[95].lower),
    upper: rounded(bands[95].upper),
    members: Object.fromEntries(Object.entries(members).map(([name, values]) => [name, rounded(values)])),
    weights: Object.fromEntries(
      Object.entries(weights).map(([name, weight]) => [name, Number(weight.toFixed(3))]),
    ),
  });
}

/** How much of each sample page a recipe still finds after each kind of change. */
function scraping(): void {
  const pages = [...samples, ...unseenSamples];
  const changes = [...Object.keys(mutations), 'three of these at once'];
  write('scrape', {
    pages: pages.map(({ name }) => name),
    changes: changes.map((change) => ({
      change,
      shares: pages.map((page) => Number(survival(page, change, 5).toFixed(3))),
    })),
  });
}

/** The contrast of every text colour on every ground, as the tokens say them, in light and dark. */
function contrasts(): void {
  const tokens = readFileSync(join(root, 'ui/tokens/tokens.css'), 'utf8');
  const colourOf = (text: string): Oklch => {
    const [, l, c, h] = /oklch\(([\d.]+) ([\d.]+) ([\d.]+)/.exec(text) ?? [];
    return { l: Number(l), c: Number(c), h: Number(h) };
  };
  const tokenOf = (name: string): string => new RegExp(`--${name}: ([^;]+);`).exec(tokens)?.[1] ?? '';
  const inTheme = (name: string, theme: 'light' | 'dark'): Oklch => {
    const both = /light-dark\((.+)\)$/.exec(tokenOf(name))?.[1];
    if (!both) return colourOf(tokenOf(name));
    const [light = '', dark = ''] = both.split(/, (?=oklch|var)/);
    const part = theme === 'light' ? light : dark;
    const other = /var\(--([\w-]+)\)/.exec(part)?.[1];
    return colourOf(other ? tokenOf(other) : part);
  };
  const texts = ['ink', 'mute', 'accent', 'danger', 'warning', 'done'];
  const grounds = ['paper', 'raised', 'sunk'];
  const themes = (['light', 'dark'] as const).map((theme) => ({
    theme,
    rows: texts.map((text) => ({
      text,
      ratios: grounds.map((ground) =>
        Number(contrast(inTheme(text, theme), inTheme(ground, theme)).toFixed(2)),
      ),
    })),
  }));
  const hues = ['cobalt', 'coral', 'sun', 'lime', 'lilac', 'pink', 'mint', 'sky'].map((hue) => ({
    hue,
    ratio: Number(
      contrast(
        inTheme(hue, 'light'),
        hue === 'cobalt' ? { l: 1, c: 0, h: 0 } : inTheme('ink-light', 'light'),
      ).toFixed(2),
    ),
  }));
  write('contrast', { grounds, themes, hues });
}

/** Two sentences as the composer draws them. */
function composing(): void {
  const dictionary = makeDictionary(partsOf(index));
  const drawings = Object.fromEntries(collectDrawings().map(({ id, body }) => [id, body]));
  const sentences = {
    'two-cats': 'two black cats under a red umbrella in the rain',
    harbour: 'a yellow boat left of a lighthouse at night',
  };
  for (const [name, sentence] of Object.entries(sentences)) {
    const { scene } = compose(sentence, dictionary, { seed: 1 });
    const drawn = drawScene(scene, dictionary.part, drawings);
    const svg = svgFile(drawn, { title: sentence, alt: sentence, sets: ['fluent', 'noto', 'own'] });
    writeFileSync(join(root, 'public/media/journal', `${name}.svg`), svg);
    console.log(`public/media/journal/${name}.svg`);
  }
}

routing();
forecasting();
composing();
scraping();
contrasts();
