import type { AccountHead } from '#features/tool-history/client/in-account.ts';
import type { SavedHead } from './saved-thing.ts';

/** A saved thing as the list shows it, and where it is kept. */
export interface ListedHead extends SavedHead {
  isHere: boolean;
  inAccount: boolean;
}

/** What this browser and the account keep as one list: of what both have, the newer form is named. */
export function listed(here: readonly SavedHead[], account: readonly AccountHead[]): ListedHead[] {
  const inAccount = new Map(account.map((head) => [head.id, head]));
  const all = here.map((head): ListedHead => {
    const other = inAccount.get(head.id);
    inAccount.delete(head.id);
    const newer = other && other.changed >= head.changed ? other : head;
    const { title, pinned, changed } = newer;
    return { ...head, title, pinned, changed, isHere: true, inAccount: other !== undefined };
  });
  for (const { words, path: _, ...head } of inAccount.values())
    all.push({ ...head, holds: [words], isHere: false, inAccount: true });
  return all.sort((a, b) => Number(b.pinned) - Number(a.pinned) || b.changed.localeCompare(a.changed));
}
