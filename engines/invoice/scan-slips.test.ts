import { expect, it } from 'vitest';
import { withoutScanSlips } from './scan-slips.ts';

it.each([
  ['lNVOlCE', 'INVOICE'],
  ['T0TAL £892.20', 'TOTAL £892.20'],
  ['Tax po1nt 07 Jan 2025', 'Tax point 07 Jan 2025'],
  ['Electrica1 work', 'Electrical work'],
])('mends “%s”', (read, meant) => expect(withoutScanSlips(read)).toBe(meant));

it.each(['5B-00713', 'VAT GB 123 4567 89', 'A4 paper, 10 sheets', 'Net 30', 'LP-8F3K-0006'])(
  'leaves “%s” as it is',
  (line) => expect(withoutScanSlips(line)).toBe(line),
);
