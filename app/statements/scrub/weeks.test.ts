import { describe, expect, it } from 'vitest';
import { lastWeek, stateAt } from './weeks.ts';

const steps = ['Call', 'Summary', 'First week', 'Weeks', 'Handover'].map((name): [string, string] => [
  name,
  '',
]);
const names = (week: number) => stateAt(week, steps, 100).steps.map(([name]) => name);

describe('a project week by week', () => {
  it('goes from the call to the handover, and costs nothing before the first week', () => {
    expect(names(0)).toEqual(['Call', 'Summary']);
    expect(names(1)).toEqual(['First week']);
    expect(names(5)).toEqual(['Weeks']);
    expect(names(lastWeek)).toEqual(['Handover']);
    expect(stateAt(0, steps, 100)).toMatchObject({ spent: 0, left: 1600 });
    expect(stateAt(3, steps, 100)).toMatchObject({ spent: 600, left: 1000 });
  });

  it('does without steps that an operator took away', () => {
    expect(stateAt(1, [], 100).steps).toEqual([]);
  });
});
