import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findPeople } from '../rules/directory.ts';
import { allUnder, managersAbove } from '../rules/tree.ts';
import { changeManager, editPerson, hire, type TypedPerson } from './people.ts';
import { rowsAfter, sampleDay, sampleRows, sampleViewer } from './sample-rows.ts';

const hr = sampleViewer('hr');
const ids = [...sampleRows.people.keys()];

describe('changing a manager', () => {
  it('never makes a circle, whoever is put under whom', () => {
    const moves = fc.array(fc.tuple(fc.constantFrom(...ids), fc.constantFrom(...ids)), { maxLength: 12 });
    fc.assert(
      fc.property(moves, (list) => {
        let rows = sampleRows;
        for (const [id, to] of list) {
          const outcome = changeManager(rows, hr, id, to, sampleDay);
          const below = allUnder(rows.people, id).some((each) => each.id === to);
          // Exactly those moves are refused that would close a circle or change nothing.
          const same = rows.people.get(id)?.managerId === to;
          expect('problem' in outcome).toBe(id === to || below || same);
          if ('edits' in outcome) rows = rowsAfter(rows, outcome);
        }
        for (const { id } of rows.people.values())
          expect(managersAbove(rows.people, id).map((each) => each.id)).not.toContain(id);
      }),
      { numRuns: 20 },
    );
  });

  it('is for HR alone, and written into the history', () => {
    const [one = '', other = ''] = ids.slice(-2);
    expect(changeManager(sampleRows, sampleViewer('manager'), one, 'e1', sampleDay)).toHaveProperty(
      'problem',
    );
    const rows = rowsAfter(sampleRows, changeManager(sampleRows, hr, one, other, sampleDay));
    expect([...rows.events.values()].at(-1)?.what).toContain('Reports to');
  });
});

describe('details', () => {
  const jonas = sampleViewer('employee').person;
  const typed: TypedPerson = { ...jonas, title: 'Staff engineer', ended: '' };

  it('are changed by HR, with a line in the history', () => {
    const rows = rowsAfter(sampleRows, editPerson(sampleRows, hr, jonas.id, typed, sampleDay));
    expect(rows.people.get(jonas.id)?.title).toBe('Staff engineer');
    expect([...rows.events.values()].at(-1)?.what).toBe('Became Staff engineer');
    expect(editPerson(sampleRows, sampleViewer('manager'), jonas.id, typed, sampleDay)).toHaveProperty(
      'problem',
    );
  });

  it('are refused at the field that is wrong', () => {
    const edit = (change: Partial<TypedPerson>) =>
      editPerson(sampleRows, hr, jonas.id, { ...typed, ...change }, sampleDay);
    expect(edit({ name: '' })).toMatchObject({ field: 'name' });
    expect(edit({ email: 'jonas' })).toMatchObject({ field: 'email' });
    expect(edit({ email: hr.person.email })).toMatchObject({ field: 'email' });
    expect(edit({ ended: '1999-01-01' })).toMatchObject({ field: 'ended' });
  });

  it('of somebody new come with a contract and a checklist', () => {
    const someone = {
      ...typed,
      name: 'Noor Haddad',
      email: 'noor@tidewell.example',
      started: '2026-12-01',
      managerId: 'e1',
      monthly: 410_000,
    };
    const rows = rowsAfter(sampleRows, hire(sampleRows, hr, someone));
    const added = [...rows.people.values()].at(-1);
    expect(added?.name).toBe('Noor Haddad');
    expect([...rows.contracts.values()].at(-1)).toMatchObject({ personId: added?.id, monthly: 410_000 });
    expect([...rows.tasks.values()].filter(({ personId }) => personId === added?.id)).toHaveLength(8);
    expect(hire(sampleRows, hr, { ...someone, monthly: null })).toMatchObject({ field: 'monthly' });
  });
});

it('finds people by parts of words, with or without their marks', () => {
  const find = (words: string) =>
    findPeople(sampleRows, { words, team: '', country: '', standing: '' }, sampleDay, sampleDay).map(
      ({ name }) => name,
    );
  expect(find('nobrega')).toContain('Teresa Nóbrega');
  expect(find('teresa nób')).toEqual(['Teresa Nóbrega']);
  expect(find('xyzzy')).toEqual([]);
});
