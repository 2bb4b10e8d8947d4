import { describe, expect, it } from 'vitest';
import { deadlineCalendar } from './deadline-calendar.ts';
import { readLetter } from './reading/read-letter.ts';
import { draftOf, hasGap, replyKindsOf } from './reply.ts';
import { sampleLetters } from './samples.ts';

const today = '2026-11-19';
const reading = (id: string) =>
  readLetter(sampleLetters(today).find((letter) => letter.id === id)?.text ?? '', {
    today,
    monthFirst: false,
  });

describe('a reply', () => {
  it('is addressed to the sender, quotes the number, and asks for two more weeks', () => {
    const text = draftOf('time', reading('parking'), { today, name: 'Ada Byrne' });
    expect(text).toMatch(/^Tidewick Town Council\n19 November 2026\nReference: PK-4471-208\n/);
    expect(text).toContain('Thank you for your letter of 16 November 2026.');
    expect(text).toContain('by 30 November 2026. Please give me until 14 December 2026');
    expect(text.endsWith('Yours faithfully,\nAda Byrne')).toBe(true);
    expect(hasGap(text)).toBe(false);
  });

  it('says what was paid, and quotes what it disagrees with', () => {
    expect(draftOf('done', reading('parking'), { today, name: 'A' })).toContain(
      'I paid £35.00 on 19 November 2026.',
    );
    expect(draftOf('object', reading('tax'), { today, name: 'A' })).toContain('£4,318.00');
  });

  it('tells that a gap is left: the name, or the reasons', () => {
    expect(hasGap(draftOf('time', reading('rent'), { today, name: ' ' }))).toBe(true);
    expect(hasGap(draftOf('object', reading('rent'), { today, name: 'A' }))).toBe(true);
  });

  it('is offered where it makes sense', () => {
    expect(replyKindsOf(reading('clinic'), today)[0]).toBe('confirm');
    expect(replyKindsOf(reading('tax'), today)).toEqual(['explain', 'object']);
    expect(replyKindsOf(readLetter('Hello there.', { today, monthFirst: false }), today)).toEqual([
      'explain',
      'object',
    ]);
  });
});

describe('the calendar', () => {
  const day = {
    letter: 'rent',
    what: 'Send something back',
    sender: 'Harbour Row',
    on: '2026-12-07',
    quote: 'Please sign.',
  };
  const entries = (daysBefore: number, now = '2026-11-19') =>
    deadlineCalendar(day, daysBefore, new Date(`${now}T09:00:00Z`)).match(/DTSTART;VALUE=DATE:\d+/g);

  it('has the day, and before it the reminder where that is still to come', () => {
    expect(entries(0)).toEqual(['DTSTART;VALUE=DATE:20261207']);
    expect(entries(3)).toEqual(['DTSTART;VALUE=DATE:20261204', 'DTSTART;VALUE=DATE:20261207']);
    expect(entries(7, '2026-12-02')).toEqual(['DTSTART;VALUE=DATE:20261207']);
  });
});
