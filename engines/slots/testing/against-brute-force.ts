import fc from 'fast-check';
import { expect } from 'vitest';
import { bruteForceStarts } from '../brute-force.ts';
import { freeStarts } from '../free-slots.ts';
import { scene } from './scene.ts';

/** Holds the free starts against trying every minute, in so many scenes. */
export function holdAgainstBruteForce(scenes: number): void {
  fc.assert(
    fc.property(scene, ({ availability, asked }) => {
      expect(freeStarts(availability, asked)).toEqual(bruteForceStarts(availability, asked));
    }),
    { numRuns: scenes },
  );
}
