import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { type LockedPackage, statedElsewhere } from './licence-rules.ts';

const root = join(import.meta.dirname, '../..');
const lockfileSchema = z.object({
  packages: z.record(
    z.string(),
    z.object({
      name: z.string().optional(),
      license: z.string().optional(),
      dev: z.boolean().default(false),
    }),
  ),
});

/** Every package of the lockfile, those for other platforms included. */
export function lockedPackages(): LockedPackage[] {
  const { packages } = lockfileSchema.parse(
    JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')),
  );
  return Object.entries(packages)
    .filter(([path]) => path !== '')
    .map(([path, { name, license, dev }]) => ({
      name: name ?? path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length),
      licence: license,
      dev,
    }));
}

/** Packages whose own file no longer states the licence that the table gives. */
export const staleStatements = (): string[] =>
  Object.entries(statedElsewhere)
    .filter(([name, { file, begins }]) => {
      const path = join(root, 'node_modules', name, file);
      return !existsSync(path) || !readFileSync(path, 'utf8').startsWith(begins);
    })
    .map(([name, { file }]) => `${name} no longer states its licence in ${file}.`);
