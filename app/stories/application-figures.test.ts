import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const bench = join(root, 'bench/demos');

/** The figures that the benchmark of the demos writes for each application, by its id and those of its steps. */
const written = readdirSync(bench)
  .filter((file) => file.startsWith('full-'))
  .flatMap((file) => {
    const [application, ...steps] = [
      ...readFileSync(join(bench, file), 'utf8').matchAll(/^\s+id: '(\w+)'/gm),
    ].map(([, id]) => id);
    return steps.flatMap((step) => ['p95', 'task'].map((what) => `demos.${application}.${step}.${what}`));
  });

it('waits for figures that the benchmark writes', () => {
  const source = readFileSync(join(import.meta.dirname, 'application-figures.ts'), 'utf8');
  const wanted = [...source.matchAll(/'(demos\.[\w.]+)'/g)].map(([, id]) => id);
  expect(wanted.length).toBeGreaterThanOrEqual(15);
  expect(wanted.filter((id) => !written.includes(String(id)))).toEqual([]);
});
