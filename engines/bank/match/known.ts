import type { BankLine } from '../bank-line.ts';
import type { Habit, OpenItem } from './open-item.ts';
import { likeness, type Parties, partiesOf } from './parties.ts';
import { type References, referencesOf } from './references.ts';
import { nameWords } from './words.ts';

/** Everything that lines are compared with, arranged for looking things up. */
export interface Known {
  references: References;
  parties: Parties;
  /** What somebody posted lines of a name to before. */
  habits: ReadonlyMap<string, Habit>;
}

/** Under which a habit is kept: the name without legal forms, and the direction. */
export const habitKey = ({ name, cents, text }: Pick<BankLine, 'name' | 'cents' | 'text'>): string =>
  `${cents > 0 ? 'in' : 'out'} ${nameWords(name || text.replace(/\d+/g, '')).join(' ')}`;

/** Which accounts lines of each name were posted to; a name that went to several has no habit. */
export function habitsOf(
  posted: Iterable<Pick<BankLine, 'name' | 'cents' | 'text'> & { to: string }>,
): Map<string, Habit> {
  const habits = new Map<string, Habit>();
  const mixed = new Set<string>();
  for (const line of posted) {
    const key = habitKey(line);
    const known = habits.get(key);
    if (known && known.account !== line.to) mixed.add(key);
    habits.set(key, { account: line.to, times: (known?.times ?? 0) + 1 });
  }
  for (const key of mixed) habits.delete(key);
  return habits;
}

export const knownFrom = (
  items: readonly OpenItem[],
  habits: ReadonlyMap<string, Habit> = new Map(),
): Known => ({
  references: referencesOf(items),
  parties: partiesOf(items),
  habits,
});

/** An item that the other side of a line may be about, and how sure it is that it is theirs: from 0 to 1. */
export interface OfParty {
  item: OpenItem;
  isAccount: boolean;
  likeness: number;
}

const nameFrom = 0.5;

/** The payer's items, found by their account or their name. */
export function itemsOfParty(line: BankLine, { parties }: Known): OfParty[] {
  const words = nameWords(line.name);
  const found = new Map<OpenItem, OfParty>();
  for (const item of (line.account && parties.byAccount.get(line.account)) || [])
    found.set(item, { item, isAccount: true, likeness: 1 });
  for (const word of new Set(words))
    for (const item of parties.byWord.get(word.slice(0, 3)) ?? []) {
      if (found.has(item)) continue;
      const alike = likeness(words, parties.words.get(item) ?? [], parties.weight);
      if (alike >= nameFrom) found.set(item, { item, isAccount: false, likeness: alike });
    }
  return [...found.values()].sort((a, b) => (a.item.day < b.item.day ? -1 : a.item.day > b.item.day ? 1 : 0));
}
