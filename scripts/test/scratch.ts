import { chmod, mkdtemp, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const memory = '/dev/shm';
const roomNeeded = 4 * 2 ** 30;

/** A folder for the databases of a run, in memory where there is plenty: each file of units makes and drops one. */
export async function makeScratch(): Promise<string> {
  const { bavail, bsize } = await statfs(memory).catch(() => ({ bavail: 0, bsize: 0 }));
  const parent = bavail * bsize > roomNeeded ? memory : tmpdir();
  const folder = await mkdtemp(join(parent, 'akra-'));
  // When tests run as root, the database runs as another user, who must be able to enter this folder.
  await chmod(folder, 0o711);
  return folder;
}
