import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { catalogueFeature } from '#features/catalogue/feature.server.ts';
import { loadEnv } from '#server/env.ts';
import { configureLog } from '#server/log.ts';
import { openServices } from '#server/open-services.ts';
import { closeServices, services } from '#server/services.ts';
import { fillTo } from './catalogue/fill.ts';
import { ask, mix } from './catalogue/mix.ts';
import { printTable } from './print.ts';
import { writeProof } from './proof.ts';

const sizes = [1000, 10_000, 100_000];
const rounds = 20;
/** What the site promises, in ms. */
const targets = { all: { size: 10_000, p95: 50 }, firstPage: { size: 100_000, p95: 80 } };

interface Measured {
  size: number;
  name: string;
  p50: number;
  p95: number;
}

function share(times: readonly number[], part: number): number {
  const sorted = times.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
}

/** Asks the whole mix again and again, all kinds by turns as visitors do. */
async function measure(size: number): Promise<Measured[]> {
  const times = new Map(mix.map(({ name }) => [name, [] as number[]]));
  for (let round = -2; round < rounds; round += 1)
    for (const { name, queries } of mix)
      for (const query of queries) {
        const time = await ask(query);
        // The first two rounds fill the memory of the database and of the counts.
        if (round >= 0) times.get(name)?.push(time);
      }
  const of = (name: string, list: readonly number[]) => ({
    size,
    name,
    p50: share(list, 0.5),
    p95: share(list, 0.95),
  });
  return [
    ...[...times].map(([name, list]) => of(name, list)),
    of('the whole mix', [...times.values()].flat()),
  ];
}

function print(measured: readonly Measured[]): void {
  console.log(`\nA page of the catalogue without rendering it: median and p95 in ms over ${rounds} rounds\n`);
  const cell = (name: string, size: number) => {
    const found = measured.find((one) => one.name === name && one.size === size);
    return found ? `${found.p50.toFixed(1)} / ${found.p95.toFixed(1)}` : '';
  };
  const names = [...mix.map(({ name }) => name), 'the whole mix'];
  printTable(
    ['', ...sizes.map((size) => size.toLocaleString('en'))],
    names.map((name) => [name, ...sizes.map((size) => cell(name, size))]),
  );
  const p95 = (name: string, size: number) =>
    measured.find((one) => one.name === name && one.size === size)?.p95 ?? Number.POSITIVE_INFINITY;
  const all = p95('the whole mix', targets.all.size);
  const first = p95('first page', targets.firstPage.size);
  console.log(
    `\n10,000: p95 of the mix ${all.toFixed(1)} ms, target under ${targets.all.p95} ms: ${all < targets.all.p95 ? 'met' : 'MISSED'}` +
      `\n100,000: p95 of the first page ${first.toFixed(1)} ms, target under ${targets.firstPage.p95} ms: ${first < targets.firstPage.p95 ? 'met' : 'MISSED'}`,
  );
}

const figures = (measured: readonly Measured[]) =>
  measured
    .filter(({ name }) => name === 'the whole mix' || name === 'first page')
    .flatMap(({ size, name, p50, p95 }) => {
      const id = `catalogue.${name === 'first page' ? 'first' : 'mix'}.${size}`;
      return [
        { id: `${id}.p50`, value: Number(p50.toFixed(1)), unit: 'ms' },
        { id: `${id}.p95`, value: Number(p95.toFixed(1)), unit: 'ms' },
      ];
    });

/** A fixed mix of queries over 1,000, 10,000 and 100,000 applications. */
export async function bench({ write }: { write: boolean }): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-catalogue-'));
  configureLog('silent');
  try {
    await openServices(loadEnv({ DATA_DIR: folder, APP_SECRET: 'b'.repeat(32) }), {
      features: [catalogueFeature],
    });
    try {
      const { pool } = services().database;
      const measured: Measured[] = [];
      for (const size of sizes) {
        const { rows } = await pool.query<{ count: number }>(
          'select count(*)::int as count from applications',
        );
        await fillTo(size, rows[0]?.count ?? 0);
        measured.push(...(await measure(size)));
      }
      print(measured);
      if (write) await writeProof('npm run bench:catalogue', figures(measured));
    } finally {
      await closeServices();
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
