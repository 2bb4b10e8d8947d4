import { AsyncLocalStorage } from 'node:async_hooks';

/** The tags that something was made from, each with the version known when it was first read. */
export type ReadTags = ReadonlyMap<string, number>;

interface Recording {
  tags: Map<string, number>;
  /** When what was read says something else by itself, in milliseconds. */
  until: number;
}

const recording = new AsyncLocalStorage<Recording>();
const known = new Map<string, number>();

/** Says that what is being made depends on this tag; call it before the query, so that a change in between is noticed. */
export function reads(...tags: string[]): void {
  const store = recording.getStore()?.tags;
  if (!store) return;
  for (const tag of tags) if (!store.has(tag)) store.set(tag, known.get(tag) ?? 0);
}

/** Says that what is being made is true until this moment: an event that ends is a past one from then on. */
export function readsUntil(moment: Date): void {
  const store = recording.getStore();
  if (store) store.until = Math.min(store.until, moment.getTime());
}

/** Runs `make` and gives its value with every tag that was read inside, and the moment from which it is old. */
export async function recordTags<T>(
  make: () => T | Promise<T>,
): Promise<{ value: T; tags: ReadTags; until: number }> {
  const store: Recording = { tags: new Map(), until: Number.POSITIVE_INFINITY };
  const value = await recording.run(store, async () => make());
  return { value, ...store };
}

/** Tells whether nothing that was read has changed since, as far as this process knows. */
export function isFresh(tags: ReadTags): boolean {
  for (const [tag, version] of tags) if ((known.get(tag) ?? 0) !== version) return false;
  return true;
}

/** Takes over the versions seen in the database and gives the tags that changed. */
export function learnVersions(versions: ReadonlyMap<string, number>): string[] {
  const changed: string[] = [];
  for (const [tag, version] of versions) {
    if (known.get(tag) === version) continue;
    known.set(tag, version);
    changed.push(tag);
  }
  return changed;
}

/** Knows nothing any more, as at the start: whoever opens a database next fills every copy from it. */
export const forgetVersions = (): void => known.clear();

/** The tags in `versions` that this process has not learnt yet. */
export function unknownIn(versions: ReadonlyMap<string, number>): string[] {
  return [...versions].filter(([tag, version]) => known.get(tag) !== version).map(([tag]) => tag);
}
