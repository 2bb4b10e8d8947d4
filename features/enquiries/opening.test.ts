import { describe, expect, it } from 'vitest';
import { openSpans } from './open-spans.ts';
import { answerBy, openState } from './opening.ts';

const berlin = {
  hours: 'Monday to Friday, 09:00–12:30, 13:30–17:00',
  holidays: [{ date: '2026-12-25' }],
  timeZone: 'Europe/Berlin',
};
const at = (iso: string) => Date.parse(iso);
const spansAt = (iso: string, agency = berlin) => openSpans(agency, at(iso)) ?? [];
const stateAt = (iso: string, agency = berlin) => {
  const state = openState(spansAt(iso, agency), at(iso));
  return state.open
    ? `open until ${new Date(state.until).toISOString()}`
    : `next ${state.next === null ? 'never' : new Date(state.next).toISOString()}`;
};
const answerAt = (iso: string, hours: number, agency = berlin) => {
  const by = answerBy(spansAt(iso, agency), at(iso), hours);
  return by === null ? null : new Date(by).toISOString();
};

describe('whether somebody is there', () => {
  it.each([
    ['in the morning', '2026-11-16T09:00:00Z', 'open until 2026-11-16T11:30:00.000Z'],
    ['at the first minute', '2026-11-16T08:00:00Z', 'open until 2026-11-16T11:30:00.000Z'],
    ['a millisecond before it', '2026-11-16T07:59:59.999Z', 'next 2026-11-16T08:00:00.000Z'],
    ['at the very end', '2026-11-16T11:30:00Z', 'next 2026-11-16T12:30:00.000Z'],
    ['at lunch', '2026-11-16T12:00:00Z', 'next 2026-11-16T12:30:00.000Z'],
    ['on a Friday evening', '2026-11-13T18:00:00Z', 'next 2026-11-16T08:00:00.000Z'],
    ['on a holiday, before a weekend', '2026-12-25T10:00:00Z', 'next 2026-12-28T08:00:00.000Z'],
    ['in the summer, an hour earlier by UTC', '2026-07-01T07:00:00Z', 'open until 2026-07-01T10:30:00.000Z'],
    ['over the change of the clock', '2026-10-23T20:00:00Z', 'next 2026-10-26T08:00:00.000Z'],
  ])('%s', (_, moment, said) => expect(stateAt(moment)).toBe(said));

  it('counts by the clock of the agency, in any zone', () => {
    const kathmandu = {
      ...berlin,
      hours: 'Sunday 10:00–24:00; Monday 00:00–02:00',
      timeZone: 'Asia/Kathmandu',
    };
    // Midnight does not close what goes on.
    expect(stateAt('2026-11-15T18:00:00Z', kathmandu)).toBe('open until 2026-11-15T20:15:00.000Z');
  });

  it('says nothing where the hours are words', () => {
    expect(openSpans({ ...berlin, hours: 'by appointment' }, at('2026-11-16T09:00:00Z'))).toBeNull();
  });
});

describe('when an answer can be expected', () => {
  it.each([
    ['the same afternoon', '2026-11-16T08:00:00Z', 6, '2026-11-16T15:00:00.000Z'],
    ['the next day, counted on from now', '2026-11-16T14:00:00Z', 8, '2026-11-17T15:00:00.000Z'],
    ['not before Monday', '2026-11-13T20:00:00Z', 1, '2026-11-16T09:00:00.000Z'],
    ['after Christmas', '2026-12-24T16:00:00Z', 8, '2026-12-29T09:00:00.000Z'],
  ])('%s', (_, moment, hours, said) => expect(answerAt(moment, hours)).toBe(said));

  it('reaches as far as the longest promise that can be set', () => {
    const short = { ...berlin, hours: 'Monday to Friday, 09:00–13:00' };
    expect(answerAt('2026-11-16T08:00:00Z', 200, short)).not.toBeNull();
    expect(answerBy([], 0, 1)).toBeNull();
  });
});
