import { isText, listOf, shaped } from '#lib/files/shape.ts';
import { keepState, keptState } from '../share/kept-state.ts';

/** Which things an account had when this browser looked last, and which of them were deleted there since. */
interface Sent {
  name: string;
  had: string[];
  deleted: string[];
}

const isSent = shaped<Sent>({ name: isText, had: listOf(isText), deleted: listOf(isText) });
const keptUnder = 'history-sent';
const most = 1000;

/**
 * What this browser knows of the account of somebody. It outlives the page: a thing that was deleted in the account must
 * not come back from a browser that still has it.
 */
function sentOf(name: string): Sent {
  const kept = keptState(keptUnder);
  return isSent(kept) && kept.name === name ? kept : { name, had: [], deleted: [] };
}

/** Whether the account had a thing, and whether it was deleted there. */
export function sentState(name: string, id: string): { wasKept: boolean; isDeleted: boolean } {
  const { had, deleted } = sentOf(name);
  return { wasKept: had.includes(id), isDeleted: deleted.includes(id) };
}

/** Notes that the account has these. */
export function noteKept(name: string, ids: readonly string[]): void {
  const { had, deleted } = sentOf(name);
  const all = [...new Set([...ids, ...had])].slice(0, most);
  keepState(keptUnder, { name, had: all, deleted: deleted.filter((id) => !ids.includes(id)) });
}

/** Notes that one was deleted in the account. */
export function noteDeleted(name: string, id: string): void {
  const { had, deleted } = sentOf(name);
  keepState(keptUnder, { name, had, deleted: [id, ...deleted.filter((one) => one !== id)].slice(0, most) });
}
