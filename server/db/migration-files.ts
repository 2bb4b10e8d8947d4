import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../project-root.ts';
import { StartError } from '../start-error.ts';

/** One file of `server/db/migrations`. */
export interface Migration {
  name: string;
  hash: string;
  sql: string;
  /** False for files that begin with `-- no-transaction` (CREATE INDEX CONCURRENTLY and the like). */
  transactional: boolean;
}

/** One row of `schema_migrations`. */
export interface Applied {
  name: string;
  hash: string;
}

const migrationsFolder = () => join(projectRoot(), 'server/db/migrations');

/** Reads the migrations of a folder, in their order; the first of ours is the whole schema of version 1.0. */
export function readMigrations(folder = migrationsFolder()): Migration[] {
  if (!existsSync(folder))
    throw new StartError(
      `The migrations are missing: ${folder}. Deploy the folder server/db/migrations too.`,
    );
  return readdirSync(folder)
    .filter((file) => /^\d{4}_.+\.sql$/.test(file))
    .sort()
    .map((file) => {
      const sql = readFileSync(join(folder, file), 'utf8').replaceAll('\r\n', '\n');
      return {
        name: file.slice(0, -4),
        hash: createHash('sha256').update(sql).digest('hex'),
        sql,
        transactional: !sql.startsWith('-- no-transaction'),
      };
    });
}

/** The files from before 1.0, which the whole schema replaced. */
export const readEarlierMigrations = (): Migration[] =>
  readMigrations(join(migrationsFolder(), 'before-1.0'));

/**
 * The migrations that a database goes through, by what was applied to it already. One that began before 1.0 goes through
 * all of the earlier files; the whole schema is then only recorded, because they have made it.
 */
export function migrationsFor(applied: readonly Pick<Applied, 'name'>[]): Migration[] {
  const [whole, ...later] = readMigrations();
  if (!whole) return [];
  const earlier = applied.length > 0 ? readEarlierMigrations() : [];
  const began = new Set(earlier.map(({ name }) => name));
  if (!applied.some(({ name }) => began.has(name))) return [whole, ...later];
  return [...earlier, { ...whole, sql: '' }, ...later];
}

/** The migrations that bring an empty database to the schema of another; refuses what this program doesn't know. */
export function migrationsOf(applied: Applied[]): Migration[] {
  const files = migrationsFor(applied);
  pendingMigrations(files, applied);
  const names = new Set(applied.map(({ name }) => name));
  return files.filter(({ name }) => names.has(name));
}

/** Gives the files still to apply; refuses a history that this code did not write. */
export function pendingMigrations(files: Migration[], applied: Applied[]): Migration[] {
  const known = new Map(files.map((file) => [file.name, file]));
  const newestFile = files.at(-1)?.name ?? '';
  for (const { name, hash } of applied) {
    const file = known.get(name);
    if (!file && name > newestFile) {
      throw new StartError(
        `The database belongs to a newer version (it has ${name}, this program ends at ${newestFile}). Update the program.`,
      );
    }
    if (!file)
      throw new StartError(
        `The migration ${name} was applied to the database, but its file is missing. Restore the file.`,
      );
    if (file.hash !== hash) {
      throw new StartError(
        `The migration ${name} was changed after it had been applied. Restore it and write a new one.`,
      );
    }
  }
  const done = new Set(applied.map((row) => row.name));
  const newestApplied = [...done].sort().at(-1) ?? '';
  const pending = files.filter((file) => !done.has(file.name));
  const late = pending.find((file) => file.name < newestApplied);
  if (late) {
    throw new StartError(
      `The migration ${late.name} was never applied although ${newestApplied} was. Give it a higher number.`,
    );
  }
  return pending;
}
