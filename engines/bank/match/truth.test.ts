import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { BankLine } from '../bank-line.ts';
import { assigned } from './assign.ts';
import { type OpenItem, tellFrom } from './open-item.ts';

const names = ['Café Morgenrot GmbH', 'Ana Petrić', 'Grünwald Küchen KG', 'Ishikawa Instruments Ltd'];
const item = (id: string, number: string, open: number, name: string): OpenItem => ({
  id,
  number,
  name,
  account: '',
  open,
  total: open,
  day: '2026-08-01',
});
const line = (id: string, cents: number, text: string, name: string): BankLine => ({
  id,
  day: '2026-08-20',
  cents,
  name,
  account: '',
  text,
  bankRef: '',
});

/** What the engine says each line settles to the cent: its items in order, or nothing. */
function settledBy(lines: readonly BankLine[], items: readonly OpenItem[]): Map<string, string> {
  const answers = assigned(lines, items);
  return new Map(
    lines.map(({ id }) => {
      const [best] = answers.get(id) ?? [];
      const isExact = best && (best.kind === 'paid' || best.kind === 'several');
      const settled = isExact && best.confidence >= tellFrom ? best.items : [];
      return [
        id,
        settled
          .map((each) => each.id)
          .sort()
          .join(),
      ];
    }),
  );
}

describe('planted payments', () => {
  /** How a payer may write the number of an invoice. */
  const writing = fc.constantFrom(
    (number: string) => `RE ${number}`,
    (number: string) => `rechnung ${number.replace('-', '')}`,
    (number: string) => `Invoice no. ${number.replace('-', ' ')}`,
    (number: string) => `f${number.replace('-', '/')},`,
  );
  const payment = fc.record({
    /** The amounts of the items that it pays together. */
    parts: fc.array(fc.integer({ min: 1, max: 40_000 }), { minLength: 1, maxLength: 3 }),
    isBill: fc.boolean(),
    owner: fc.nat(names.length - 1),
    /** Whoever pays: the customer themselves, another one, or somebody nobody knows. */
    payer: fc.constantFrom(...names, 'Somebody Else'),
    writing,
    /** Another open item of the same customer with the same amount, which nobody pays. */
    decoy: fc.boolean(),
  });
  const noise = fc.array(
    fc.integer({ min: -900, max: 900 }).filter((cents) => cents !== 0),
    { maxLength: 3 },
  );

  it('are all found where number and amount agree, whoever paid and whatever looks alike', () => {
    fc.assert(
      fc.property(
        fc.array(payment, { maxLength: 7 }),
        noise,
        fc.infiniteStream(fc.nat()),
        (given, odd, shuffle) => {
          let count = 100;
          const items: OpenItem[] = [];
          const lines: BankLine[] = [];
          const truth = new Map<string, string>();
          for (const [at, { parts, isBill, owner, payer, writing: write, decoy }] of given.entries()) {
            const name = names[owner] ?? '';
            const own = parts.map((cents) => {
              count += 1;
              return item(`i${count}`, `2026-0${count}`, isBill ? -cents : cents, name);
            });
            items.push(...own);
            if (decoy) {
              count += 1;
              items.push(item(`d${count}`, `2026-0${count}`, own[0]?.open ?? 1, name));
            }
            const cents = own.reduce((sum, { open }) => sum + open, 0);
            lines.push(line(`l${at}`, cents, own.map(({ number }) => write(number)).join(' '), payer));
            truth.set(
              `l${at}`,
              own
                .map(({ id }) => id)
                .sort()
                .join(),
            );
          }
          for (const [at, cents] of odd.entries())
            lines.push(line(`odd${at}`, cents, 'with thanks', 'Zed Quux'));
          const order = new Map(lines.map(({ id }) => [id, shuffle.next().value]));
          lines.sort((one, other) => (order.get(one.id) ?? 0) - (order.get(other.id) ?? 0));
          const found = settledBy(lines, items);
          for (const [id, wanted] of truth) expect(`${id} ${found.get(id)}`).toBe(`${id} ${wanted}`);
          for (const at of odd.keys()) expect(found.get(`odd${at}`)).toBe('');
        },
      ),
      { numRuns: 200 },
    );
  });
});

/** Every group of items that makes an amount. */
function waysOf(items: readonly OpenItem[], cents: number): OpenItem[][] {
  const ways: OpenItem[][] = [];
  for (let mask = 1; mask < 1 << items.length; mask += 1) {
    const group = items.filter((_, at) => mask & (1 << at));
    if (group.reduce((sum, { open }) => sum + open, 0) === cents) ways.push(group);
  }
  return ways;
}

/** The most cents that lines can settle if each takes one item at most: every assignment is tried. */
function mostByOne(lines: readonly BankLine[], items: readonly OpenItem[]): number {
  const [first, ...rest] = lines;
  if (!first) return 0;
  const taken = items
    .filter(({ open }) => open === first.cents)
    .map(
      (one) =>
        first.cents +
        mostByOne(
          rest,
          items.filter((each) => each !== one),
        ),
    );
  return Math.max(mostByOne(rest, items), ...taken);
}

describe('payments of one customer without any number', () => {
  const [name = ''] = names;
  // Steps so wide that no amount is taken for another less a fee.
  const amount = fc.integer({ min: 1, max: 14 }).map((step) => step * 1000);
  const small = fc.tuple(
    fc.array(amount, { minLength: 1, maxLength: 6 }),
    fc.array(amount, { minLength: 1, maxLength: 5 }),
  );
  const made = ([opens, paid]: [number[], number[]]) => ({
    items: opens.map((open, at) => item(`i${at}`, `2026-01${10 + at}`, open, name)),
    lines: paid.map((cents, at) => line(`l${at}`, cents, 'danke', name)),
  });

  it('are assigned as brute force assigns them, where there is one way for each alone', () => {
    let compared = 0;
    fc.assert(
      fc.property(small, (given) => {
        const { items, lines } = made(given);
        const ways = lines.map(({ cents }) => waysOf(items, cents));
        const used = ways.flat(2);
        fc.pre(ways.every((each) => each.length === 1) && new Set(used).size === used.length);
        compared += 1;
        const found = settledBy(lines, items);
        for (const [at, { id }] of lines.entries())
          expect(found.get(id)).toBe(
            ways[at]?.[0]
              ?.map((each) => each.id)
              .sort()
              .join(),
          );
      }),
      { numRuns: 150 },
    );
    expect(compared).toBe(150);
  });

  it('settle at least as many cents as any assignment of one item to each', () => {
    fc.assert(
      fc.property(small, (given) => {
        const { items, lines } = made(given);
        const found = settledBy(lines, items);
        const settled = lines
          .filter(({ id }) => found.get(id) !== '')
          .reduce((sum, { cents }) => sum + cents, 0);
        expect(settled).toBeGreaterThanOrEqual(mostByOne(lines, items));
      }),
      { numRuns: 200 },
    );
  });

  it('settle nothing that no group of items makes', () => {
    fc.assert(
      fc.property(small, (given) => {
        const { items, lines } = made(given);
        const found = settledBy(lines, items);
        for (const { id, cents } of lines)
          if (waysOf(items, cents).length === 0) expect(found.get(id)).toBe('');
      }),
      { numRuns: 200 },
    );
  });
});
