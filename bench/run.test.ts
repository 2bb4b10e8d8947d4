import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from 'vitest';

// Benchmarks run on Node itself, without a bundler: one that imports what only a build can read stops all of them.
it('loads every benchmark, and names them when it is asked for another', () => {
  const { status, stderr } = spawnSync(process.execPath, [join(import.meta.dirname, 'run.ts'), 'nothing'], {
    encoding: 'utf8',
  });
  expect(stderr).toContain("There is no benchmark 'nothing'. Known: admin, bank, booking,");
  expect(status).toBe(1);
});
