import type { BankLine } from '../bank-line.ts';
import type { OpenItem, Proposal, ProposalKind } from './open-item.ts';

export const sumOpen = (items: readonly OpenItem[]): number => items.reduce((sum, { open }) => sum + open, 0);

/** A proposal that settles these items, the last of them only as far as the line goes; what is over is its rest. */
export function proposal(
  { cents }: BankLine,
  kind: ProposalKind,
  items: readonly OpenItem[],
  confidence: number,
  reasons: readonly string[],
): Proposal {
  if (kind !== 'part') {
    const parts = items.map(({ id, open }) => ({ id, cents: open }));
    return { kind, items: parts, rest: cents - sumOpen(items), confidence, reasons };
  }
  let left = cents;
  const parts: { id: string; cents: number }[] = [];
  for (const { id, open } of items) {
    const taken = cents > 0 ? Math.min(left, open) : Math.max(left, open);
    if (taken !== 0) parts.push({ id, cents: taken });
    left -= taken;
  }
  return { kind, items: parts, rest: left, confidence, reasons };
}
