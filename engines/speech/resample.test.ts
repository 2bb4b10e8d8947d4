import fc from 'fast-check';
import { expect, it } from 'vitest';
import { makeResampler, resample } from './resample.ts';
import { joined, mixDown } from './sound.ts';

const tone = (hertz: number, rate: number, seconds = 0.5) =>
  Float32Array.from({ length: rate * seconds }, (_, at) => Math.sin((2 * Math.PI * hertz * at) / rate));
const power = (samples: Float32Array) =>
  Math.sqrt(samples.reduce((sum, value) => sum + value * value, 0) / samples.length);

it.each([8000, 22_050, 44_100, 48_000])('keeps a tone of speech as it is, from %i Hz', (rate) => {
  const heard = resample(tone(440, rate), rate);
  const meant = tone(440, 16_000);
  expect(heard.length).toBe(meant.length);
  const middle = heard.slice(200, -200);
  const apart = middle.map((value, at) => value - (meant[at + 200] ?? 0));
  expect(power(apart)).toBeLessThan(0.01);
});

it('takes away what the lower rate cannot hold, instead of folding it into speech', () => {
  expect(power(resample(tone(12_000, 48_000), 48_000).slice(200, -200))).toBeLessThan(0.02);
});

it('gives the same sound whether it comes at once or in blocks', () => {
  const whole = tone(330, 44_100, 0.1);
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 900 }), { minLength: 1, maxLength: 20 }), (sizes) => {
      const resampler = makeResampler(44_100);
      const told: Float32Array[] = [];
      let at = 0;
      for (const size of sizes) {
        told.push(resampler.push(whole.slice(at, at + size)));
        at += size;
      }
      told.push(resampler.push(whole.slice(at)), resampler.end());
      expect(joined(told)).toEqual(resample(whole, 44_100));
    }),
    { numRuns: 20 },
  );
});

it('hears the mean of two channels', () => {
  expect([...mixDown([Float32Array.of(1, 0.5), Float32Array.of(0, 0.5)])]).toEqual([0.5, 0.5]);
});
