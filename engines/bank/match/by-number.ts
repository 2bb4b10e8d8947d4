import type { BankLine } from '../bank-line.ts';
import { discountIn, isShort, oneSumOf } from './amounts.ts';
import { saysDiscount, saysFee, saysPart } from './charges.ts';
import type { OfParty } from './known.ts';
import type { OpenItem, Proposal } from './open-item.ts';
import { proposal, sumOpen } from './proposal.ts';
import type { Named } from './references.ts';

const list = (items: readonly OpenItem[]): string => items.map(({ number }) => number).join(', ');
const stands = (items: readonly OpenItem[]): string =>
  items.length === 1 ? `Number ${list(items)} is in the text` : `Numbers ${list(items)} are in the text`;

/** What a line is by the numbers that its text names. */
export function byNumber(line: BankLine, named: Named, party: readonly OfParty[]): Proposal[] {
  const isTheirs = (item: OpenItem) => party.some((each) => each.item === item);
  const isSameWay = ({ open }: OpenItem) => open !== 0 && open > 0 === line.cents > 0;
  const open = named.exact.filter((item) => item.open !== 0);
  const tail = named.tail.filter((item) => item.open !== 0 && (isTheirs(item) || item.open === line.cents));
  const credits = party.map(({ item }) => item).filter((item) => item.open !== 0 && !isSameWay(item));
  const found: Proposal[] = [];
  // The numbers alone, then with those that are only named by their end, then less what the other side has to get back.
  const ways: readonly (readonly OpenItem[])[] = [
    open,
    [...new Set([...open, ...named.tail.filter((item) => item.open !== 0)])],
    ...credits.map((credit) => [...new Set([...open, ...tail, credit])]),
  ];
  for (const items of ways) {
    if (items.length === 0 || !items.some(isSameWay) || sumOpen(items) !== line.cents) continue;
    const theirs = items.some(isTheirs);
    const weak = items.length === 1 && !named.exact.includes(items[0] as OpenItem);
    found.push(
      proposal(
        line,
        items.length > 1 ? 'several' : 'paid',
        items,
        (weak ? 0.93 : 0.98) + (theirs ? 0.01 : 0),
        [
          stands(items),
          items.length > 1
            ? 'Together they match the amount to the cent'
            : 'The amount matches what is open, to the cent',
        ],
      ),
    );
    break;
  }
  if (found.length > 0) return found;

  const [only, ...others] =
    open.filter(isSameWay).length > 0 ? open.filter(isSameWay) : tail.filter(isSameWay);
  if (!only) return twice(line, named, party);
  if (others.length === 0) found.push(...single(line, only, isTheirs(only), party));
  else {
    const items = [only, ...others];
    const off = sumOpen(items) - line.cents;
    if (isShort(sumOpen(items), line.cents))
      found.push(
        proposal(line, 'short', items, 0.88, [
          stands(items),
          `${(Math.abs(off) / 100).toFixed(2)} less than they are together`,
        ]),
      );
    else if (Math.abs(off) < Math.abs(sumOpen(items)))
      found.push(
        proposal(line, off * line.cents > 0 ? 'part' : 'over', items, 0.7, [
          stands(items),
          'The amount doesn’t cover them exactly',
        ]),
      );
  }
  return found;
}

/** One number whose amount differs. */
function single(line: BankLine, item: OpenItem, isTheirs: boolean, party: readonly OfParty[]): Proposal[] {
  const words = `${line.text} ${line.name}`;
  const less = Math.abs(line.cents) < Math.abs(item.open);
  const mine = isTheirs ? ['The name matches the other side'] : [];
  const found: Proposal[] = [];
  const percent = discountIn(item.open, line.cents);
  if (percent !== null && (saysDiscount(words) || isTheirs))
    found.push(
      proposal(line, 'discount', [item], saysDiscount(words) ? 0.95 : 0.84, [
        stands([item]),
        `${percent / 100}% was deducted as a cash discount`,
        ...mine,
      ]),
    );
  else if (less && isShort(item.open, line.cents) && !saysPart(words))
    found.push(
      proposal(line, 'short', [item], saysFee(words) ? 0.94 : isTheirs ? 0.91 : 0.86, [
        stands([item]),
        saysFee(words) ? 'The text mentions a bank fee' : 'Only a little is missing',
        ...mine,
      ]),
    );
  else if (less)
    found.push(
      proposal(line, 'part', [item], saysPart(words) ? 0.93 : isTheirs ? 0.85 : 0.6, [
        stands([item]),
        saysPart(words) ? 'The text says it is a part payment' : 'The amount is less than what is open',
        ...mine,
      ]),
    );
  else {
    const further = oneSumOf(
      party.map((each) => each.item).filter(({ open }) => open > 0 === line.cents > 0),
      line.cents,
    );
    if (further?.includes(item))
      found.push(
        proposal(line, 'several', further, 0.9, [
          stands([item]),
          'Together with their other items it matches the amount to the cent',
        ]),
      );
    else
      found.push(
        proposal(line, 'over', [item], isTheirs ? 0.7 : 0.5, [stands([item]), 'More was paid than is open']),
      );
  }
  return found;
}

/** A number whose invoice is settled already, paid once more. */
function twice(line: BankLine, named: Named, party: readonly OfParty[]): Proposal[] {
  const item = named.exact.find(({ open, total }) => open === 0 && total === line.cents);
  if (!item) return [];
  const isTheirs = party.some((each) => each.item === item);
  return [
    {
      kind: 'twice',
      items: [],
      rest: line.cents,
      confidence: isTheirs ? 0.92 : 0.75,
      reasons: [stands([item]), 'It was already paid with the same amount'],
    },
  ];
}
