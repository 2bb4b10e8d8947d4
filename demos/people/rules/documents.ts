import type { PeopleRows } from '../application.ts';
import type { PersonDocument } from '../records.ts';
import { ofPerson } from './by-person.ts';
import type { Viewer } from './viewer.ts';

/** Documents are for the person they are about, and for HR; managers and colleagues see none. */
export const maySeeDocuments = ({ role, person }: Viewer, personId: string): boolean =>
  role === 'hr' || person.id === personId;

/** HR changes every document; the person changes those that they added themselves. */
export const mayChangeDocument = (viewer: Viewer, { personId, by }: PersonDocument): boolean =>
  viewer.role === 'hr' || (maySeeDocuments(viewer, personId) && by === viewer.person.id);

/** Somebody's documents as a viewer may see them, the latest first. */
export const documentsOf = (rows: PeopleRows, viewer: Viewer, personId: string): PersonDocument[] =>
  maySeeDocuments(viewer, personId)
    ? ofPerson(rows.documents, personId).toSorted((one, other) => (one.day < other.day ? 1 : -1))
    : [];
