import { describe, expect, it } from 'vitest';
import { addHost, addType, app, bookAs, inTestWorld, openTheHouse } from '../testing/world.server.ts';
import { holidaysOf, knownPlaces } from './ask.ts';
import { holidaysWithin } from './holidays.server.ts';
import { placeForm } from './places.ts';

describe('public holidays', () => {
  it('are those of the country, and of its part where one is named', () => {
    const dates = (place: string) => holidaysOf(place, 2027).map(({ date }) => date);
    expect(dates('DE')).not.toContain('2027-03-08');
    expect(dates('DE-BE')).toContain('2027-03-08');
    expect(dates('PT')).toContain('2027-06-10');
    expect(dates('XX')).toEqual([]);
  });

  it('are kept on each of their days where they last several', () => {
    expect(holidaysOf('CN', 2026).filter(({ date }) => date.startsWith('2026-02')).length).toBeGreaterThan(2);
  });

  it('are found over the turn of a year, in a thread', async () => {
    const found = await holidaysWithin('DE-BE', '2026-12-20', '2027-01-03');
    expect(found.map(({ date }) => date)).toEqual(['2026-12-25', '2026-12-26', '2027-01-01']);
    expect(await holidaysWithin('', '2026-12-20', '2027-01-03')).toEqual([]);
  });

  it('can be chosen for every place that is listed', () => {
    const codes = knownPlaces().map(({ code }) => code);
    expect(codes.filter((code) => !placeForm.test(code))).toEqual([]);
    expect(new Set(codes).size).toBe(codes.length);
  });
});

describe('what is offered', () => {
  inTestWorld();

  async function offered(from: string, to: string): Promise<string[]> {
    const query = new URLSearchParams({ type: 'call', zone: 'Europe/Berlin', from, to });
    const answer = await app.request(`/api/booking/slots?${query}`);
    const { days } = (await answer.json()) as { days: Record<string, string[]> };
    return Object.values(days).flat();
  }

  it('keeps the holidays of the host, and those of the agency, but not a day that was set by hand', async () => {
    await openTheHouse('Monday to Friday, 09:00–17:00', [{ date: '2026-12-23', name: 'Moving house' }]);
    const host = await addHost('north', {
      zone: 'Europe/Berlin',
      holidays: 'DE-BE',
      overrides: { '2026-12-26': [{ from: '20:00', to: '20:30' }] },
    });
    await addType([host], { daysAhead: 60 });
    const days = new Set((await offered('2026-12-21', '2026-12-29')).map((start) => start.slice(0, 10)));
    expect([...days]).toEqual([
      '2026-12-21',
      '2026-12-22',
      '2026-12-24',
      '2026-12-26',
      '2026-12-28',
      '2026-12-29',
    ]);
    await expect(bookAs('a@example.com', Date.parse('2026-12-25T10:00:00Z'))).rejects.toMatchObject({
      code: 'slot_taken',
    });
  });

  it('ends when the agency closes, although the host elsewhere works on', async () => {
    await openTheHouse('Monday to Friday, 09:00–17:00', []);
    const late = [{ from: '14:00', to: '18:00' }];
    await addType([await addHost('south', { zone: 'Europe/Lisbon', weekly: { 1: late } })]);
    const starts = await offered('2026-11-16', '2026-11-16');
    // Lisbon's 16:00 is Berlin's 17:00.
    expect([starts[0], starts.at(-1)]).toEqual(['2026-11-16T14:00:00.000Z', '2026-11-16T15:30:00.000Z']);
    await expect(bookAs('a@example.com', Date.parse('2026-11-16T16:30:00Z'))).rejects.toMatchObject({
      code: 'slot_taken',
    });
  });
});
