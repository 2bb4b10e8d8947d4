/**
 * The rules of Marland, a country that we made up, so that nobody takes a payslip of the sample for advice.
 * Everything that decides what is left of a wage stands in this file. Amounts are hundredths of any currency, shares are per mille.
 */
export interface PayRules {
  country: string;
  /** Income tax on a year's taxable pay: each bracket's share holds from its start to the next one's. */
  brackets: readonly { from: number; share: number }[];
  /** Pay of a year that no tax is due on, before the brackets. */
  allowance: number;
  /** Tax of a year that each child takes away. */
  perChild: number;
  /** Insurance on monthly pay up to a ceiling, paid by both sides; the employee's part lowers the taxable pay. */
  insurance: readonly { name: string; employee: number; employer: number; ceiling: number }[];
  /** What an hour of overtime is worth, in per mille of an ordinary one. */
  overtime: number;
}

export const marland: PayRules = {
  country: 'Marland',
  brackets: [
    { from: 0, share: 140 },
    { from: 18_000_00, share: 240 },
    { from: 42_000_00, share: 340 },
    { from: 78_000_00, share: 420 },
  ],
  allowance: 9_600_00,
  perChild: 600_00,
  insurance: [
    { name: 'Pension', employee: 86, employer: 98, ceiling: 7_200_00 },
    { name: 'Health', employee: 64, employer: 64, ceiling: 5_400_00 },
    { name: 'Unemployment', employee: 13, employer: 15, ceiling: 7_200_00 },
  ],
  overtime: 1250,
};
