/** What answers said, and how often. */
type Told = Record<string, number>;

/** Prints one thing that must hold; what does not hold fails the run. */
export function expectTold(what: string, told: Told, expected: Told): void {
  const same = (one: Told, other: Told) => Object.entries(one).every(([key, count]) => other[key] === count);
  const holds = same(told, expected) && same(expected, told);
  console.log(`  ${holds ? '✓' : '✗'} ${what}: ${JSON.stringify(told)}`);
  if (!holds) {
    console.log(`    expected ${JSON.stringify(expected)}`);
    process.exitCode = 1;
  }
}

/** Counts what is the same. */
export const tally = (all: readonly (string | number)[]): Told =>
  Object.fromEntries(
    Object.entries(Object.groupBy(all, (each) => each)).map(([key, same]) => [key, same?.length ?? 0]),
  );
