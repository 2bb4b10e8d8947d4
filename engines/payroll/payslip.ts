import { scaled } from '#lib/money/money.ts';
import type { PayRules } from './rules.ts';
import { yearlyTax } from './tax.ts';

/** What a month's pay is worked out from. Amounts are cents, times are minutes. */
export interface PayInput {
  /** Pay for the whole month by contract. */
  monthly: number;
  /** What the contract plans for the whole month, and how much of that somebody was employed for. */
  planned: number;
  employed: number;
  /** Minutes of unpaid leave within the time employed. */
  unpaid: number;
  overtime: number;
  /** Paid once, such as a bonus; taken back when negative. */
  extras: readonly { label: string; amount: number }[];
  children: number;
}

interface Line {
  label: string;
  amount: number;
  /** How it came about, in words and figures. */
  working?: string;
}

export interface Payslip {
  earnings: readonly Line[];
  gross: number;
  deductions: readonly Line[];
  net: number;
  employer: readonly Line[];
  /** What the month costs the employer. */
  cost: number;
}

const total = (lines: readonly Line[]) => lines.reduce((sum, { amount }) => sum + amount, 0);
const perMille = (share: number) => `${share / 10}%`;
const hours = (minutes: number) => `${Math.round((minutes / 60) * 100) / 100} h`;

function earningsOf(input: PayInput, rules: PayRules): Line[] {
  const { monthly, planned, employed, unpaid, overtime, extras } = input;
  // The part that was employed is paid, and unpaid time comes off it: both are rounded once, so that they add up.
  const base = planned === 0 ? 0 : scaled(monthly, employed, planned);
  const paid = planned === 0 ? 0 : scaled(monthly, employed - unpaid, planned);
  const part = employed === planned ? undefined : `${hours(employed)} of ${hours(planned)} planned`;
  const lines: Line[] = [{ label: 'Monthly pay', amount: base, working: part }];
  if (paid !== base)
    lines.push({
      label: 'Unpaid leave',
      amount: paid - base,
      working: `${hours(unpaid)} of ${hours(planned)}`,
    });
  if (overtime > 0 && planned > 0)
    lines.push({
      label: 'Overtime',
      amount: scaled(monthly, overtime * rules.overtime, planned * 1000),
      working: `${hours(overtime)} at ${perMille(rules.overtime)}`,
    });
  return [...lines, ...extras];
}

function insuranceOf(gross: number, side: 'employee' | 'employer', rules: PayRules): Line[] {
  return rules.insurance.map((insurance) => {
    const counted = Math.max(0, Math.min(gross, insurance.ceiling));
    return {
      label: `${insurance.name} insurance`,
      amount: scaled(counted, insurance[side], 1000),
      working: perMille(insurance[side]) + (gross > insurance.ceiling ? ' up to the ceiling' : ''),
    };
  });
}

/**
 * Gross to net for one month. What is paid every month is taxed as a twelfth of a year of such months; what is paid
 * once adds the tax by which it raises that year, so that a bonus is not taxed as if it came every month.
 */
export function payslipOf(input: PayInput, rules: PayRules): Payslip {
  const earnings = earningsOf(input, rules);
  const gross = total(earnings);
  const once = input.extras.reduce((sum, { amount }) => sum + amount, 0);
  const insurance = insuranceOf(gross, 'employee', rules);
  const ofRegular = total(insuranceOf(gross - once, 'employee', rules));
  const ofOnce = total(insurance) - ofRegular;
  const yearly = Math.max(0, (gross - once - ofRegular) * 12);
  const usual = yearlyTax(yearly, input.children, rules);
  const raised = yearlyTax(Math.max(0, yearly + once - ofOnce), input.children, rules) - usual;
  const deductions: Line[] = [
    ...insurance,
    {
      label: 'Income tax',
      amount: scaled(usual, 1, 12),
      working: 'A twelfth of the tax on twelve such months',
    },
  ];
  if (raised !== 0)
    deductions.push({
      label: 'Tax on one-off pay',
      amount: raised,
      working: 'What it adds to the year’s tax',
    });
  const employer = insuranceOf(gross, 'employer', rules);
  return {
    earnings,
    gross,
    deductions,
    net: gross - total(deductions),
    employer,
    cost: gross + total(employer),
  };
}
