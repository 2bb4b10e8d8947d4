import { spawn, spawnSync } from 'node:child_process';
import {
  chmodSync,
  closeSync,
  existsSync,
  fchownSync,
  lstatSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { StartError } from '../../start-error.ts';
import { type Binaries, findBinaries } from './binaries.ts';
import { type DataPaths, makePrivateFolder } from './paths.ts';
import { connectionTo, embeddedDatabase, embeddedUser, findPostmaster, trySession } from './postmaster.ts';
import { isAlive } from './process-info.ts';
import { chooseRunAs, giveTo, type RunAs } from './run-as.ts';

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Turns what PostgreSQL said into a sentence that says what to do. */
function explain(output: string, what: string, paths: DataPaths): StartError {
  if (/No space left on device|disk quota exceeded/i.test(output)) {
    return new StartError(`The disk is full. The database in ${paths.root} needs some free space to start.`);
  }
  if (/Permission denied|Operation not permitted|wrong ownership/i.test(output)) {
    return new StartError(
      `The database in ${paths.root} can’t be read or written by this user. Correct the folder's owner, or set DATA_DIR to another folder. PostgreSQL said: ${lastLine(output)}`,
    );
  }
  return new StartError(`${what} PostgreSQL said: ${lastLine(output)} (more in ${paths.log})`);
}

const lastLine = (text: string): string => text.trim().split('\n').slice(-2).join(' ') || 'nothing';

const childEnv = (binaries: Binaries): NodeJS.ProcessEnv => ({
  PATH: process.env.PATH ?? '',
  LC_ALL: 'C',
  ...binaries.env,
});

/** Refuses data of another major version before anything touches it. */
function checkMajor(paths: DataPaths, binaries: Binaries): void {
  const data = Number.parseInt(readFileSync(join(paths.cluster, 'PG_VERSION'), 'utf8'), 10);
  if (data > binaries.major) {
    throw new StartError(
      `The data in ${paths.root} belongs to PostgreSQL ${data}, but this version contains ${binaries.major}. Update the program, or set DATA_DIR to another folder.`,
    );
  }
  if (data < binaries.major) {
    throw new StartError(
      `The data in ${paths.root} belongs to PostgreSQL ${data}, but this version contains ${binaries.major}. Carry it over with  node server/db/embedded/carry-over.ts  (it says how).`,
    );
  }
}

/** Makes the cluster aside and moves it into place, so that a killed start leaves nothing half-made. */
function makeCluster(paths: DataPaths, binaries: Binaries, runAs: RunAs): void {
  const draft = `${paths.cluster}.new`;
  rmSync(draft, { recursive: true, force: true });
  makePrivateFolder(draft, runAs.owner);
  giveTo(draft, runAs.owner);
  const flags = [
    '--encoding=UTF8',
    '--locale-provider=builtin',
    '--locale=C.UTF-8',
    '--auth=trust',
    '--no-instructions',
  ];
  const command = [...runAs.prefix, binaries.initdb, '-D', draft, `--username=${embeddedUser}`, ...flags];
  const done = spawnSync(command[0] ?? '', command.slice(1), {
    encoding: 'utf8',
    env: childEnv(binaries),
    cwd: runAs.owner === null ? paths.root : '/',
    ...runAs.ids,
  });
  if (done.status !== 0) {
    rmSync(draft, { recursive: true, force: true });
    throw explain(
      `${done.stdout}\n${done.stderr}\n${done.error?.message ?? ''}`,
      'The database could not be created.',
      paths,
    );
  }
  renameSync(draft, paths.cluster);
}

function launch(paths: DataPaths, binaries: Binaries, runAs: RunAs): () => number | null {
  if (existsSync(paths.log) && statSync(paths.log).size > 5_000_000)
    renameSync(paths.log, `${paths.log}.old`);
  const log = openSync(paths.log, 'a', 0o600);
  // Root starting an ordinary user's data must leave them a log they can write to.
  if (runAs.ids.uid !== undefined) fchownSync(log, runAs.ids.uid, runAs.ids.gid ?? runAs.ids.uid);
  const settings = {
    listen_addresses: '',
    unix_socket_directories: paths.sockets,
    unix_socket_permissions: '0700',
    max_connections: '100',
    shared_buffers: '64MB',
    log_min_messages: 'warning',
    // Statements and their values would put people's data into a file that nobody looks after.
    log_min_error_statement: 'panic',
    log_error_verbosity: 'terse',
    timezone: 'UTC',
  };
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const command = [...runAs.prefix, binaries.postgres, '-D', paths.cluster, ...flags];
  // A session of its own: Ctrl-C in the terminal must reach the app alone, which then stops the server in order.
  const child = spawn(command[0] ?? '', command.slice(1), {
    detached: true,
    stdio: ['ignore', log, log],
    env: childEnv(binaries),
    cwd: '/',
    ...runAs.ids,
  });
  closeSync(log);
  child.unref();
  let code: number | null = null;
  child.on('exit', (exit) => {
    code = exit ?? 1;
  });
  child.on('error', () => {
    code = 1;
  });
  return () => code;
}

/** Makes sure that a server runs on the data folder, adopting one that is there; gives its socket folder. */
export async function ensureServer(
  paths: DataPaths,
  givenUp = new AbortController().signal,
  patience = 60_000,
): Promise<string> {
  const until = Date.now() + patience;
  let exitCode: (() => number | null) | null = null;
  let launches = 0;
  let logFrom = 0;
  while (Date.now() < until) {
    givenUp.throwIfAborted();
    const running = existsSync(paths.cluster) ? findPostmaster(paths.cluster) : null;
    if (running?.sockets) {
      const problem = await trySession(connectionTo(running.sockets, 'postgres'));
      if (problem === null) return running.sockets;
    } else if (exitCode === null || exitCode() !== null) {
      const said = exitCode === null ? '' : logSince(paths.log, logFrom);
      // Sessions of a killed server may still be ending; they hold its memory for a moment.
      const passing = /still in use|lock file .* already exists/.test(said);
      if (launches > 0 && !passing) throw explain(said, 'The database did not start.', paths);
      if (launches > 0) await pause(200);
      const binaries = findBinaries(paths.libraries);
      const exists = existsSync(paths.cluster);
      const runAs = chooseRunAs(exists ? lstatSync(paths.cluster) : null);
      if (runAs.needsPassage) chmodSync(paths.root, 0o711);
      if (exists) checkMajor(paths, binaries);
      else makeCluster(paths, binaries, runAs);
      giveTo(paths.cluster, runAs.owner);
      makePrivateFolder(paths.sockets, runAs.owner);
      giveTo(paths.sockets, runAs.owner);
      logFrom = existsSync(paths.log) ? statSync(paths.log).size : 0;
      exitCode = launch(paths, binaries, runAs);
      launches += 1;
    }
    await pause(15);
  }
  throw explain(logSince(paths.log, logFrom), 'The database did not answer within a minute.', paths);
}

function logSince(path: string, from: number): string {
  return existsSync(path) ? readFileSync(path).subarray(from).toString('utf8') : '';
}

/** Makes sure that the application's own database exists. */
export async function ensureDatabase(sockets: string): Promise<void> {
  if ((await trySession(connectionTo(sockets))) !== '3D000') return;
  const client = new pg.Client(connectionTo(sockets, 'postgres'));
  await client.connect();
  try {
    await client.query(`create database ${embeddedDatabase}`);
  } finally {
    await client.end();
  }
}

/**
 * Asks a server to stop and waits until it has; false when it goes on. SIGQUIT leaves the data to be recovered, for
 * data nobody needs.
 */
export async function stopServer(
  pid: number,
  signal: 'SIGINT' | 'SIGQUIT' = 'SIGINT',
  patience = 20_000,
): Promise<boolean> {
  process.kill(pid, signal);
  const until = Date.now() + patience;
  while (isAlive(pid) && Date.now() < until) await pause(20);
  return !isAlive(pid);
}
