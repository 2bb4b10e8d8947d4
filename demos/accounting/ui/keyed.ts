/** Things without names of their own, each with a key for drawing: what it says, and how often it was said before. */
export function keyed<Thing>(
  things: readonly Thing[],
  said: (thing: Thing) => string,
): { key: string; thing: Thing }[] {
  const counts = new Map<string, number>();
  return things.map((thing) => {
    const words = said(thing);
    const count = (counts.get(words) ?? 0) + 1;
    counts.set(words, count);
    return { key: `${words} ${count}`, thing };
  });
}
