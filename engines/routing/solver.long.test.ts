import { it } from 'vitest';
import { holdAgainstBruteForce } from './testing/against-brute-force.ts';

it('finds what trying every plan finds, and keeps every rule, on 2,000 small problems', () =>
  holdAgainstBruteForce(2_000));
