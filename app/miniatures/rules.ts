/** Somebody at the door of an event: places in their order, the rest wait. */
interface Seating {
  seats: number;
  people: readonly string[];
}

export const seated = ({ seats, people }: Seating) => ({
  in: people.slice(0, seats),
  waiting: people.slice(seats),
});

/** One position of an invoice, in cents. */
interface Position {
  quantity: number;
  price: number;
}

/** Net, tax and sum of an invoice; the tax is rounded once, over the whole. */
export function invoiceOf(positions: readonly Position[], vatPercent: number) {
  const net = positions.reduce((sum, { quantity, price }) => sum + quantity * price, 0);
  const vat = Math.round((net * vatPercent) / 100);
  return { net, vat, sum: net + vat };
}

/** Somebody to speak to, told by what is known. */
interface Lead {
  name: string;
  /** Days since they wrote. */
  waits: number;
  /** What they may spend, in thousands. */
  budget: number;
}

/** Leads with the most pressing first; `weight` says how much the budget counts against the waiting, 0 to 100. */
export function pressing(leads: readonly Lead[], weight: number) {
  const most = (of: (lead: Lead) => number) => Math.max(...leads.map(of), 1);
  const [waits, budget] = [most((lead) => lead.waits), most((lead) => lead.budget)];
  return leads
    .map((lead) => ({
      ...lead,
      points: Math.round(((100 - weight) * lead.waits) / waits + (weight * lead.budget) / budget),
    }))
    .sort((a, b) => b.points - a.points);
}

/** The fewest letters to change, add or drop to turn one word into another. */
export function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (const [at, letter] of [...one].entries()) {
    const next = [at + 1];
    for (const [place, sign] of [...other].entries())
      next.push(
        Math.min(
          (next[place] ?? 0) + 1,
          (row[place + 1] ?? 0) + 1,
          (row[place] ?? 0) + (letter === sign ? 0 : 1),
        ),
      );
    row = next;
  }
  return row[other.length] ?? 0;
}

/** Names that hold what was typed, or that lie one or two letters beside it. */
export function forgiving(names: readonly string[], typed: string): string[] {
  const word = typed.trim().toLowerCase();
  if (word === '') return [...names];
  const near = (part: string) =>
    part.includes(word) || distance(part.slice(0, word.length + 1), word) <= (word.length > 4 ? 2 : 1);
  return names.filter((name) => name.toLowerCase().split(/\s+/).some(near));
}

/** The one open invoice that a bank line pays: named in it, or else alone with its amount; null where nobody can tell. */
export function paidBy(
  line: { text: string; cents: number },
  open: readonly { number: string; cents: number }[],
) {
  const named = open.filter(({ number }) => line.text.includes(number));
  const fits = named.length > 0 ? named : open.filter(({ cents }) => cents === line.cents);
  return fits.length === 1 ? (fits[0]?.number ?? null) : null;
}
