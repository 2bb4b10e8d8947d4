import { describe, expect, it } from 'vitest';
import { assigned } from '#engines/bank/match/assign.ts';
import { balances } from '#engines/ledger/reports.ts';
import { edited, rowsFrom } from '../../app-kit/sandbox/edits.ts';
import { habitsIn } from '../books/habits.ts';
import { itemsIn, openOf } from '../books/items.ts';
import type { AccountingRecords, Rows } from '../records.ts';
import { seed } from '../seed/seed.ts';
import type { Done } from './done.ts';
import { importStatement } from './import-statement.ts';
import { partsOf, postLine, postLines } from './post-line.ts';
import { takeBack } from './take-back.ts';

const day = '2026-11-18';
const rows: Rows = rowsFrom<AccountingRecords>(seed(day));
const waiting = [...rows.lines.values()].filter(({ entry }) => entry === null);
const answers = assigned(waiting, itemsIn(rows), habitsIn(rows));
const applied = (from: Rows, done: Done): Rows => {
  if ('problem' in done) throw new Error(done.problem);
  return edited(from, done.edits).rows;
};
const lineOf = (kind: string) => {
  const line = waiting.find(({ id }) => answers.get(id)?.[0]?.kind === kind);
  const best = line && answers.get(line.id)?.[0];
  if (!line || !best) throw new Error(kind);
  return { line, best };
};
const bank = (now: Rows) => balances(now.entries.values()).get('1200') ?? 0;

describe('a bank line', () => {
  it.each(['paid', 'several', 'part', 'short', 'discount', 'twice', 'charge', 'habit'])(
    'that is “%s” moves the bank by its own amount and keeps the book balanced',
    (kind) => {
      const { line, best } = lineOf(kind);
      const now = applied(rows, postLine(rows, line.id, partsOf(rows, best)));
      expect(bank(now) - bank(rows)).toBe(line.cents);
      expect([...balances(now.entries.values()).values()].reduce((a, b) => a + b, 0)).toBe(0);
      for (const { id } of best.items)
        expect(openOf(now).get(id) ?? 0).toBe(kind === 'part' ? line.cents : 0);
    },
  );

  it('takes the VAT of a discount back', () => {
    const { line, best } = lineOf('discount');
    const now = applied(rows, postLine(rows, line.id, partsOf(rows, best)));
    const entry = now.entries.get(now.lines.get(line.id)?.entry ?? '');
    expect(entry?.lines.some(({ tax }) => tax)).toBe(true);
  });

  it('is refused where its parts do not make it up, or take more than is open', () => {
    const { line, best } = lineOf('paid');
    const [part] = partsOf(rows, best);
    if (!part) throw new Error('no part');
    expect(postLine(rows, line.id, [{ ...part, cents: part.cents - 1 }])).toMatchObject({
      problem: '€0.01 is still not allocated.',
    });
    expect(postLine(rows, line.id, [{ ...part, cents: part.cents + 1 }])).toMatchObject({
      problem: '€0.01 too much is allocated.',
    });
    expect(
      postLine(rows, line.id, [
        { ...part, cents: part.cents + 100 },
        { to: 'account', account: '4970', cents: -100, treatment: 'none' },
      ]),
    ).toMatchObject({ problem: expect.stringContaining('open') });
    expect(postLine(rows, line.id, [])).toMatchObject({ problem: expect.stringContaining('Choose') });
  });

  it('is posted once', () => {
    const { line, best } = lineOf('paid');
    const now = applied(rows, postLine(rows, line.id, partsOf(rows, best)));
    expect(postLine(now, line.id, partsOf(now, best))).toMatchObject({
      problem: expect.stringContaining('already'),
    });
  });

  it('waits again when its entry is taken back, and both entries stay', () => {
    const { line, best } = lineOf('paid');
    const now = applied(rows, postLine(rows, line.id, partsOf(rows, best)));
    const entry = now.lines.get(line.id)?.entry ?? '';
    const back = applied(now, takeBack(now, entry, day));
    expect(back.lines.get(line.id)?.entry).toBe(null);
    expect([bank(back), back.entries.size]).toEqual([bank(rows), rows.entries.size + 2]);
    expect(takeBack(back, entry, day)).toMatchObject({ problem: expect.stringContaining('already') });
  });
});

it('posts all sure lines in one step', () => {
  const wanted = waiting.flatMap((line) => {
    const best = answers.get(line.id)?.[0];
    return best && best.confidence >= 0.9 ? [{ line, parts: partsOf(rows, best) }] : [];
  });
  const now = applied(rows, postLines(rows, wanted));
  expect(bank(now) - bank(rows)).toBe(wanted.reduce((sum, { line }) => sum + line.cents, 0));
});

it('takes a statement in once', () => {
  const line = { day, cents: 500, name: 'A', account: '', text: 'x', bankRef: '' };
  const statement = {
    account: '',
    currency: 'EUR',
    opening: null,
    closing: null,
    unread: [],
    notes: [],
    lines: [line, { ...line, day: '2026-02-03' }],
  };
  const done = importStatement(rows, statement);
  expect(done).toMatchObject({
    said: 'Imported 1 bank line',
    notes: ['1 line of closed months was left out.'],
  });
  const now = applied(rows, done);
  expect(importStatement(now, { ...statement, lines: [line] })).toMatchObject({
    problem: expect.stringContaining('already'),
  });
  expect(importStatement(rows, { ...statement, currency: 'USD' })).toMatchObject({
    problem: expect.stringContaining('USD'),
  });
});
