import { expect, it, vi } from 'vitest';
import { once } from './once.ts';

it('makes its value at the first call and never again, also where it is undefined', () => {
  const make = vi.fn();
  const value = once(make);
  expect(make).not.toHaveBeenCalled();
  expect([value(), value()]).toEqual([undefined, undefined]);
  expect(make).toHaveBeenCalledOnce();
});

it('tries again where the value could not be made', () => {
  const make = vi
    .fn()
    .mockImplementationOnce(() => {
      throw new Error('not yet');
    })
    .mockReturnValue(7);
  const value = once(make);
  expect(value).toThrow('not yet');
  expect(value()).toBe(7);
});
