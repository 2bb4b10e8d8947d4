import { describe, expect, it } from 'vitest';
import { weekTimes } from '../words.ts';
import { type Journal, unreadOf } from './journal.ts';
import { begun } from './sample-week.ts';
import { answerOffer, freeTimes, isOver, moveVisit, offerVisit, visitCalendar, visitOf } from './visits.ts';

const friday = '2026-11-20';
const now = { day: friday, time: '09:00' };
const journal = begun(friday);
const visit = (of: Journal) => visitOf(of, weekTimes);

it('lies on the next day on which the clinic is open', () => {
  expect(visit(journal)).toEqual({ day: '2026-11-23', time: '14:20' });
  expect(visit(begun('2026-11-17')).day).toBe('2026-11-18');
});

describe('free times', () => {
  it('are those of four open days after today', () => {
    expect(freeTimes(journal, weekTimes, friday).map(({ day }) => day)).toEqual([
      '2026-11-23',
      '2026-11-24',
      '2026-11-25',
      '2026-11-26',
    ]);
  });

  it('leave out the visit’s own time, and give it back when it moves', () => {
    const tuesday = { day: '2026-11-24', time: '14:20' };
    const timesThen = (of: Journal) => freeTimes(of, weekTimes, friday)[1]?.times;
    const moved = moveVisit(journal, now, tuesday);
    expect(timesThen(journal)).toContain('14:20');
    expect(timesThen(moved)).not.toContain('14:20');
    expect(timesThen(moveVisit(moved, now, { day: '2026-11-25', time: '08:40' }))).toContain('14:20');
  });
});

describe('an offer of the clinic', () => {
  const to = { day: '2026-11-25', time: '13:20' };
  const offered = offerVisit(journal, now, to);

  it('moves the visit only when the patient takes it', () => {
    expect(visit(offered)).toEqual(visit(journal));
    expect(unreadOf(offered)).toHaveLength(unreadOf(journal).length + 1);
    expect(visit(answerOffer(offered, 'settled'))).toEqual(to);
    expect(visit(answerOffer(offered, 'declined'))).toEqual(visit(journal));
  });

  it('falls away when the patient chooses another time, or the clinic offers one', () => {
    const own = { day: '2026-11-26', time: '09:00' };
    const moved = moveVisit(offered, now, own);
    expect(visit(answerOffer(moved, 'settled'))).toEqual(own);
    const again = offerVisit(offered, now, own);
    expect(visit(answerOffer(again, 'settled'))).toEqual(own);
  });
});

it('is over once its time has come, and leaves as an entry of a calendar until then', () => {
  expect(isOver(visit(journal), now)).toBe(false);
  expect(isOver(visit(journal), { day: '2026-11-23', time: '14:21' })).toBe(true);
  const file = visitCalendar(visit(journal), { who: 'Dr Hale', where: 'Room 3' }, new Date(0));
  expect(file).toContain('SUMMARY:Visit to Dr Hale');
  expect(file).toContain('UID:2026-11-23-1420@akrahealth.example');
});
