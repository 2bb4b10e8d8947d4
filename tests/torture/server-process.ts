import { type ChildProcess, spawn } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/** The server under test. */
export interface ServerProcess {
  origin: string;
  /** Starts it without waiting for anything. */
  launch: () => ChildProcess;
  /** Starts it and waits until it is ready; gives the milliseconds, or throws when it does not come up by itself. */
  start: () => Promise<number>;
  kill: (signal: 'SIGKILL' | 'SIGTERM') => Promise<number | null>;
  isReady: () => Promise<boolean>;
  hasEnded: () => boolean;
}

/** An answer that is refused, breaks off or is slow, also in its body, only means: not yet. */
const isReady = (port: number): Promise<boolean> =>
  fetch(`http://127.0.0.1:${port}/readyz`, { signal: AbortSignal.timeout(2000) })
    .then(async (response) => {
      await response.arrayBuffer();
      return response.ok;
    })
    .catch(() => false);

/** Prepares the server's process; its output goes into a file of the data folder's parent. */
export function makeServerProcess(
  command: string[],
  port: number,
  folder: string,
  env: Record<string, string>,
): ServerProcess {
  const output = createWriteStream(join(folder, 'server.log'), { flags: 'a' });
  const origin = `http://localhost:${port}`;
  let child: ChildProcess | null = null;

  function launch(): ChildProcess {
    const [program = '', ...args] = command;
    const started = spawn(program, args, {
      env: { ...process.env, ...env, PORT: String(port) },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    started.stdout.pipe(output, { end: false });
    started.stderr.pipe(output, { end: false });
    child = started;
    return started;
  }

  return {
    origin,
    launch,
    start: async () => {
      const from = Date.now();
      const started = launch();
      while (Date.now() - from < 60_000) {
        if (started.exitCode !== null)
          throw new Error(`the server ended by itself (${started.exitCode}); see ${folder}/server.log`);
        if (await isReady(port)) return Date.now() - from;
        await pause(25);
      }
      throw new Error(`the server was not ready within a minute; see ${folder}/server.log`);
    },
    isReady: () => isReady(port),
    hasEnded: () => child !== null && (child.exitCode !== null || child.signalCode !== null),
    kill: (signal) =>
      new Promise((resolve) => {
        if (!child || child.exitCode !== null) return resolve(child?.exitCode ?? null);
        child.once('exit', (code) => resolve(code));
        child.kill(signal);
      }),
  };
}
