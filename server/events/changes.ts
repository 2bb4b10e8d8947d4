import type { Changes } from '#lib/event-kinds.ts';

const longest = 2000;

/** Of a long text only the beginning is recorded; the full text is in the versions of the item. */
const shortened = (value: unknown): unknown =>
  typeof value === 'string' && value.length > longest ? `${value.slice(0, longest)}…` : (value ?? null);

/** Every field that differs between the two, by what it would be as JSON. */
export function changesBetween(before: object, after: object): Changes {
  const old: Record<string, unknown> = { ...before };
  const fresh: Record<string, unknown> = { ...after };
  const names = new Set([...Object.keys(old), ...Object.keys(fresh)]);
  const differs = (name: string) => JSON.stringify(old[name]) !== JSON.stringify(fresh[name]);
  return Object.fromEntries(
    [...names].filter(differs).map((name) => [name, [shortened(old[name]), shortened(fresh[name])]]),
  );
}
