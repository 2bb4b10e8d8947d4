import { describe, expect, it } from 'vitest';
import { roundOf, rounds, sounds } from './noise.ts';

const rate = 8000;
/** Chance that repeats itself, so the test does too. */
function chance() {
  let state = 7;
  return () => {
    state = (state * 16_807) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}
/** How often it crosses silence: bright noise does so often. */
const brightness = (samples: Float32Array) =>
  samples.filter((sample, index) => sample > 0 !== (samples[index - 1] ?? 0) > 0).length / samples.length;
const energy = (samples: Float32Array) =>
  samples.reduce((sum, sample) => sum + sample ** 2, 0) / samples.length;

describe.each(sounds)('%s', (sound) => {
  const round = roundOf(sound, rate, chance());
  it('is as long as its round, can be heard, and never clips', () => {
    expect(round).toHaveLength(rounds[sound] * rate);
    expect(energy(round)).toBeGreaterThan(0.0005);
    expect(Math.max(...round.map(Math.abs))).toBeLessThanOrEqual(0.76);
  });
});

it('is brighter as rain than as sea, and as sea than as a train', () => {
  const [rain, sea, train] = sounds.map((sound) => brightness(roundOf(sound, rate, chance())));
  expect(rain).toBeGreaterThan(sea ?? 1);
  expect(sea).toBeGreaterThan(train ?? 1);
});

it('swells in the middle of a wave', () => {
  const sea = roundOf('sea', rate, chance());
  const tenth = sea.length / 10;
  expect(energy(sea.slice(tenth * 4, tenth * 6))).toBeGreaterThan(energy(sea.slice(0, tenth * 2)) * 3);
});
