import { createStore } from '#lib/store.ts';

const key = 'saved-applications';
const address = '/api/applications/saved';
const mostKept = 200;

interface Saved {
  slugs: readonly string[];
  /** False until it is known what was saved. */
  known: boolean;
}

/** What is saved: by the account where somebody is signed in, else by this browser. */
export const savedStore = createStore<Saved>({ slugs: [], known: false });

/** What this browser keeps. A browser that forbids storage keeps nothing. */
export function keptHere(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(kept) ? kept.filter((slug) => typeof slug === 'string').slice(0, mostKept) : [];
  } catch {
    return [];
  }
}

function keepHere(slugs: readonly string[]): void {
  if (slugs.length > 0) localStorage.setItem(key, JSON.stringify(slugs.slice(0, mostKept)));
  else localStorage.removeItem(key);
}

async function call(body?: { slugs: readonly string[]; saved: boolean }): Promise<readonly string[]> {
  const answer = await fetch(
    address,
    body && {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    },
  );
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
  return (await answer.json()).slugs;
}

let merging: Promise<boolean> | null = null;

async function handOver(): Promise<boolean> {
  const slugs = keptHere();
  if (slugs.length === 0) return false;
  const all = await call({ slugs, saved: true });
  keepHere([]);
  savedStore.set({ slugs: all, known: true });
  return true;
}

/**
 * Hands what this browser kept over to the account that was signed in to; true when there was something. However many
 * parts of a page ask, it is done once. What fails is tried again on the next page.
 */
export function mergeSaved(): Promise<boolean> {
  merging ??= handOver().finally(() => {
    merging = null;
  });
  return merging;
}

/** Finds out what is saved. */
export async function loadSaved(signedIn: boolean): Promise<void> {
  if (!signedIn) return savedStore.set({ slugs: keptHere(), known: true });
  await mergeSaved();
  savedStore.set({ slugs: await call(), known: true });
}

/** Saves an application, or forgets it. The view follows at once; what fails is taken back and thrown. */
export async function setSaved(slug: string, saved: boolean, signedIn: boolean): Promise<void> {
  const before = savedStore.get().slugs;
  const others = before.filter((each) => each !== slug);
  const slugs = saved ? [slug, ...others] : others;
  savedStore.set({ slugs, known: true });
  try {
    if (signedIn) await call({ slugs: [slug], saved });
    else keepHere(slugs);
  } catch (error) {
    savedStore.set({ slugs: before });
    throw error;
  }
}
