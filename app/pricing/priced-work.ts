import { wholeMoneyText } from '#lib/money/money.ts';
import { estimate, rangeText } from './estimate.ts';

/** What the studio charges for a person's week, before tax. */
export interface WeekRate {
  amount: number;
  currency: string;
}

/** What a piece of work takes and costs at this rate: both ends of each range. */
export function pricedWork(work: { from: number; to: number; people: number }, rate: WeekRate) {
  const { weeks, cost } = estimate(
    { kind: { name: '', ...work }, extras: [], sooner: false },
    { weekRate: rate.amount },
  );
  return {
    takes: `${rangeText(weeks, 'week', 'weeks')}, ${work.people === 1 ? '1 person' : `${work.people} people`}`,
    cost: `${wholeMoneyText(cost[0], rate.currency)} to ${wholeMoneyText(cost[1], rate.currency)}`,
  };
}
