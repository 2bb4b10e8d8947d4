import { describe, expect, it } from 'vitest';
import { type Failures, stillCounted, waitAfter, wayFor } from './attempt-rules.ts';

const none: Failures = { pair: 0, account: 0, wait: 0, network: 0 };
const stranger = { device: false, addressCounts: true };
const owner = { ...stranger, device: true };

describe('how a sign-in may be tried', () => {
  it.each<[string, Partial<Failures>, { device: boolean; addressCounts: boolean }, string]>([
    ['a first try', {}, stranger, 'open'],
    ['a few typing errors', { pair: 4, account: 4, network: 4 }, stranger, 'open'],
    ['many from one place', { pair: 5, account: 5, network: 5 }, stranger, 'puzzle'],
    ['very many from one place', { pair: 30, account: 30, network: 30 }, stranger, 'closed'],
    ['very many from the owner', { pair: 30, account: 30, network: 30 }, owner, 'puzzle'],
    ['one place that tries many accounts', { network: 20 }, stranger, 'puzzle'],
    ['the same in a test', { network: 20 }, { ...stranger, addressCounts: false }, 'open'],
    ['an account that is tried from everywhere', { account: 49 }, stranger, 'open'],
    ['the same for longer', { account: 50 }, stranger, 'puzzle'],
    ['the same until strangers have to wait', { account: 60, wait: 15 }, stranger, 'closed'],
    ['the same, once the wait is over', { account: 60 }, stranger, 'puzzle'],
    ['its owner meanwhile', { account: 5000, wait: 900 }, owner, 'open'],
    ['its owner, who mistypes too', { pair: 5, account: 5000, wait: 900 }, owner, 'puzzle'],
  ])('%s', (_, failures, known, way) => expect(wayFor({ ...none, ...failures }, known)).toBe(way));
});

it.each([
  [0, 0],
  [59, 0],
  [60, 15],
  [64, 15],
  [65, 30],
  [70, 60],
  [75, 120],
  [80, 240],
  [85, 480],
  [90, 900],
  [100, 900],
  [5000, 900],
])('after %i failures for an account strangers wait %i seconds', (failures, seconds) =>
  expect(waitAfter(failures)).toBe(seconds),
);

const minutes = 60_000;
it.each([
  [100, 0, 100],
  [100, 15 * minutes - 1, 100],
  [100, 15 * minutes, 99],
  [100, 10 * 60 * minutes, 60],
  [100, 24 * 60 * minutes, 4],
  [3, 24 * 60 * minutes, 0],
])('of %i failures, %i ms after the last, %i still count', (failures, since, left) =>
  expect(stillCounted(failures, since)).toBe(left),
);

it('lets somebody who guesses day and night try fewer than 200 passwords on the first day', () => {
  let [at, failures, tries] = [0, 0, 0];
  const day = 86_400;
  while (at < day) {
    tries += 1;
    failures += 1;
    const wait = waitAfter(failures);
    at += wait;
    failures = stillCounted(failures, wait * 1000);
  }
  expect(tries).toBeLessThan(200);
});
