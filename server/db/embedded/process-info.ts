import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const readOr = (path: string, otherwise: string): string => {
  try {
    return readFileSync(path, 'utf8').trim();
  } catch {
    return otherwise;
  }
};

const ask = (format: string, pid: number): string =>
  spawnSync('ps', ['-o', `${format}=`, '-p', String(pid)], { encoding: 'utf8' }).stdout?.trim() ?? '';

/** Tells whether a process with this id exists, whoever owns it. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
  // A process that ended but was not collected by its parent yet still answers signals.
  return !/\) Z/.test(readOr(`/proc/${pid}/stat`, ''));
}

/** When a process began, in a form that tells it from a later one with the same id; empty if there is none. */
export function startedAt(pid: number): string {
  if (!isAlive(pid)) return '';
  if (process.platform !== 'linux') return ask('lstart', pid);
  const stat = readOr(`/proc/${pid}/stat`, '');
  // The name may hold spaces and brackets, so fields are counted behind its last bracket.
  const ticks = stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
  return `${readOr('/proc/sys/kernel/random/boot_id', '')}:${ticks}`;
}

/** The program a process runs, as the system names it. */
export function programOf(pid: number): string {
  return process.platform === 'linux' ? readOr(`/proc/${pid}/comm`, '') : ask('comm', pid);
}
