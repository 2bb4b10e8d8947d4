import { expect, it } from 'vitest';
import { packState, unpackState } from '#lib/files/packed-state.ts';
import { ireland } from '../examples/ireland.ts';
import { randstad } from '../examples/randstad.ts';
import { lookedUp } from '../plan/looked-up.ts';
import { carried, reportIn, tourLink } from './links.ts';
import { readTour, stopsAhead, tourOf } from './tour.ts';

const look = lookedUp(randstad);
const tour = tourOf(look, 'day1', 'van1', 1);
if (!tour) throw new Error('Van 1 stays at home');

it('holds what a driver needs, and comes back from a link that is short enough to send', async () => {
  expect(tour).toMatchObject({ van: 'Van 1', goods: 'crates', from: 'Woerden', to: 'Woerden' });
  expect(tour.stops[0]).toMatchObject({ name: 'Hoofddorp', load: 12, action: 'unload' });
  const link = await tourLink('https://example.com', tour);
  expect(link.length).toBeLessThan(1500);
  expect(readTour(await unpackState(carried(link, 'tour') ?? ''))).toEqual(tour);
});

it('has no tour for a van that stays at home, and reads nothing that is not one', () => {
  expect(tourOf(look, 'day1', 'van9', 1)).toBeNull();
  expect(readTour({ ...tour, stops: [{ id: 's1' }] })).toBeNull();
  expect(readTour('tour')).toBeNull();
});

it('says what is loaded at one end of an order and unloaded at the other', () => {
  const plan = { routes: [{ vehicleId: 'dublin2', stopIds: ['p1', 'd1'] }] };
  const actions = tourOf(lookedUp({ ...ireland, plan }), 'day2', 'dublin2', 1)?.stops.map((stop) => [
    stop.action,
    stop.load,
  ]);
  expect(actions).toEqual([
    ['load', 6],
    ['unload', 6],
  ]);
});

it('times what is ahead from where the van was left', () => {
  const [one, two, three] = tour.stops;
  if (!one || !two || !three) throw new Error('Too few stops');
  expect(stopsAhead(tour, []).map(({ arrival }) => Math.round(arrival))).toEqual(
    tour.stops.map(({ arrival, windows }) => Math.max(arrival, windows?.[0]?.from ?? 0)),
  );
  const at = one.arrival + one.service + 3 * 3600;
  const ahead = stopsAhead(tour, [{ stopId: one.id, is: 'done', at }]);
  expect(ahead).toHaveLength(tour.stops.length - 1);
  expect(ahead[0]?.arrival).toBeGreaterThanOrEqual(at + two.drive);
  expect(ahead.some(({ late }) => late > 0)).toBe(true);
});

it('reads a report from a link, from the code alone, and nothing from other texts', async () => {
  const report = {
    dayId: 'day1',
    vehicleId: 'van1',
    van: 'Van 1',
    sent: 5,
    told: [{ stopId: 's14', is: 'failed', at: 30_000, reason: 'They were closed' }],
  };
  const code = await packState(report);
  expect(await reportIn(`https://example.com/route-optimization/demo#report=${code}`)).toEqual(report);
  expect(await reportIn(` ${code}\n`)).toEqual(report);
  expect(await reportIn(JSON.stringify(report))).toEqual(report);
  expect(await reportIn('hello')).toBeNull();
  expect(
    await reportIn(await packState({ ...report, told: [{ stopId: 's14', is: 'eaten', at: 1 }] })),
  ).toBeNull();
});
