import { expect, it } from 'vitest';
import { stepOf } from './key-steps.ts';

const actions = [{ keys: 'g o' }, { keys: 'g i' }, { keys: 'a' }, {}];

it.each([
  ['', 'a', { does: { keys: 'a' } }],
  ['', 'g', { waits: 'g' }],
  ['g', 'i', { does: { keys: 'g i' } }],
  ['g', 'g', { waits: 'g' }],
  ['g', 'a', { does: { keys: 'a' } }],
  ['g', 'x', 'nothing'],
  ['', 'x', 'nothing'],
])('%j and then %j', (before, key, step) => expect(stepOf(before, key, actions)).toEqual(step));
