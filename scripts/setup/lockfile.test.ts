import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { z } from 'zod';

const names = z.record(z.string(), z.string()).default({});
const { packages } = z
  .object({
    packages: z.record(
      z.string(),
      z.object({ dependencies: names, optionalDependencies: names, resolved: z.string().optional() }),
    ),
  })
  .parse(JSON.parse(readFileSync(join(import.meta.dirname, '../../package-lock.json'), 'utf8')));

/** Whether a package finds another where Node would look for it: beside itself, then in each folder above. */
function finds(path: string, name: string): boolean {
  if (packages[`${path ? `${path}/` : ''}node_modules/${name}`]) return true;
  return path !== '' && finds(path.slice(0, Math.max(0, path.lastIndexOf('/node_modules/'))), name);
}

// npm leaves the packages of other platforms out of a lockfile that it writes beside an installed folder.
it('names the packages of every platform, without which npm ci refuses it', () => {
  const missing = Object.entries(packages).flatMap(([path, { dependencies, optionalDependencies }]) =>
    Object.keys({ ...dependencies, ...optionalDependencies })
      .filter((name) => !finds(path, name))
      .map((name) => `${path || 'the site'} needs ${name}`),
  );
  expect(missing).toEqual([]);
});

it('names no registry, so that each machine asks its own', () => {
  expect(Object.keys(packages).filter((path) => packages[path]?.resolved)).toEqual([]);
});
