import { describe, expect, it } from 'vitest';
import { drawn, plateMatrix, seen, type Tone, wholeTurn } from './look.ts';
import { headphone, normalOf } from './solid.ts';

const grey: Tone = [0.5, 0, 0];
const tones = { wool: grey, shell: grey, plate: grey, steel: grey, screw: grey };

describe('the solid', () => {
  it('is as wide to the left as to the right', () => {
    const xs = headphone().flatMap(({ points }) => points.map(([x]) => x));
    expect(Math.max(...xs)).toBeCloseTo(-Math.min(...xs));
  });

  it('has plates that look outwards on both sides', () => {
    for (const facet of headphone().filter(({ material }) => material === 'plate')) {
      const side = Math.sign(facet.points[0]?.[0] ?? 0);
      expect(normalOf(facet)[0] * side).toBeGreaterThan(0.85);
    }
  });

  it('comes apart', () => {
    const wide = (apart: number) =>
      Math.max(...headphone(apart).flatMap(({ points }) => points.map(([x]) => x)));
    expect(wide(1)).toBeGreaterThan(wide(0) + 90);
  });
});

describe('drawn', () => {
  it('leaves out what looks away, and draws the nearest last', () => {
    const all = headphone();
    const some = drawn(all, 30, tones);
    expect(some.length).toBeGreaterThan(all.length / 4);
    expect(some.length).toBeLessThan(all.length * 0.7);
  });

  it('is another picture from another angle, and the same after a whole turn', () => {
    const from = (degrees: number) => drawn(headphone(), degrees, tones);
    expect(from(31)).not.toEqual(from(30));
    expect(from(390)).toEqual(from(30));
  });
});

it('brings the right cup to the front after a quarter turn to the left', () =>
  expect(seen([100, 0, 0], -90)[2]).toBeGreaterThan(90));

it('shows the engraving on the side of the right cup alone', () => {
  expect(plateMatrix(-90)).not.toBeNull();
  expect(plateMatrix(0)).toBeNull();
  expect(plateMatrix(90)).toBeNull();
});

it('counts degrees within one turn', () => expect([-30, 360, 725].map(wholeTurn)).toEqual([330, 0, 5]));
