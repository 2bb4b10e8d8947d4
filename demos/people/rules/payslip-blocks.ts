import type { Payslip } from '#engines/payroll/payslip.ts';
import { moneyText } from '#lib/money/money.ts';
import { type Company, inOneLine } from '../../app-kit/company/company.ts';
import type { PdfBlock } from '../../kit/pdf/blocks.ts';
import type { Person } from '../records.ts';

const table = (
  lines: Payslip['earnings'],
  label: string,
  sign: 1 | -1,
  total: readonly [string, number],
  money: (amount: number) => string,
): PdfBlock => ({
  is: 'table',
  columns: [
    { label, share: 3 },
    { label: 'Working', share: 3 },
    { label: 'Amount', align: 'right', share: 2 },
  ],
  rows: lines.map(({ label: name, working = '', amount }) => [name, working, money(sign * amount)]),
  total: [total[0], '', money(total[1])],
});

/** A payslip as a page of paper. */
export const payslipBlocks = (person: Person, company: Company, month: string, slip: Payslip): PdfBlock[] => {
  const money = (amount: number) => moneyText(amount, company.currency);
  return [
    { is: 'text', text: company.name, look: 'strong', size: 12 },
    ...(company.address ? [{ is: 'text', text: inOneLine(company.address), look: 'quiet' } as const] : []),
    { is: 'space', height: 16 },
    { is: 'heading', text: `Payslip for ${month}` },
    {
      is: 'facts',
      lines: [
        ['Employee', person.name],
        ['Staff number', String(person.number)],
        ['Bank account', person.iban || 'Missing'],
      ],
    },
    { is: 'space', height: 12 },
    table(slip.earnings, 'Earnings', 1, ['Gross', slip.gross], money),
    { is: 'space', height: 12 },
    table(slip.deductions, 'Deductions', -1, ['Paid out', slip.net], money),
    { is: 'space', height: 12 },
    table(slip.employer, 'Employer contributions', 1, ['Total cost for the month', slip.cost], money),
  ];
};
