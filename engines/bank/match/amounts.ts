import { scaled } from '#lib/money/money.ts';
import type { OpenItem } from './open-item.ts';

const discounts = [100, 150, 200, 250, 300, 400, 500];

/** The percentage of a cash discount that explains an amount, in hundredths; null when none does. */
export function discountIn(open: number, paid: number): number | null {
  const off = Math.abs(open) - Math.abs(paid);
  if (off <= 0) return null;
  return discounts.find((part) => Math.abs(scaled(Math.abs(open), part, 10_000) - off) <= 1) ?? null;
}

/** Whether so little is missing that a bank's fee or a slip explains it. */
export function isShort(open: number, paid: number): boolean {
  const off = Math.abs(open) - Math.abs(paid);
  return off > 0 && off <= 5000 && off <= Math.abs(open) / 20;
}

const mostItems = 14;
const mostTries = 5000;

/** The one way to make an amount of several items; null when there is none, or more than one. */
export function oneSumOf(items: readonly OpenItem[], cents: number): OpenItem[] | null {
  const given = items.slice(0, mostItems);
  const found: OpenItem[][] = [];
  let tries = 0;
  const look = (at: number, left: number, taken: OpenItem[]) => {
    tries += 1;
    if (found.length > 1 || tries > mostTries) return;
    const next = given[at];
    if (!next) {
      if (left === 0 && taken.length > 1) found.push(taken);
      return;
    }
    look(at + 1, left - next.open, [...taken, next]);
    look(at + 1, left, taken);
  };
  look(0, cents, []);
  const [first] = found;
  return found.length === 1 && first && tries <= mostTries ? first : null;
}
