import { it } from 'vitest';
import { holdAgainstBruteForce } from './testing/against-brute-force.ts';

it('finds what trying every plan finds, and keeps every rule, on 200 small problems', () =>
  holdAgainstBruteForce(200));
