import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { TakenFile } from './plan.ts';

/** What became of the files: written, there already and the same, or changed by somebody and left alone. */
interface Written {
  written: string[];
  same: string[];
  changed: string[];
}

/** Writes the files below a folder. A file that is there and differs stays as it is, unless it may be overwritten. */
export function writeFiles(
  folder: string,
  files: ReadonlyMap<string, TakenFile>,
  overwrite: boolean,
): Written {
  const result: Written = { written: [], same: [], changed: [] };
  for (const [path, taken] of files) {
    const content = typeof taken === 'string' ? Buffer.from(taken) : readFileSync(taken.copyOf);
    const file = join(folder, path);
    const there = existsSync(file) ? readFileSync(file) : null;
    if (there?.equals(content)) result.same.push(path);
    else if (there && !overwrite) result.changed.push(path);
    else {
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, content);
      result.written.push(path);
    }
  }
  return result;
}
