import { daysBetween, daysLater } from '#lib/time/days.ts';
import type { BankLine } from '../bank-line.ts';
import { discountIn, isShort, oneSumOf } from './amounts.ts';
import { saysDiscount, saysFee, saysPart } from './charges.ts';
import type { OfParty } from './known.ts';
import type { OpenItem, Proposal } from './open-item.ts';
import { proposal } from './proposal.ts';

/** Nobody pays an invoice much before it was written. */
const daysBefore = 3;

/** What a line is by who paid it and how much, where no number helps. */
export function byParty(line: BankLine, party: readonly OfParty[]): Proposal[] {
  const theirs = party.filter(
    ({ item }) =>
      item.open > 0 === line.cents > 0 && item.open !== 0 && item.day <= daysLater(line.day, daysBefore),
  );
  const [first] = theirs;
  if (!first) return [];
  const trust = (given: readonly OfParty[]) =>
    given.every(({ isAccount }) => isAccount) ? 1 : Math.min(...given.map(({ likeness }) => likeness));
  const who = (given: readonly OfParty[]) =>
    given.every(({ isAccount }) => isAccount)
      ? 'It came from the account they always use'
      : trust(given) > 0.9
        ? 'The name is the same'
        : 'The name is very similar';
  const same = theirs.filter(({ item }) => item.open === line.cents);
  const [oldest] = same;
  if (oldest) {
    const alone = same.length === 1;
    const late = daysBetween(oldest.item.day, line.day) > 120 ? 0.05 : 0;
    return [
      proposal(line, 'paid', [oldest.item], (alone ? 0.8 : 0.66) + 0.15 * trust([oldest]) - late, [
        'The amount matches what is open, to the cent',
        who([oldest]),
        ...(alone ? [] : [`${same.length} of their items have this amount, and this is the oldest`]),
      ]),
    ];
  }
  const items = theirs.map(({ item }) => item);
  const several = oneSumOf(items, line.cents);
  if (several)
    return [
      proposal(line, 'several', several, 0.78 + 0.14 * trust(theirs), [
        'Together they match the amount to the cent, and none of their other items do',
        who(theirs),
      ]),
    ];
  return oneThatDiffers(line, items, trust(theirs), who(theirs));
}

function oneThatDiffers(line: BankLine, items: readonly OpenItem[], trust: number, who: string): Proposal[] {
  const words = line.text;
  const cut = items.find(({ open }) => discountIn(open, line.cents) !== null);
  if (cut && saysDiscount(words))
    return [
      proposal(line, 'discount', [cut], 0.7 + 0.15 * trust, [
        'The text mentions a discount, and the amount fits it',
        who,
      ]),
    ];
  const short = items.filter(({ open }) => isShort(open, line.cents));
  const [missing] = short;
  if (missing && short.length === 1 && (saysFee(words) || Math.abs(missing.open - line.cents) <= 500))
    return [proposal(line, 'short', [missing], 0.65 + 0.15 * trust, ['Only a little is missing', who])];
  const [only] = items;
  if (only && items.length === 1 && saysPart(words) && Math.abs(line.cents) < Math.abs(only.open))
    return [proposal(line, 'part', [only], 0.45 + 0.15 * trust, ['It is their only open item', who])];
  return [];
}
