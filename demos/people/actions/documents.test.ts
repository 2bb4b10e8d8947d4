import { describe, expect, it } from 'vitest';
import { createSandbox } from '../../app-kit/sandbox/sandbox.ts';
import { people } from '../application.ts';
import { mostFileBytes } from '../records.ts';
import { documentsOf } from '../rules/documents.ts';
import { findRecords } from '../rules/find-records.ts';
import { maySeePay } from '../rules/viewer.ts';
import { addDocument, dropDocument, renameDocument } from './documents.ts';
import { rowsAfter, sampleDay, sampleRows, sampleViewer } from './sample-rows.ts';

const [manager, employee, hr] = (['manager', 'employee', 'hr'] as const).map((role) => sampleViewer(role));
if (!manager || !employee || !hr) throw new Error('The sample lacks a role.');
const { person } = employee;
const file = { id: 'f1', name: 'Licence.pdf', type: 'application/pdf', bytes: 4, data: 'JVBERg==' };
const added = addDocument(sampleRows, hr, person.id, { file, name: 'Forklift licence' }, sampleDay);
const rows = rowsAfter(sampleRows, added);
const document = [...rows.documents.values()].at(-1);
if (!document) throw new Error('There is no document.');

describe('documents', () => {
  it('are seen by the person and by HR like pay and bank details, and by no manager, list or search', () => {
    const seen = (viewer: typeof hr) => documentsOf(rows, viewer, person.id).map(({ name }) => name);
    const found = (viewer: typeof hr) =>
      findRecords(rows, viewer, 'forklift licence', sampleDay).map(({ note }) => note);
    for (const viewer of [employee, hr]) {
      expect(seen(viewer)).toEqual(
        expect.arrayContaining(['Forklift licence.pdf', 'Employment contract.pdf']),
      );
      expect(found(viewer)).toContain(person.name);
      expect(maySeePay(viewer, person.id)).toBe(true);
    }
    // Mira Okafor leads Jonas Weber, and an employee sees nobody's but their own.
    expect(seen(manager)).toEqual([]);
    expect(found(manager)).not.toContain(person.name);
    expect(maySeePay(manager, person.id)).toBe(false);
    expect(documentsOf(rows, employee, manager.person.id)).toEqual([]);
    expect(addDocument(sampleRows, manager, person.id, { file, name: '' }, sampleDay)).toHaveProperty(
      'problem',
    );
  });

  it('keep their ending, whatever they are called', () => {
    expect(document.name).toBe('Forklift licence.pdf');
    const name = (typed: string) => {
      const renamed = rowsAfter(rows, renameDocument(rows, hr, document.id, typed));
      return renamed.documents.get(document.id)?.name;
    };
    expect(name('Licence 2026')).toBe('Licence 2026.pdf');
    expect(name('Scan.PDF')).toBe('Scan.PDF');
    expect(renameDocument(rows, hr, document.id, ' ')).toMatchObject({ field: 'name' });
  });

  it('are changed by HR, and by the person where they added them', () => {
    expect(dropDocument(rows, employee, document.id)).toHaveProperty('problem');
    const own = rowsAfter(
      sampleRows,
      addDocument(sampleRows, employee, person.id, { file, name: '' }, sampleDay),
    );
    const [id = ''] = [...own.documents.keys()].slice(-1);
    expect(rowsAfter(own, dropDocument(own, employee, id)).files.size).toBe(0);
    expect(dropDocument(own, manager, id)).toHaveProperty('problem');
  });

  it('are refused without a file, when it is empty, and when it is too large', () => {
    const add = (change: Partial<typeof file> | null) =>
      addDocument(sampleRows, hr, person.id, { file: change && { ...file, ...change }, name: '' }, sampleDay);
    expect(add(null)).toMatchObject({ field: 'file', problem: 'Choose a file.' });
    expect(add({ bytes: 0 })).toMatchObject({ field: 'file' });
    expect(add({ bytes: mostFileBytes + 1 })).toMatchObject({ field: 'file' });
  });

  it('come back with their file when removing is undone, and are part of the export', () => {
    const keep = { load: async () => null, add: async () => {}, replace: async () => {} };
    const sandbox = createSandbox(people, keep, sampleDay);
    return sandbox.open(sampleDay).then(() => {
      const change = (outcome: typeof added) => {
        if ('problem' in outcome) throw new Error(outcome.problem);
        sandbox.change(outcome.said, outcome.edits);
      };
      change(addDocument(sandbox.get().rows, hr, person.id, { file, name: '' }, sampleDay));
      const { id } = documentsOf(sandbox.get().rows, hr, person.id)[0] ?? { id: '' };
      change(dropDocument(sandbox.get().rows, hr, id));
      expect(sandbox.get().rows.files.size).toBe(0);
      sandbox.undo();
      const text = sandbox.exported();
      sandbox.reset(sampleDay);
      expect(sandbox.imported(text)).toBeNull();
      expect(sandbox.get().rows.files.get('f1')).toEqual(file);
      expect(sandbox.get().rows.documents.get(id)).toMatchObject({ name: 'Licence.pdf', fileId: 'f1' });
    });
  });
});
