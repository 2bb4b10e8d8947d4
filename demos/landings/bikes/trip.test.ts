import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { docks, lines, redLine, timetable } from './network.ts';
import { dockNames, fare, later, plan } from './trip.ts';

describe('the network', () => {
  it('names no dock that isn’t drawn, and a time for every hop', () => {
    for (const line of lines) {
      expect(dockNames).toEqual(expect.arrayContaining([...line.docks]));
      expect(line.minutes).toHaveLength(line.docks.length - 1);
    }
    expect(new Set(lines.flatMap((line) => line.docks)).size).toBe(docks.length);
  });

  it('takes nineteen minutes on the red line from end to end', () =>
    expect(timetable(redLine).at(-1)).toEqual({ name: 'Harbour end', minute: 19 }));
});

describe('plan', () => {
  it('rides one line where that is enough', () => {
    const trip = plan('Station north', 'Harbour end');
    expect(trip?.minutes).toBe(19);
    expect(trip?.rides.map(({ line }) => line.id)).toEqual(['red']);
    expect(trip?.rides[0]?.docks).toEqual(redLine.docks);
  });

  it('changes bikes where that is quicker, and counts the change', () => {
    const trip = plan('Hospital', 'Harbour end');
    expect(trip?.rides.map(({ line, minutes }) => [line.id, minutes])).toEqual([
      ['hill', 7],
      ['red', 13],
    ]);
    expect(trip?.minutes).toBe(22);
  });

  it('rides faster when late, and slower at ease', () => {
    expect(plan('Station north', 'Harbour end', 'late')?.minutes).toBe(16);
    expect(plan('Station north', 'Harbour end', 'easy')?.minutes).toBe(24);
  });

  it('finds a way between any two docks, as long as the way back, and none is quicker by a detour', () => {
    const dock = fc.constantFrom(...dockNames);
    fc.assert(
      fc.property(dock, dock, dock, (from, over, to) => {
        fc.pre(from !== to && over !== from && over !== to);
        const straight = plan(from, to)?.minutes ?? Number.POSITIVE_INFINITY;
        expect(plan(to, from)?.minutes).toBe(straight);
        const detour = (plan(from, over)?.minutes ?? 0) + (plan(over, to)?.minutes ?? 0) + 2;
        expect(straight).toBeLessThanOrEqual(detour);
      }),
    );
  });
});

it('charges for each quarter of an hour, up to four', () =>
  expect([1, 15, 16, 31, 200].map(fare)).toEqual([100, 100, 200, 300, 400]));

it('goes on past midnight', () => expect(later('23:50', 20)).toBe('00:10'));
