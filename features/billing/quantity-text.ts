import { figure } from '#lib/money/grouped.ts';
/** A quantity in thousandths as people write it, with its unit: 1500 of `hours` is `1.5 hours`. */
export function quantityText(quantity: number, unit: string): string {
  const amount = figure(quantity / 1000);
  return unit ? `${amount} ${unit}` : amount;
}
