import fc from 'fast-check';
import { expect, it } from 'vitest';
import { balances } from '#engines/ledger/reports.ts';
import { edited, rowsFrom } from '../../app-kit/sandbox/edits.ts';
import { accounts, fixed } from '../books/chart.ts';
import type { AccountingRecords, Rows } from '../records.ts';
import { seed } from '../seed/seed.ts';
import { type EntryInput, enterEntry } from './enter-entry.ts';
import { takeBack } from './take-back.ts';

const day = '2026-11-18';
const rows: Rows = rowsFrom<AccountingRecords>(seed(day));
const own: readonly string[] = [fixed.bank, fixed.customers, fixed.suppliers];
const free = accounts.map(({ id }) => id).filter((id) => !own.includes(id));
const entry = (...lines: [account: string, debit: number | null, credit: number | null][]): EntryInput => ({
  day,
  text: 'Depreciation',
  lines: lines.map(([account, debit, credit]) => ({ account, debit, credit })),
});
const fieldOf = (input: EntryInput) => {
  const done = enterEntry(rows, input);
  return 'problem' in done ? done.field : null;
};

it('says which field is wrong', () => {
  expect(fieldOf({ ...entry(['4930', 100, null], ['0420', null, 100]), text: ' ' })).toBe('text');
  expect(fieldOf({ ...entry(['4930', 100, null], ['0420', null, 100]), day: '2026-02-30' })).toBe('day');
  expect(fieldOf(entry(['', 100, null], ['0420', null, 100]))).toBe('account 0');
  expect(fieldOf(entry(['4930', 100, null], [fixed.bank, null, 100]))).toBe('account 1');
  expect(fieldOf(entry(['4930', null, null], ['0420', null, 100]))).toBe('debit 0');
  expect(fieldOf(entry(['4930', 100, 100], ['0420', null, 100]))).toBe('credit 0');
  expect(fieldOf(entry(['4930', 100, null], ['0420', null, 0]))).toBe('credit 1');
  expect(fieldOf(entry(['4930', 100, null], ['0420', null, 90]))).toBe('sides');
});

it('posts what balances, and nothing else; taken back, every account holds what it held', () => {
  const line = fc.record({ account: fc.constantFrom(...free), cents: fc.integer({ min: 1, max: 9e6 }) });
  fc.assert(
    fc.property(
      fc.array(line, { minLength: 1, maxLength: 6 }),
      fc.integer({ min: 0, max: 2 }),
      (debits, off) => {
        const sum = debits.reduce((all, { cents }) => all + cents, 0) + off;
        const done = enterEntry(
          rows,
          entry(...debits.map(({ account, cents }): [string, number, null] => [account, cents, null]), [
            '0420',
            null,
            sum,
          ]),
        );
        expect('problem' in done).toBe(off !== 0);
        if ('problem' in done) return;
        const after = edited(rows, done.edits).rows;
        expect([...balances(after.entries.values()).values()].reduce((a, b) => a + b, 0)).toBe(0);
        const made = done.edits[0]?.id ?? '';
        const back = takeBack(after, made, day);
        if ('problem' in back) throw new Error(back.problem);
        const before = balances(rows.entries.values());
        for (const [account, cents] of balances(edited(after, back.edits).rows.entries.values()))
          expect(cents).toBe(before.get(account) ?? 0);
      },
    ),
    { numRuns: 60 },
  );
});
