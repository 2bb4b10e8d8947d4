import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';

const runtime = join(import.meta.dirname, '../../runtime');

/** The system's libraries, which Node itself is linked to. */
const libraries = ['/lib', '/lib64', '/usr/lib', '/usr/lib64'].filter((folder) => existsSync(folder));

export interface Sandbox {
  /** The folder outside that is /data inside. */
  dataFolder: string;
  env: Record<string, string>;
}

/**
 * The arguments of bubblewrap for what an image gives a process: an ordinary user without any capability, the runtime
 * tree and a Node read-only, no shell, an empty /tmp, and one folder that can be written to.
 */
function argumentsOf({ dataFolder, env }: Sandbox, command: readonly string[]): string[] {
  return [
    '--unshare-all',
    // The database and the caller are on loopback.
    '--share-net',
    ...['--uid', '1000', '--gid', '1000', '--cap-drop', 'ALL', '--die-with-parent'],
    ...libraries.flatMap((folder) => ['--ro-bind', folder, folder]),
    ...['--ro-bind', process.execPath, '/usr/local/bin/node'],
    ...['--ro-bind', runtime, '/app'],
    ...['--proc', '/proc', '--dev', '/dev', '--tmpfs', '/tmp'],
    ...['--bind', dataFolder, '/data', '--remount-ro', '/', '--chdir', '/app', '--clearenv'],
    ...Object.entries({ DATA_DIR: '/data', HOME: '/tmp', ...env }).flatMap(([name, value]) => [
      '--setenv',
      name,
      value,
    ]),
    ...['/usr/local/bin/node', ...command],
  ];
}

/** Runs Node in the sandbox until it ends; gives what it printed, or throws with it. */
export async function runInside(sandbox: Sandbox, command: readonly string[]): Promise<string> {
  const { stdout } = await promisify(execFile)('bwrap', argumentsOf(sandbox, command));
  return stdout;
}

/** Starts Node in the sandbox as its first process and leaves it running; `stop` tells it to end and gives its exit code. */
export function startInside(
  sandbox: Sandbox,
  command: readonly string[],
): { process: ChildProcess; stop: () => Promise<number | null> } {
  const child = spawn('bwrap', ['--as-pid-1', '--info-fd', '3', ...argumentsOf(sandbox, command)], {
    stdio: ['ignore', 'ignore', 'inherit', 'pipe'],
  });
  const ended = once(child, 'exit');
  let told = '';
  child.stdio[3]?.on('data', (text: Buffer) => {
    told += text;
  });
  return {
    process: child,
    async stop() {
      // Signals that reach bubblewrap end it instead of the process inside.
      const { 'child-pid': inside } = JSON.parse(told) as { 'child-pid': number };
      process.kill(inside, 'SIGTERM');
      const [code] = (await ended) as [number | null];
      return code;
    },
  };
}
