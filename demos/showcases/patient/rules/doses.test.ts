import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { medicines } from '../words.ts';
import { amountAt, amountTrouble, answerNow, dosesOf, nextDose, standingOf, withDose } from './doses.ts';
import { type Journal, withEntry } from './journal.ts';
import { begun } from './sample-week.ts';

const today = '2026-11-17';
const journal = begun(today);
const dosesToday = (of: Journal) => dosesOf(medicines, of, today);
const dose = (of: Journal, time: string) => {
  const found = dosesToday(of).find((each) => each.time === time);
  if (!found) throw new Error(`No dose at ${time}`);
  return found;
};
const order = (amount: string | null, time: string) =>
  withEntry(journal, { day: today, time }, { is: 'order', medicine: 'iron', amount, seen: null });

describe('the doses of a day', () => {
  it('come in order, and what pauses is left out from the order on', () => {
    expect(dosesToday(journal).map(({ time }) => time)).toEqual(['07:30', '08:00', '13:00', '20:00']);
    expect(dosesToday(order(null, '12:00')).map(({ time }) => time)).toEqual(['07:30', '08:00', '13:00']);
  });

  it('change their amount with the doctor’s last order, and only from then on', () => {
    const changed = order('half a tablet', '12:00');
    expect(dose(changed, '07:30').amount).toBe('one tablet');
    expect(dose(changed, '20:00').amount).toBe('half a tablet');
    const [iron] = medicines;
    if (!iron) throw new Error('No medicine');
    expect(amountAt(iron, changed, { day: '2026-11-18', time: '07:30' })).toBe('half a tablet');
  });

  it('keep what was said about them, until it is taken back', () => {
    const morning = dose(journal, '07:30');
    const taken = withDose(journal, morning.key, answerNow(morning, 'taken', '07:41'));
    expect(standingOf(dose(taken, '07:30'), { day: today, time: '09:00' })).toBe('Taken at 07:41');
    expect(nextDose(dosesToday(taken))?.time).toBe('08:00');
    expect(withDose(taken, morning.key, null).doses).toEqual(journal.doses);
  });
});

describe('a dose that is put off', () => {
  it('comes back half an hour later, counted from now where it is overdue, and from its time where it is not', () => {
    const noon = dose(journal, '13:00');
    expect(answerNow(noon, 'later', '13:50').until).toBe('14:20');
    expect(answerNow(noon, 'later', '12:00').until).toBe('13:30');
    const later = withDose(journal, noon.key, answerNow(noon, 'later', '12:00'));
    expect(answerNow(dose(later, '13:00'), 'later', '12:01').until).toBe('14:00');
  });

  it('stays on its day, however often it is put off', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 60 }), (times) => {
        let late = journal;
        for (let count = 0; count < times; count += 1) {
          const evening = dose(late, '20:00');
          late = withDose(late, evening.key, answerNow(evening, 'later', '20:00'));
        }
        const { answer } = dose(late, '20:00');
        expect((answer?.until ?? '20:00') <= '23:59').toBe(true);
      }),
    );
  });
});

it('asks for a unit where an order is a bare number', () => {
  expect(amountTrouble('')).toContain('half a tablet');
  expect(amountTrouble('5')).toBe('Say what “5” counts, such as 5 drops.');
  expect(amountTrouble('two tablets')).toBeNull();
});
