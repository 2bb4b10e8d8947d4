import { describe, expect, it } from 'vitest';
import { medicines } from '../words.ts';
import { cardTroubles } from './card.ts';
import { answerNow, dosesOf, withDose } from './doses.ts';
import { type Journal, journalFrom, unreadOf, withEntry, withSeen } from './journal.ts';
import { logOf } from './log.ts';
import { begun } from './sample-week.ts';
import { summaryOf, summaryText } from './summary.ts';
import { offerVisit } from './visits.ts';

const today = '2026-11-17';
const at = (time: string) => ({ day: today, time });
const lines = (journal: Journal) => logOf(journal, dosesOf(medicines, journal, today), today);

/** A day with one entry of each kind. */
function fullDay(): Journal {
  const [morning] = dosesOf(medicines, begun(today), today);
  if (!morning) throw new Error('No dose');
  let journal = withDose(begun(today), morning.key, answerNow(morning, 'taken', '07:41'));
  journal = withEntry(journal, at('07:50'), { is: 'reading', upper: 188, lower: 101, pulse: 80 });
  journal = withEntry(journal, at('09:00'), {
    is: 'symptom',
    what: 'Dizzy',
    strength: 3,
    note: 'On the stairs',
  });
  journal = withEntry(journal, at('09:05'), { is: 'question', text: 'May I swim?' });
  journal = withEntry(journal, at('10:00'), {
    is: 'order',
    medicine: 'iron',
    amount: 'two tablets',
    seen: null,
  });
  return offerVisit(journal, at('10:05'), { day: '2026-11-19', time: '09:00' });
}

describe('what was kept', () => {
  it('is read back as it was', () => {
    const journal = fullDay();
    expect(journalFrom(JSON.parse(JSON.stringify(journal)))).toEqual(journal);
  });

  it('is nothing where it does not fit', () => {
    expect(journalFrom(null)).toBeNull();
    expect(journalFrom({ ...begun(today), entries: [{ is: 'reading', n: 1 }] })).toBeNull();
    expect(
      journalFrom({ ...begun(today), doses: { key: { state: 'eaten', at: '', until: null } } }),
    ).toBeNull();
  });
});

describe('the clinic’s sheet', () => {
  it('has every entry of the day with who made it, the newest on top', () => {
    expect(lines(fullDay()).map(({ time, from, text }) => `${time} ${from} ${text}`)).toEqual([
      '10:05 clinic Visit offered for Thursday, 19 November, 09:00: waiting for an answer',
      '10:00 clinic Dr Hale orders: Iron, two tablets, from now on.',
      '09:05 phone Asks: May I swim?',
      '09:00 phone Dizzy, clearly: On the stairs',
      '07:50 phone Blood pressure 188/101, pulse 80',
      '07:41 phone Iron due at 07:30, one tablet: taken',
    ]);
  });

  it('marks what made the phone show the emergency number, and what nobody answered', () => {
    const journal = fullDay();
    expect(
      lines(journal)
        .filter(({ isRed }) => isRed)
        .map(({ time }) => time),
    ).toEqual(['07:50']);
    const open = lines(journal).find(({ open }) => open !== null)?.open ?? null;
    const answered = withEntry(journal, at('11:00'), { is: 'note', text: 'Yes.', to: open, seen: null });
    expect(lines(answered).every((line) => line.open === null)).toBe(true);
  });

  it('says when the patient has read something', () => {
    const journal = fullDay();
    const [, order] = unreadOf(journal);
    const read = withSeen(journal, order?.n ?? -1, '10:12');
    expect(lines(read).some(({ text }) => text.endsWith('Read at 10:12.'))).toBe(true);
    expect(unreadOf(read)).toHaveLength(unreadOf(journal).length - 1);
  });
});

it('is summed up for a visit: doses that were due, readings, diary, open questions', () => {
  const text = summaryText(summaryOf(fullDay(), at('12:00')));
  expect(text).toContain('Ines Marlow, born 2 April 1968. Allergies: Penicillin.');
  expect(text).toContain('- Iron: two tablets at 07:30 and 20:00');
  expect(text).toContain('- 24 of 26 taken.');
  expect(text).toContain('- Iron, Sunday 15 November, 20:00: missed');
  expect(text).toContain('- Vitamin D, Tuesday 17 November, 08:00: nothing noted');
  expect(text).toContain('- Tuesday 17 November, 07:50: 188/101, pulse 80');
  expect(text).toContain('- May I swim?');
  expect(text).not.toContain('coffee');
});

it('asks for an emergency card that helpers can use', () => {
  const { card } = begun(today);
  expect(cardTroubles(card, today)).toEqual({});
  expect(cardTroubles({ ...card, name: ' ', born: '2030-01-01', phone: 'call Theo' }, today)).toEqual({
    name: 'Write the name as it appears on your ID.',
    born: 'This day is still to come. Check the year.',
    phone: 'Use digits, such as 020 7946 0102.',
  });
  expect(cardTroubles({ ...card, phone: '12' }, today).phone).toContain('too short');
});
