import { describe, expect, it } from 'vitest';
import { isSupposed, nothing, supposed } from './what-if.ts';

const flat = [100, 100, 100, 100];

describe('what if', () => {
  it('changes nothing unless something is supposed', () => {
    expect(isSupposed(nothing)).toBe(false);
    expect(supposed(flat, nothing)).toEqual(flat);
  });
  it('lifts the steps of a promotion alone', () => {
    const whatIf = { ...nothing, promotion: { from: 2, steps: 2, percent: 20 } };
    expect(supposed(flat, whatIf)).toEqual([100, 120, 120, 100]);
    expect(isSupposed(whatIf)).toBe(true);
  });
  it('lets sales follow a price by its elasticity, from its step on', () => {
    const [before, after] = supposed([100, 100], {
      ...nothing,
      price: { from: 2, percent: 25, elasticity: -1 },
    });
    expect(before).toBe(100);
    expect(after).toBeCloseTo(80);
  });
  it('adds what happens once', () => {
    expect(supposed(flat, { ...nothing, oneOff: { at: 3, amount: -40 } })).toEqual([100, 100, 60, 100]);
  });
});
