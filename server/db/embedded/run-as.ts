import { spawnSync } from 'node:child_process';
import { chownSync, lchownSync, lstatSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** How a program is started so that PostgreSQL, which refuses root, runs. */
export interface RunAs {
  prefix: string[];
  ids: { uid?: number; gid?: number };
  /** Who must own the data. */
  owner: number | null;
  /** True when the user can't enter root's folders, so that the data folder's permissions must allow it. */
  needsPassage?: boolean;
}

const nobody = 65_534;
// initdb looks its user up by name, so the id inside the namespace must be one that every system knows.
const mapped = ['unshare', '--user', `--map-user=${nobody}`, `--map-group=${nobody}`];
// Another user, yet able to pass folders that only root may enter (a clone under /root, say).
const lowered = [
  'setpriv',
  `--reuid=${nobody}`,
  `--regid=${nobody}`,
  '--clear-groups',
  '--inh-caps=-all,+dac_override',
  '--ambient-caps=+dac_override',
];

const works = (command: string[]): boolean =>
  spawnSync(command[0] ?? '', [...command.slice(1), 'true']).status === 0;

/** Chooses how to run PostgreSQL; `data` says who owns existing data, if there is any. */
export function chooseRunAs(
  data: { uid: number; gid: number } | null,
  ways: ('namespace' | 'capability')[] = ['namespace', 'capability'],
): RunAs {
  if (process.getuid?.() !== 0) return { prefix: [], ids: {}, owner: null };
  // Data that an ordinary user made stays that user's, also when root starts the server once.
  if (data && data.uid !== 0 && data.uid !== nobody) {
    return { prefix: [], ids: { uid: data.uid, gid: data.gid }, owner: data.uid };
  }
  if (ways.includes('namespace') && works(mapped)) return { prefix: mapped, ids: {}, owner: 0 };
  if (ways.includes('capability') && works(lowered)) return { prefix: lowered, ids: {}, owner: nobody };
  return { prefix: [], ids: { uid: nobody, gid: nobody }, owner: nobody, needsPassage: true };
}

/** Gives a folder and all in it to `owner`; does nothing when it has it already. */
export function giveTo(folder: string, owner: number | null): void {
  if (owner === null || lstatSync(folder).uid === owner) return;
  for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true })) {
    lchownSync(join(entry.parentPath, entry.name), owner, owner);
  }
  // The folder itself comes last: its owner says whether the work was finished.
  chownSync(folder, owner, owner);
}
