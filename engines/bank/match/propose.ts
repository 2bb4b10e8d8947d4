import type { BankLine } from '../bank-line.ts';
import { byNumber } from './by-number.ts';
import { byParty } from './by-party.ts';
import { isCharge } from './charges.ts';
import { habitKey, itemsOfParty, type Known } from './known.ts';
import type { Proposal } from './open-item.ts';
import { proposal } from './proposal.ts';
import { type Named, namedIn } from './references.ts';

/** A number with a slip of the pen, where the amount agrees. */
function bySlip(line: BankLine, { near }: Named, party: readonly { item: unknown }[]): Proposal[] {
  const items = near.filter(({ open }) => open === line.cents);
  const [item] = items;
  if (!item || items.length > 1) return [];
  const isTheirs = party.some((each) => each.item === item);
  return [
    proposal(line, 'paid', [item], isTheirs ? 0.97 : 0.8, [
      `A number in the text is ${item.number} with one slip`,
      'The amount matches what is open, to the cent',
    ]),
  ];
}

function byHabit(line: BankLine, { habits }: Known): Proposal[] {
  const habit = habits.get(habitKey(line));
  if (!habit) return [];
  const times = habit.times === 1 ? 'once' : habit.times === 2 ? 'twice' : `${habit.times} times`;
  return [
    {
      kind: 'habit',
      items: [],
      rest: line.cents,
      account: habit.account,
      confidence: habit.times > 2 ? 0.94 : habit.times > 1 ? 0.86 : 0.7,
      reasons: [`Lines with this name have been posted to this account ${times} before`],
    },
  ];
}

/** What a line may be, the likeliest first. */
export function proposals(line: BankLine, known: Known): Proposal[] {
  const named = namedIn(line.text, known.references);
  const party = itemsOfParty(line, known);
  const all = [
    ...byNumber(line, named, party),
    ...bySlip(line, named, party),
    ...byParty(line, party),
    ...byHabit(line, known),
  ];
  if (isCharge(line))
    all.push({
      kind: 'charge',
      items: [],
      rest: line.cents,
      confidence: 0.96,
      reasons: ['The bank charges it, and the text says what for'],
    });
  const seen = new Set<string>();
  return all
    .sort((a, b) => b.confidence - a.confidence)
    .filter(({ kind, items, account = '' }) => {
      const key =
        items.length > 0
          ? items
              .map(({ id }) => id)
              .sort()
              .join()
          : `${kind} ${account}`;
      if (seen.has(key)) return false;
      seen.add(key);
      return true;
    });
}
