/** What somebody means to save: sums in whole euros, the rate in hundredths a year. */
export interface Plan {
  first: number;
  monthly: number;
  years: number;
  rate: number;
}

/** The account at the end of one year, in cents since the beginning. */
export interface YearEnd {
  year: number;
  paid: number;
  interest: number;
  balance: number;
}

/** One month of the account, in cents. */
export interface Month {
  month: number;
  interest: number;
  paid: number;
  balance: number;
}

/** Interest on a balance for one month, to the cent. */
const monthsInterest = (balance: number, rate: number): number => Math.round((balance * rate) / 1200);

/** On the last day of each month: first the interest, then what is paid in. */
export function monthsOf({ first, monthly, rate }: Plan, count: number): Month[] {
  let balance = first * 100;
  return Array.from({ length: count }, (_, index) => {
    const interest = monthsInterest(balance, rate);
    balance += interest + monthly * 100;
    return { month: index + 1, interest, paid: monthly * 100, balance };
  });
}

/** The account at the end of each year. */
export function yearsOf(plan: Plan): YearEnd[] {
  const months = monthsOf(plan, plan.years * 12);
  return Array.from({ length: plan.years }, (_, index) => {
    const year = index + 1;
    const balance = months[year * 12 - 1]?.balance ?? 0;
    const paid = (plan.first + plan.monthly * year * 12) * 100;
    return { year, paid, interest: balance - paid, balance };
  });
}

/** The first year whose interest is more than what is paid in during it; null if there is none. */
export function overtakes(plan: Plan, years: readonly YearEnd[]): number | null {
  const yearly = plan.monthly * 1200;
  const found = years.find(({ interest }, index) => interest - (years[index - 1]?.interest ?? 0) > yearly);
  return found && yearly > 0 ? found.year : null;
}
