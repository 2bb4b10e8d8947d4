import { isText, listOf, orNull, shaped } from '#lib/files/shape.ts';
import type { NewShare } from '../schema.ts';
import { call } from './call.ts';

/** A link that this browser made. */
export interface SharedLink {
  id: string;
  /** What takes it back; null where the account does. */
  key: string | null;
  /** When it stops by itself; null where it does not. */
  until: string | null;
}

interface KeptLink extends SharedLink {
  result: string;
}

const isLink = shaped<SharedLink>({ id: isText, key: orNull(isText), until: orNull(isText) });
const isKept = listOf(
  shaped<KeptLink>({ id: isText, key: orNull(isText), until: orNull(isText), result: isText }),
);

const storeName = 'shared-results';
const most = 100;

/** The links that still open; a browser that forbids storage keeps none. */
function kept(): KeptLink[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(storeName) ?? '[]');
    const now = new Date().toISOString();
    return isKept(found) ? found.filter(({ until }) => until === null || until > now) : [];
  } catch {
    return [];
  }
}

function keep(links: readonly KeptLink[]): void {
  try {
    localStorage.setItem(storeName, JSON.stringify(links.slice(0, most)));
  } catch {
    // Forbidden or full: the link can be taken back for as long as this page is open.
  }
}

/** The link by which a result is shared from this browser, if there is one. */
export const linkOf = (result: string): SharedLink | null =>
  kept().find((link) => link.result === result) ?? null;

/** Shares a result; rejects with `Refused`. A visitor's earlier link to it is taken back, so that one is open at a time. */
export async function shareResult(share: NewShare): Promise<SharedLink> {
  const before = linkOf(share.result);
  const made = await call('/api/shared-results', isLink, { method: 'POST', body: share });
  if (before?.key && before.id !== made.id) await stopSharing(before).catch(() => {});
  keep([{ ...made, result: share.result }, ...kept().filter(({ result }) => result !== share.result)]);
  return made;
}

/** Takes a link back; rejects with `Refused`. One that is gone already counts as taken back. */
export async function stopSharing({ id, key }: SharedLink): Promise<void> {
  const headers: Record<string, string> = key ? { 'X-Share-Key': key } : {};
  const answer = await fetch(`/api/shared-results/${id}`, { method: 'DELETE', headers }).catch(() => null);
  if (!answer || !(answer.ok || answer.status === 404))
    throw new Error('We couldn’t disable the link, so it still works. Check your connection and try again.');
  keep(kept().filter((link) => link.id !== id));
}
