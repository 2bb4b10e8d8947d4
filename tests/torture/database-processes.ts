import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import type { DataPaths } from '../../server/db/embedded/paths.ts';
import { findPostmaster } from '../../server/db/embedded/postmaster.ts';

/** The embedded server of a data folder; waits for one that is just being started. */
async function postmasterOf(paths: DataPaths): Promise<number> {
  for (let left = 200; left > 0; left -= 1) {
    const running = findPostmaster(paths.cluster);
    if (running) return running.pid;
    await pause(50);
  }
  throw new Error('the embedded database was not started again within ten seconds');
}

/** Ends the embedded server as the system's memory guard would: its sessions notice by themselves. */
export async function killDatabase(paths: DataPaths): Promise<void> {
  process.kill(await postmasterOf(paths), 'SIGKILL');
}

const parentOf = (pid: string): number => {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name may hold spaces and brackets, so fields are counted behind its last bracket.
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
  } catch {
    // It ended while we looked.
    return 0;
  }
};

/** Stops every process of the embedded server where it stands; the returned function lets them go on. */
export async function freezeDatabase(paths: DataPaths): Promise<() => void> {
  const postmaster = await postmasterOf(paths);
  // The postmaster first, so that it starts no session that we would miss.
  process.kill(postmaster, 'SIGSTOP');
  const sessions = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && parentOf(name) === postmaster)
    .map(Number);
  const all = [postmaster, ...sessions];
  const signal = (which: 'SIGSTOP' | 'SIGCONT') => {
    for (const pid of all) {
      try {
        process.kill(pid, which);
      } catch {
        // A session that ended at that moment.
      }
    }
  };
  signal('SIGSTOP');
  return () => signal('SIGCONT');
}
