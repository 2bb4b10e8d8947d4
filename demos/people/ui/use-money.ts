import { moneyText, wholeMoneyText } from '#lib/money/money.ts';
import { usePeople } from './people-context.ts';

/** How amounts are written: in the currency of the company. */
export function useMoney() {
  const { currency } = usePeople().company.company;
  return {
    currency,
    money: (amount: number) => moneyText(amount, currency).replace('-', '−'),
    /** Without what comes behind the point. */
    whole: (amount: number) => wholeMoneyText(amount / 100, currency),
  };
}
