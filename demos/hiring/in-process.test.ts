import fc from 'fast-check';
import { expect, it } from 'vitest';
import { LayeredRows } from '../app-kit/sandbox/layered-rows.ts';
import { hiringDesk } from './application.ts';
import { inProcess } from './in-process.ts';
import type { Application } from './records.ts';

const all = hiringDesk.seed('2026-11-18').applications;
const base = new Map(all.map((application) => [application.id, application]));
const some = fc.constantFrom(...all);

it('counts after any changes what counting everybody anew finds', () => {
  const change = fc.tuple(
    some,
    fc.constantFrom<Application['state'] | null>('active', 'rejected', 'hired', null),
    fc.constantFrom('candidate', 'ines', 'tomasz'),
  );
  fc.assert(
    fc.property(fc.array(change, { maxLength: 30 }), (changes) => {
      const rows = new LayeredRows(
        base,
        new Map(changes.map(([one, state, turn]) => [one.id, state && { ...one, state, turn }])),
      );
      const counted = inProcess(rows);
      const anew = inProcess(new Map(rows));
      const left = (counts: ReadonlyMap<string, number>) =>
        new Map([...counts].filter(([, count]) => count > 0));
      expect(left(counted.byJob)).toEqual(left(anew.byJob));
      expect(left(counted.byTurn)).toEqual(left(anew.byTurn));
    }),
  );
});
