import { isText, listOf, orAbsent, shaped } from '#lib/files/shape.ts';
import { answerOf } from '#lib/forms/answer.ts';
import { createStore } from '#lib/run/store.ts';
import { whoText } from '#lib/text/who-text.ts';
import { readRef, refOf, type ThingRef } from '../kinds.ts';

const keptName = 'saved';
const accountName = 'saved-account';
const address = '/api/saved';
const mostKept = 200;
/** How long a browser believes what it knows of the account: another device may have saved something since. */
const believedMs = 15 * 60_000;

/** A thing as its button knows it. */
export interface SavedThing extends ThingRef {
  title: string;
  href: string;
}

interface Saved {
  refs: ReadonlySet<string>;
  /** False until it is known what was saved. */
  known: boolean;
}

/** What is saved: by the account where somebody is signed in, else by this browser. */
export const savedStore = createStore<Saved>({ refs: new Set(), known: false });

const show = (refs: Iterable<string>) => savedStore.set({ refs: new Set(refs), known: true });

/** Reads what this browser keeps under a name. A browser that forbids storage keeps nothing. */
function stored(name: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(name) ?? 'null');
  } catch {
    return null;
  }
}

const isThing = (value: unknown): value is SavedThing => {
  const { kind, key, title, href } = (value ?? {}) as Partial<Record<keyof SavedThing, unknown>>;
  const isWhole = [key, title, href].every((each) => typeof each === 'string');
  return isWhole && readRef(`${kind}:${key}`) !== null && String(href).startsWith('/');
};

/** What this browser keeps for who is not signed in, the last saved first. */
export function keptHere(): SavedThing[] {
  const kept = stored(keptName);
  return Array.isArray(kept) ? kept.filter(isThing).slice(0, mostKept) : [];
}

function keepHere(things: readonly SavedThing[]): void {
  if (things.length > 0) localStorage.setItem(keptName, JSON.stringify(things.slice(0, mostKept)));
  else localStorage.removeItem(keptName);
}

/** What this browser was last told of the account's list; null where that was another's, or long ago. */
function accountList(owner: string): string[] | null {
  const list = stored(accountName) as { owner?: unknown; at?: unknown; refs?: unknown } | null;
  const isFresh = list?.owner === owner && Number(list.at) > Date.now() - believedMs;
  return isFresh && Array.isArray(list.refs) ? list.refs : null;
}

function noteAccount(owner: string, refs: Iterable<string>, at = Date.now()): void {
  try {
    localStorage.setItem(accountName, JSON.stringify({ owner, at, refs: [...refs] }));
  } catch {
    // Forbidden or full: the next page asks the server again.
  }
}

/** Forgets what this browser was told of the account's list, so that the next button asks again. */
export function forgetAccountList(): void {
  try {
    localStorage.removeItem(accountName);
  } catch {
    // Nothing was kept.
  }
}

const isRefs = shaped<{ refs?: string[] }>({ refs: orAbsent(listOf(isText)) });

async function call(body?: { things: readonly ThingRef[]; saved: boolean }): Promise<{ refs?: string[] }> {
  const answer = await fetch(
    address,
    body && {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    },
  );
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
  return answerOf(answer, isRefs);
}

let merging: Promise<boolean> | null = null;

async function handOver(): Promise<boolean> {
  const things = keptHere();
  if (things.length === 0) return false;
  await call({ things, saved: true });
  keepHere([]);
  forgetAccountList();
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

let asking: Promise<void> | null = null;

async function ask(owner: string): Promise<void> {
  const { refs = [] } = await call();
  noteAccount(owner, refs);
  show(refs);
}

/** Nobody is signed in: what was known of an account is nobody's any more. False while the page does not know yet. */
function isSignedOut(): boolean {
  if (whoText() !== null) return false;
  forgetAccountList();
  return true;
}

/** Finds out what is saved: from this browser where it knows, from the server at most four times an hour. */
export async function loadSaved(owner: string | null): Promise<void> {
  if (owner === null) {
    if (isSignedOut()) show(keptHere().map(refOf));
    return;
  }
  await mergeSaved();
  const refs = accountList(owner);
  if (refs) return show(refs);
  asking ??= ask(owner).finally(() => {
    asking = null;
  });
  return asking;
}

/** Saves a thing, or takes it off. The view follows at once; what fails is taken back and thrown. */
export async function setSaved(thing: SavedThing, saved: boolean, owner: string | null): Promise<void> {
  const before = savedStore.get().refs;
  const ref = refOf(thing);
  const others = [...before].filter((each) => each !== ref);
  const refs = saved ? [ref, ...others] : others;
  show(refs);
  try {
    if (owner !== null) {
      await call({ things: [{ kind: thing.kind, key: thing.key, title: thing.title } as ThingRef], saved });
      if (accountList(owner)) noteAccount(owner, refs);
    } else {
      const kept = keptHere().filter((each) => refOf(each) !== ref);
      keepHere(saved ? [thing, ...kept] : kept);
    }
  } catch (error) {
    savedStore.set({ refs: before });
    throw error;
  }
}

/** Hears of what other tabs save; gives the way to stop. */
export function onSavedElsewhere(hear: () => void): () => void {
  const listen = ({ key }: StorageEvent) => {
    if (key === keptName || key === accountName || key === null) hear();
  };
  window.addEventListener('storage', listen);
  return () => window.removeEventListener('storage', listen);
}
