import { describe, expect, it } from 'vitest';
import { atOnce } from '../../app-kit/steps/steps.ts';
import { payLine, payLines, payTotals } from '../rules/pay.ts';
import { maySeePay } from '../rules/viewer.ts';
import { minutesOfClock } from '../rules/worked.ts';
import { addExtra, closeMonth } from './pay.ts';
import { rowsAfter, sampleDay, sampleRows, sampleViewer } from './sample-rows.ts';
import { askForCorrection, clockAt, decideCorrection } from './time.ts';

const employee = sampleViewer('employee');
const hr = sampleViewer('hr');

describe('the clock', () => {
  const tomorrow = '2026-11-19';
  it('counts the time between clocking out and in again as a break', () => {
    const { person } = employee;
    let rows = sampleRows;
    for (const now of [480, 720, 750, 990]) rows = rowsAfter(rows, clockAt(rows, person, tomorrow, now));
    expect(rows.times.get(`${person.id}-${tomorrow}`)).toMatchObject({ from: 480, to: 990, pause: 30 });
    expect(clockAt(rows, person, tomorrow, 600)).toHaveProperty('problem');
  });

  it('reads times as people write them', () => {
    expect(['8:05', '17.30', '24:00', '25:00', '9:60', 'nine'].map(minutesOfClock)).toEqual([
      485,
      1050,
      1440,
      null,
      null,
      null,
    ]);
  });
});

describe('a correction', () => {
  const typed = { day: '2026-11-16', from: '08:00', to: '18:00', pause: '45', reason: 'Forgot' };
  const rows = rowsAfter(sampleRows, askForCorrection(sampleRows, employee.person, typed, sampleDay));
  const id = [...rows.corrections.keys()].at(-1) ?? '';
  const timeId = `${employee.person.id}-2026-11-16`;

  it('changes the day only once it was accepted', () => {
    expect(rows.times.get(timeId)).toEqual(sampleRows.times.get(timeId));
    const accepted = rowsAfter(rows, decideCorrection(rows, sampleViewer('manager', rows), id, true));
    expect(accepted.times.get(timeId)).toMatchObject({ from: 480, to: 1080, pause: 45 });
    expect(decideCorrection(rows, sampleViewer('employee', rows), id, true)).toHaveProperty('problem');
  });

  it('is refused at the field that is wrong', () => {
    const ask = (change: Partial<typeof typed>) =>
      askForCorrection(sampleRows, employee.person, { ...typed, ...change }, sampleDay);
    expect(ask({ day: '2026-11-30' })).toMatchObject({ field: 'day' });
    expect(ask({ to: '07:00' })).toMatchObject({ field: 'to' });
    expect(ask({ pause: '900' })).toMatchObject({ field: 'pause' });
    expect(ask({ reason: ' ' })).toMatchObject({ field: 'reason' });
    expect(askForCorrection(rows, employee.person, typed, sampleDay)).toMatchObject({ field: 'day' });
  });
});

describe('a payroll run', () => {
  const lines = atOnce(payLines(sampleRows, '2026-11'));

  it('adds up over everybody, to the cent', () => {
    const totals = payTotals(lines);
    expect(totals.paid).toBeGreaterThan(230);
    expect(totals.gross - totals.deducted).toBe(totals.net);
    expect(lines.reduce((sum, { slip }) => sum + (slip?.net ?? 0), 0)).toBe(totals.net);
  });

  it('keeps closed payslips as they were, whatever changes later', () => {
    const closed = rowsAfter(sampleRows, closeMonth(sampleRows, hr, '2026-11', sampleDay));
    const before = payLine(sampleRows, employee.person, '2026-11')?.slip?.net;
    const contracts = new Map(
      [...closed.contracts].map(([id, contract]) => [id, { ...contract, monthly: 1 }]),
    );
    expect(payLine({ ...closed, contracts }, employee.person, '2026-11')?.slip?.net).toBe(before);
    expect(closeMonth(closed, hr, '2026-11', sampleDay)).toHaveProperty('problem');
    expect(addExtra(closed, hr, 'e1', '2026-11', { label: 'Bonus', amount: '100' })).toHaveProperty(
      'problem',
    );
  });

  it('is closed by HR alone, and payslips are for the person and HR', () => {
    expect(closeMonth(sampleRows, sampleViewer('manager'), '2026-11', sampleDay)).toHaveProperty('problem');
    expect(maySeePay(sampleViewer('manager'), employee.person.id)).toBe(false);
    expect(maySeePay(employee, employee.person.id)).toBe(true);
  });

  it('pays what is added once, and says so', () => {
    const rows = rowsAfter(
      sampleRows,
      addExtra(sampleRows, hr, employee.person.id, '2026-11', { label: 'Award', amount: '1.000,00' }),
    );
    const [plain, more] = [sampleRows, rows].map((each) => payLine(each, employee.person, '2026-11'));
    expect((more?.slip?.gross ?? 0) - (plain?.slip?.gross ?? 0)).toBe(100_000);
    expect(more?.exceptions.map(({ said }) => said)).toContain('Award');
    expect(addExtra(sampleRows, hr, 'e1', '2026-11', { label: '', amount: '1' })).toMatchObject({
      field: 'label',
    });
    expect(addExtra(sampleRows, hr, 'e1', '2026-11', { label: 'x', amount: 'much' })).toMatchObject({
      field: 'amount',
    });
  });
});
