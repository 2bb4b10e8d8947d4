import { readFile, stat } from 'node:fs/promises';
import { basename } from 'node:path';
import type { FilterList } from '#engines/privacy/parties/filter-lists.ts';
import { log } from '#server/log.ts';
import { services } from '#server/services.ts';

/** The largest lists in use have some three million signs. */
const mostBytes = 20_000_000;

const titleOf = (rules: string): string | undefined =>
  /^!\s*title:\s*(\S.{0,80}?)\s*$/im.exec(rules.slice(0, 4_000))?.[1];

async function readList(file: string): Promise<FilterList[]> {
  try {
    const { size } = await stat(file);
    if (size > mostBytes) throw new Error(`it has ${size} bytes, more than ${mostBytes}`);
    const rules = await readFile(file, 'utf8');
    return [{ name: titleOf(rules) ?? basename(file), rules }];
  } catch (error) {
    log().warn({ err: error, file }, 'a filter list cannot be read; scans continue without it');
    return [];
  }
}

/** The lists that the operator names, as they are now: updating the files needs no restart. */
export const readLists = async (
  files: readonly string[] = services().env.PRIVACY_LISTS,
): Promise<FilterList[]> => (await Promise.all(files.map(readList))).flat();
