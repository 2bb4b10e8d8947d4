import { AppError } from '#server/errors.ts';
import { services } from '#server/services.ts';
import { holdEntry, revisionAt } from '../entries.server.ts';
import { checkSeen } from '../version.server.ts';
import { writeVersion } from './save-entry.server.ts';

/** Makes the words of an earlier version the newest ones; what was between stays among the versions. */
export function returnToVersion(wish: {
  id: string;
  seen: number;
  version: number;
  actor: string;
}): Promise<number> {
  return services().inTransaction(async (tx) => {
    const entry = await holdEntry(tx, wish.id);
    const earlier = await revisionAt(tx, entry.id, wish.version);
    if (!earlier) throw new AppError({ status: 404, code: 'gone', message: 'This version doesn’t exist.' });
    checkSeen(entry, wish.seen, earlier.data);
    return (await writeVersion(tx, entry, earlier.data, wish.actor, `return:${wish.version}`)).version;
  });
}
