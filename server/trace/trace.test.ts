import { expect, it } from 'vitest';
import { isTraced, timed, traced } from './trace.ts';

const soon = () => new Promise<void>((resolve) => setImmediate(resolve));

it('notes what was done inside a trace, in its order, and nothing of what runs beside it', async () => {
  const beside = timed('query', 'beside', soon);
  const { value, steps, took } = await traced(async () => {
    await timed('load', 'a list', async () => {
      await timed('query', 'events', soon);
      await timed('query', 'seats', soon);
    });
    return timed('draw', 'page', () => 'html');
  });
  await beside;
  expect(value).toBe('html');
  expect(steps.map(({ layer, about }) => `${layer} ${about}`)).toEqual([
    'load a list',
    'query events',
    'query seats',
    'draw page',
  ]);
  for (const step of steps) expect(step.from + step.took).toBeLessThanOrEqual(took);
  const [load, events, seats] = steps;
  expect(load?.took).toBeGreaterThanOrEqual((events?.took ?? 0) + (seats?.took ?? 0));
});

it('keeps the step of what failed, and lets the failure through', async () => {
  const { steps } = await traced(async () => {
    await timed('query', 'gone', () => Promise.reject(new Error('away'))).catch(() => {});
  });
  expect(steps.map(({ about }) => about)).toEqual(['gone']);
  await expect(timed('query', 'gone', () => Promise.reject(new Error('away')))).rejects.toThrow('away');
});

it('tells two traces apart that run at the same time', async () => {
  const one = (about: string) =>
    traced(async () => {
      await soon();
      await timed('route', about, soon);
      expect(isTraced()).toBe(true);
    });
  const [first, second] = await Promise.all([one('first'), one('second')]);
  expect(first.steps.map(({ about }) => about)).toEqual(['first']);
  expect(second.steps.map(({ about }) => about)).toEqual(['second']);
  expect(isTraced()).toBe(false);
});
