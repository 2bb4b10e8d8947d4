import type { Hue } from '#lib/look/hue.ts';
import type { ThingKind, ThingRef } from './kinds.ts';

/** A thing as the site knows it today. */
export interface Thing {
  title: string;
  /** What it is, in a line. */
  about: string;
  href: string;
  hue: Hue | null;
}

/** Where things of each kind are looked up: many keys at once; what is not there, or not public, is left out. */
export type ThingSources = Record<
  ThingKind,
  (keys: readonly string[]) => Promise<ReadonlyMap<string, Thing>>
>;

/** Looks up things of all kinds, each kind once; gives a way to ask for each. */
export async function lookUp(
  sources: ThingSources,
  refs: readonly ThingRef[],
): Promise<(ref: ThingRef) => Thing | null> {
  const keys = Map.groupBy(refs, ({ kind }) => kind);
  const found = new Map(
    await Promise.all(
      [...keys].map(
        async ([kind, of]) => [kind, await sources[kind]([...new Set(of.map(({ key }) => key))])] as const,
      ),
    ),
  );
  return ({ kind, key }) => found.get(kind)?.get(key) ?? null;
}
