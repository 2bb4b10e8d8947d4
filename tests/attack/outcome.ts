/** What came of one part of the attack. */
export interface Outcome {
  name: string;
  /** How often each status was answered; 0 stands for a connection that was cut. */
  statuses: ReadonlyMap<number, number>;
  /** How often admission control said that too many came at once; each of these was sent again. */
  refused: number;
  /** What must not have happened, each so that it can be repeated. */
  failures: readonly string[];
}

/** Statuses by which a server says that it broke; 503 is said on purpose, by admission control. */
const isBroken = (status: number): boolean => status === 0 || (status >= 500 && status !== 503);

/** Counts answers by their status, and keeps those that say that something broke. */
export function tallyOf(name: string) {
  const statuses = new Map<number, number>();
  const failures: string[] = [];
  let refused = 0;
  return {
    add(status: number, told: () => string): void {
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      if (isBroken(status)) failures.push(`${status} ${told()}`);
    },
    refused: (): void => {
      refused += 1;
    },
    fail(told: string): void {
      failures.push(told);
    },
    outcome: (): Outcome => ({ name, statuses, refused, failures }),
  };
}
