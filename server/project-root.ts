import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

let found: string | undefined;

/** The folder that holds package.json: found from this file upwards, so that a bundled copy finds it too. */
export function projectRoot(): string {
  if (found) return found;
  let folder = import.meta.dirname;
  while (!existsSync(join(folder, 'package.json'))) {
    const parent = dirname(folder);
    if (parent === folder) return process.cwd();
    folder = parent;
  }
  found = folder;
  return folder;
}
