import { expect, it } from 'vitest';
import { evaluate } from '#engines/routing/evaluate.ts';
import { explainUnserved } from '#engines/routing/explain.ts';
import { packState, unpackState } from '#lib/files/packed-state.ts';
import { sharedDay } from '../day.ts';
import { readDay } from '../read-day.ts';
import { examples } from './examples.ts';
import { randstad } from './randstad.ts';

it('begins with a plan that keeps every rule and leaves out the one stop that nobody can reach in time', () => {
  const { problem, plan } = randstad;
  if (!plan) throw new Error('The first example has no plan');
  const { isValid, unserved } = evaluate(problem, plan);
  expect(isValid).toBe(true);
  expect(unserved).toEqual(['s22']);
  expect(explainUnserved(problem, plan, 's22')).toMatchObject({ kind: 'window', isHopeless: true });
});

it.each(examples.map(({ id, load }) => [id, load] as const))(
  'comes back from a link or a file: %s',
  async (_, load) => {
    const day = await load();
    expect(readDay(await unpackState(await packState(sharedDay(day))))).toEqual(day);
  },
);

it('says how many stops it holds, by its name', async () => {
  for (const example of examples) {
    const { problem, name } = await example.load();
    const number = Number(/([\d,]+) (stops|orders)/.exec(name)?.[1]?.replace(',', ''));
    expect(number).toBe(name.includes('orders') ? problem.pairs?.length : problem.stops.length);
  }
});

it('takes no day whose parts do not belong together', () => {
  const { problem } = randstad;
  const wrong = { ...randstad, plan: { routes: [{ vehicleId: 'van9', stopIds: [] }] } };
  expect(readDay(sharedDay(wrong))).toBeNull();
  expect(readDay(sharedDay({ ...randstad, problem: { ...problem, depots: [] } }))).toBeNull();
  expect(readDay({ day: 'x' })).toBeNull();
  expect(readDay(null)).toBeNull();
});
