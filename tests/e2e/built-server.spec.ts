import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { test } from './page.ts';

// A definition that no manifest names is dropped by the bundler without a word.
test('the built server knows every job and every seed that the sources define', { tag: '@smoke' }, () => {
  const sources = globSync(['server/**/*.ts', 'features/**/*.server.ts'], {
    exclude: ['**/*.test.ts', '**/testing/**'],
  });
  const names = sources.flatMap((file) => [
    ...readFileSync(file, 'utf8').matchAll(/(?:defineJob\(\{\s*name: |defineSeed\()'([^']+)'/g),
  ]);
  const built = globSync(join(process.env.BUILD_DIR ?? 'build-test', 'server/**/*.js'))
    .map((file) => readFileSync(file, 'utf8'))
    .join();
  expect(names.length).toBeGreaterThan(4);
  expect(names.map(([, name]) => name).filter((name) => !built.includes(`"${name}"`))).toEqual([]);
});
