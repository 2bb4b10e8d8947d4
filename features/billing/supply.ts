import { dayText } from './day-text.ts';

/** When the work of an invoice was done, as far as somebody has said. */
export interface Supply {
  /** The invoice asks for money before the work is done. */
  advance: boolean;
  suppliedFrom: string | null;
  suppliedTo: string | null;
  /** In words, on invoices of before the days were asked for. */
  delivered: string;
}

/** Whether an invoice says when the work was done, or that it follows: the law wants one of the two. */
export const saysSupply = ({ advance, suppliedFrom, delivered }: Supply): boolean =>
  advance || suppliedFrom !== null || delivered !== '';

/** When the work was done, as the document says it; empty where nobody has said. */
export function supplyText({ advance, suppliedFrom, suppliedTo, delivered }: Supply): string {
  if (advance) return 'Payment in advance, before the work is done';
  if (suppliedFrom === null) return delivered;
  return suppliedTo === null || suppliedTo === suppliedFrom
    ? dayText(suppliedFrom)
    : `${dayText(suppliedFrom)} to ${dayText(suppliedTo)}`;
}

/** What is wrong with the days of supply, by the field; null where nothing is. */
export function supplyProblem(supply: {
  advance: boolean;
  suppliedFrom?: string | undefined;
  suppliedTo?: string | undefined;
}): { field: 'suppliedFrom' | 'suppliedTo'; message: string } | null {
  const { advance, suppliedFrom, suppliedTo } = supply;
  if (advance && (suppliedFrom || suppliedTo))
    return { field: 'suppliedFrom', message: 'Leave the dates empty for a payment in advance.' };
  if (!suppliedTo) return null;
  if (!suppliedFrom) return { field: 'suppliedFrom', message: 'Please enter the first day too.' };
  return suppliedTo < suppliedFrom
    ? { field: 'suppliedTo', message: 'The last day is before the first.' }
    : null;
}
