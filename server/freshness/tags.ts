import { AsyncLocalStorage } from 'node:async_hooks';

/** The tags that something was made from, each with the version known when it was first read. */
export type ReadTags = ReadonlyMap<string, number>;

/** What something was made from. */
interface Made {
  tags: Map<string, number>;
  /** When what was read says something else by itself, in milliseconds. */
  until: number;
}

interface Recording {
  made: Made;
  /** Whether a query reads at the moment: only then may the database be asked. */
  inQuery: boolean;
}

const recording = new AsyncLocalStorage<Recording>();
const known = new Map<string, number>();

/**
 * A read that cached pages may use: the answer is old once one of these tags was bumped, and pages that were made
 * from it are made again.
 */
export const defineQuery =
  <Args extends unknown[], Answer>(
    tags: readonly string[] | ((...args: Args) => readonly string[]),
    read: (...args: Args) => Answer,
  ) =>
  (...args: Args): Answer => {
    const page = recording.getStore();
    if (!page) return read(...args);
    const { made } = page;
    // Noted before the database is asked, so that a change in between is noticed.
    for (const tag of typeof tags === 'function' ? tags(...args) : tags)
      if (!made.tags.has(tag)) made.tags.set(tag, known.get(tag) ?? 0);
    return recording.run({ made, inQuery: true }, () => read(...args));
  };

/** Why the database is not asked: a page that is made to be kept would never hear that the answer changed. Null where it may be asked. */
export function unheardRead(): Error | null {
  const page = recording.getStore();
  if (!page || page.inQuery) return null;
  return new Error('A cached page asks the database outside of a query (defineQuery), so it would stay old.');
}

/** Says that what is being made is true until this moment: an event that ends is a past one from then on. */
export function readsUntil(moment: Date): void {
  const made = recording.getStore()?.made;
  if (made) made.until = Math.min(made.until, moment.getTime());
}

/** Runs `make` and gives its value with every tag that was read inside, and the moment from which it is old. */
export async function recordTags<T>(
  make: () => T | Promise<T>,
): Promise<{ value: T; tags: ReadTags; until: number }> {
  const made: Made = { tags: new Map(), until: Number.POSITIVE_INFINITY };
  const value = await recording.run({ made, inQuery: false }, async () => make());
  return { value, ...made };
}

/** Whether everything that was read is still current, as far as this process knows. */
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

/** Forgets everything, as at the start. The next database that is opened fills all copies again. */
export const forgetVersions = (): void => known.clear();

/** The tags in `versions` that this process has not learnt yet. */
export function unknownIn(versions: ReadonlyMap<string, number>): string[] {
  return [...versions].filter(([tag, version]) => known.get(tag) !== version).map(([tag]) => tag);
}
