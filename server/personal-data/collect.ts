import type { DbOrTx } from '../db/transaction.ts';
import { withEveryAddress } from './addresses.ts';
import { personalData } from './declared.ts';
import type { DataSubject, PersonalFile } from './define.ts';

/** A path that stays inside the folder it is unpacked into, on every system. */
const safePath = (path: string): string =>
  path
    .split('/')
    .map((name) => name.replaceAll(/[\\:*?"<>|\p{Cc}]/gu, '_').replace(/^\.+/, '_') || '_')
    .join('/');

/** Everything that is kept of a person, by who keeps it. */
export interface Collected {
  parts: Record<string, Record<string, unknown[]>>;
  files: PersonalFile[];
}

/** Asks every part of the site what it keeps of a person; lists without an entry are left out. */
export async function collectData(db: DbOrTx, subject: DataSubject): Promise<Collected> {
  const person = await withEveryAddress(db, subject);
  const collected: Collected = { parts: {}, files: [] };
  for (const { name, export: read, files } of personalData()) {
    const lists = Object.entries(await read(db, person)).filter(([, rows]) => rows.length > 0);
    if (lists.length > 0) collected.parts[name] = Object.fromEntries(lists);
    for (const file of (await files?.(db, person)) ?? [])
      collected.files.push({ ...file, path: safePath(`files/${name}/${file.path}`) });
  }
  return collected;
}
