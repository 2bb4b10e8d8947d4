/** One line of a bill: who paid it, and who it was for. People are named by their place in the list. */
export interface Expense {
  cents: number;
  by: number;
  for: readonly number[];
}

export interface Payment {
  from: number;
  to: number;
  cents: number;
}

/** What each person's part of a line is. Odd cents go to other people with every line, so that nobody gets them all. */
export function shares({ cents, for: people }: Expense, line: number): Map<number, number> {
  const each = Math.floor(cents / people.length);
  const odd = cents % people.length;
  return new Map(
    people.map((person, place) => [
      person,
      each + ((place - line + people.length * (line + 1)) % people.length < odd ? 1 : 0),
    ]),
  );
}

/** What each person is owed by the others; below zero it is what they owe. All of them add up to nothing. */
export function balances(people: number, expenses: readonly Expense[]): number[] {
  const all = Array.from({ length: people }, () => 0);
  expenses.forEach((expense, line) => {
    for (const [person, cents] of shares(expense, line)) {
      all[person] = (all[person] ?? 0) - cents;
      all[expense.by] = (all[expense.by] ?? 0) + cents;
    }
  });
  return all;
}

/** How many debts there would be if everybody paid every line back on its own. */
export const debts = (expenses: readonly Expense[]): number =>
  expenses.reduce((sum, { by, for: people }) => sum + people.filter((person) => person !== by).length, 0);

/** Pays within one group that adds up to nothing: the one who owes most pays the one who is owed most. */
function payWithin(group: readonly number[], owed: number[]): Payment[] {
  const payments: Payment[] = [];
  for (;;) {
    const order = [...group].sort((one, other) => (owed[one] ?? 0) - (owed[other] ?? 0));
    const [from = 0] = order;
    const to = order.at(-1) ?? 0;
    const cents = Math.min(-(owed[from] ?? 0), owed[to] ?? 0);
    if (cents <= 0) return payments;
    owed[from] = (owed[from] ?? 0) + cents;
    owed[to] = (owed[to] ?? 0) - cents;
    payments.push({ from, to, cents });
  }
}

/**
 * Splits people into as many groups as possible that each add up to nothing. A group of n needs n − 1 payments, so
 * the most groups make the fewest payments. It tries all sets of people: 4,096 for twelve.
 */
function zeroGroups(people: readonly number[], owed: readonly number[]): number[][] {
  const sets = 1 << people.length;
  const sum = new Float64Array(sets);
  const most = new Int8Array(sets);
  const last = new Int8Array(sets).fill(-1);
  for (let set = 1; set < sets; set += 1) {
    most[set] = -1;
    people.forEach((person, place) => {
      if (!(set & (1 << place))) return;
      const rest = set ^ (1 << place);
      sum[set] = (sum[rest] ?? 0) + (owed[person] ?? 0);
      if ((most[rest] ?? 0) > (most[set] ?? 0)) {
        most[set] = most[rest] ?? 0;
        last[set] = place;
      }
    });
    if (sum[set] === 0) most[set] = (most[set] ?? 0) + 1;
  }
  const groups: number[][] = [];
  for (let set = sets - 1; set > 0; ) {
    if (sum[set] === 0) groups.push([]);
    const place = last[set] ?? 0;
    groups.at(-1)?.push(people[place] ?? 0);
    set ^= 1 << place;
  }
  return groups;
}

/** The fewest payments after which nobody owes anything. */
export function payments(owed: readonly number[]): Payment[] {
  const left = [...owed];
  const people = owed.flatMap((cents, person) => (cents === 0 ? [] : [person]));
  return zeroGroups(people, owed)
    .flatMap((group) => payWithin(group, left))
    .sort((one, other) => other.cents - one.cents);
}
