import { it } from 'vitest';
import { holdAgainstBruteForce } from './testing/against-brute-force.ts';

it('finds what trying every minute finds in every zone, over every change of the clock, in 300 scenes', () =>
  holdAgainstBruteForce(300));
