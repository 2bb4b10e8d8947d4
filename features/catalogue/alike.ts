/** The features by which two applications are compared. */
interface Likeness {
  slug: string;
  category: string;
  kind: string;
  industries: readonly string[];
  stack: readonly string[];
}

const shared = (a: readonly string[], b: readonly string[]): number =>
  a.filter((value) => b.includes(value)).length;

const likeness = (one: Likeness, other: Likeness): number =>
  Number(one.category === other.category) * 4 +
  shared(one.industries, other.industries) * 2 +
  Number(one.kind === other.kind) +
  shared(one.stack, other.stack) * 0.25;

/** The most similar applications in order; equally similar ones keep their order. */
export function mostAlike<Other extends Likeness>(
  one: Likeness,
  others: readonly Other[],
  most: number,
): Other[] {
  return others
    .filter(({ slug }) => slug !== one.slug)
    .map((other) => ({ other, likeness: likeness(one, other) }))
    .toSorted((a, b) => b.likeness - a.likeness)
    .slice(0, most)
    .map(({ other }) => other);
}
