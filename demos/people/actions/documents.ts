import type { KeptFile } from '../../app-kit/files/kept-file.ts';
import type { PeopleRows } from '../application.ts';
import { mostFileBytes, type PersonDocument } from '../records.ts';
import { mayChangeDocument, maySeeDocuments } from '../rules/documents.ts';
import type { Viewer } from '../rules/viewer.ts';
import { firstName, type Outcome, refused } from './outcome.ts';

/** The end of a file's name, with its dot. */
const endingOf = (name: string): string => /\.[^.\s]{1,8}$/.exec(name)?.[0] ?? '';

/** A name as it was typed, with the ending that the file had, so that it still opens. */
function nameFrom(typed: string, file: string): string {
  const name = typed.trim() || file;
  const ending = endingOf(file);
  return name.toLowerCase().endsWith(ending.toLowerCase()) ? name : name + ending;
}

const tooLong = 'Use up to 200 characters.';

/** Adds a file to somebody’s documents; without a name it is called what the file is called. */
export function addDocument(
  rows: PeopleRows,
  viewer: Viewer,
  personId: string,
  { file, name }: { file: KeptFile | null; name: string },
  day: string,
): Outcome {
  const person = rows.people.get(personId);
  if (!person) return refused('This person is no longer in the records.');
  if (!maySeeDocuments(viewer, personId))
    return refused(`Only ${firstName(person.name)} and HR can add documents here.`);
  if (!file) return refused('Choose a file.', 'file');
  if (file.bytes === 0) return refused('This file is empty. Choose another one.', 'file');
  if (file.bytes > mostFileBytes)
    return refused('This file is larger than 3 MB. Choose a smaller one.', 'file');
  const called = nameFrom(name, file.name);
  if (called.length > 200) return refused(tooLong, 'name');
  const row: PersonDocument = {
    id: `${personId}-${file.id}`,
    personId,
    name: called,
    day,
    fileId: file.id,
    by: viewer.person.id,
  };
  return {
    said: `Added ${called}`,
    edits: [
      { in: 'files', id: file.id, row: file },
      { in: 'documents', id: row.id, row },
    ],
  };
}

/** The document that is to be changed, or why it can’t be. */
function changeable(rows: PeopleRows, viewer: Viewer, id: string) {
  const document = rows.documents.get(id);
  if (!document) return refused('This document no longer exists.');
  if (!mayChangeDocument(viewer, document)) return refused('Only HR can change this document.');
  return document;
}

/** Gives a document another name; its ending stays. */
export function renameDocument(rows: PeopleRows, viewer: Viewer, id: string, typed: string): Outcome {
  const document = changeable(rows, viewer, id);
  if ('problem' in document) return document;
  if (!typed.trim()) return refused('Enter a name.', 'name');
  const name = nameFrom(typed, document.name);
  if (name.length > 200) return refused(tooLong, 'name');
  return { said: `Renamed to ${name}`, edits: [{ in: 'documents', id, row: { ...document, name } }] };
}

/** Removes a document together with its file; undoing brings both back. */
export function dropDocument(rows: PeopleRows, viewer: Viewer, id: string): Outcome {
  const document = changeable(rows, viewer, id);
  if ('problem' in document) return document;
  return {
    said: `Removed ${document.name}`,
    edits: [
      { in: 'documents', id, row: null },
      ...(document.fileId ? [{ in: 'files' as const, id: document.fileId, row: null }] : []),
    ],
  };
}
