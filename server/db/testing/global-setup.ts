import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { dataPaths } from '../embedded/paths.ts';
import { findPostmaster } from '../embedded/postmaster.ts';
import { stopServer } from '../embedded/start.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    testDataFolder: string;
  }
}

/** Names a folder for the run's one PostgreSQL, which the first test that needs it starts; stops it at the end. */
export default function setup(project: TestProject): () => Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'akra-test-'));
  project.provide('testDataFolder', folder);
  return async () => {
    const paths = dataPaths(folder);
    const running = existsSync(paths.cluster) ? findPostmaster(paths.cluster) : null;
    if (running) await stopServer(running.pid, 'SIGQUIT');
    rmSync(folder, { recursive: true, force: true });
    rmSync(paths.sockets, { recursive: true, force: true });
  };
}
