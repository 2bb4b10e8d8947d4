import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const markSchema = z.object({ movedAt: z.iso.datetime(), to: z.string() });

/** When and where to an embedded database was moved. */
type MoveMark = z.output<typeof markSchema>;

const markPath = (dataDir: string): string => join(dataDir, 'moved.json');

/** The mark of a data folder whose database has been moved elsewhere; null where it has not. */
export function moveMark(dataDir: string): MoveMark | null {
  const path = markPath(dataDir);
  return existsSync(path) ? markSchema.parse(JSON.parse(readFileSync(path, 'utf8'))) : null;
}

/** Notes that the database of a data folder lives elsewhere from now on; its rows stay as they are. */
export function markMoved(dataDir: string, mark: MoveMark): void {
  const path = markPath(dataDir);
  writeFileSync(`${path}.part`, `${JSON.stringify(mark, null, 2)}\n`, { mode: 0o600 });
  renameSync(`${path}.part`, path);
}
