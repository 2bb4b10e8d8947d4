import { expect, it } from 'vitest';
import { progressSaid, stepsOf } from './progress.ts';

const states = (...given: Parameters<typeof stepsOf>) => stepsOf(...given).map(({ state }) => state);

it('tells what is done, what runs and what is still to do', () => {
  expect(states(null, false)).toEqual(['waiting', 'waiting', 'waiting', 'waiting']);
  expect(states({ step: 'origin' }, false)).toEqual(['done', 'done', 'running', 'waiting']);
  expect(states({ step: 'reading' }, false)).toEqual(['done', 'done', 'done', 'running']);
});

it('says which visit the browser makes', () => {
  expect(stepsOf({ step: 'browser', note: 'after refusing' }, true)[3]).toEqual({
    name: 'Opening the page in a browser',
    state: 'running',
    note: 'after refusing',
  });
  expect(states({ step: 'reading' }, true)).toEqual(['done', 'done', 'done', 'running', 'waiting']);
  expect(progressSaid({ step: 'browser', note: 'after refusing' })).toBe('In a browser: after refusing');
});
