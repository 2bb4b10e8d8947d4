import { expect, it } from 'vitest';
import { atOnce, inSteps } from './steps.ts';

function* sumTo(last: number, pauses: () => void) {
  let sum = 0;
  for (let number = 1; number <= last; number += 1) {
    sum += number;
    pauses();
    yield;
  }
  return sum;
}
/** Takes longer than a step may. */
function rest() {
  const until = performance.now() + 3;
  while (performance.now() < until);
}

it('comes to the same at once and in steps, between which others have their turn', async () => {
  let turns = 0;
  const counting = setInterval(() => {
    turns += 1;
  });
  const late = await new Promise<number>((tell) => inSteps(sumTo(30, rest), tell));
  clearInterval(counting);
  expect(late).toBe(atOnce(sumTo(30, () => {})));
  expect(turns).toBeGreaterThan(3);
});

it('ends when it is stopped', async () => {
  let told = false;
  const stop = inSteps(sumTo(30, rest), () => {
    told = true;
  });
  stop();
  await new Promise((done) => setTimeout(done, 60));
  expect(told).toBe(false);
});
