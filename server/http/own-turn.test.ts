import { expect, it } from 'vitest';
import { ownTurn } from './own-turn.ts';

it('begins one step in each turn of the event loop, in the order in which they asked', async () => {
  let turn = 0;
  let over = false;
  const count = () => {
    turn += 1;
    if (!over) setImmediate(count);
  };
  setImmediate(count);
  const steps = await Promise.all(
    ['first', 'second', 'third'].map(async (name) => {
      await ownTurn();
      return { name, turn };
    }),
  );
  over = true;
  expect(steps.map(({ name }) => name)).toEqual(['first', 'second', 'third']);
  expect(new Set(steps.map((step) => step.turn)).size).toBe(3);
});
