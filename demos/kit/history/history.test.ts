import fc from 'fast-check';
import { expect, it } from 'vitest';
import { beginning, changed, redone, undone } from './history.ts';

it('goes back to the beginning and forward to the end, whatever was done', () => {
  fc.assert(
    fc.property(fc.array(fc.integer(), { maxLength: 30 }), (steps) => {
      let history = beginning(-1);
      for (const step of steps) history = changed(history, step);
      const last = history.present;
      const taken = history.past.length;
      for (let step = 0; step < taken; step += 1) history = undone(history);
      expect(history.present).toBe(-1);
      expect(undone(history)).toBe(history);
      for (let step = 0; step < taken; step += 1) history = redone(history);
      expect(history.present).toBe(last);
      expect(redone(history)).toBe(history);
    }),
  );
});

it('takes the keys typed into one field as one step', () => {
  let history = beginning('');
  for (const text of ['a', 'ab', 'abc']) history = changed(history, text, 'name');
  history = changed(history, 'abc!', 'note');
  expect(undone(history).present).toBe('abc');
  expect(undone(undone(history)).present).toBe('');
});

it('begins a new step in the same field after something was undone', () => {
  let history = changed(changed(beginning('x'), 'a', 'name'), 'b', 'other');
  history = changed(undone(history), 'ab', 'name');
  expect(undone(history).present).toBe('a');
});

it('forgets what was undone once something else is done', () => {
  const history = changed(undone(changed(beginning(1), 2)), 3);
  expect(redone(history).present).toBe(3);
});
