import { dayAndMonth } from '#lib/time/day-words.ts';
import { hrefTo } from '../../app-kit/place/place.ts';
import type { FoundRecord } from '../../app-kit/shell/find-dialog.tsx';
import type { PeopleRows } from '../application.ts';
import { ofPerson } from './by-person.ts';
import { findPeople } from './directory.ts';
import { maySeeDocuments } from './documents.ts';
import { maySeeRequest, seenAs, type Viewer } from './viewer.ts';

const mostLeave = 5;

/** People, teams, leave and documents that hold all words, as far as the viewer may see them. */
export function findRecords(rows: PeopleRows, viewer: Viewer, words: string, day: string): FoundRecord[] {
  const sought = words.trim().toLowerCase();
  if (!sought) return [];
  const people = findPeople(rows, { words, team: '', country: '', standing: '' }, day, day);
  const teams = [...rows.teams.values()].filter(({ name }) => name.toLowerCase().includes(sought));
  const leave = people.slice(0, mostLeave).flatMap((person) =>
    ofPerson(rows.requests, person.id)
      .filter((request) => request.to >= day && maySeeRequest(viewer, rows.people, request))
      .map((request) => ({
        href: hrefTo(['people', person.id], { tab: 'leave', request: request.id }),
        label: `${seenAs(viewer, request)}, ${person.name}`,
        note: `from ${dayAndMonth(request.from)}`,
      })),
  );
  const documents = [...rows.documents.values()]
    .filter(({ personId, name }) => maySeeDocuments(viewer, personId) && name.toLowerCase().includes(sought))
    .map(({ id, personId, name }) => ({
      href: hrefTo(['people', personId], { tab: 'documents', document: id }),
      label: name,
      note: rows.people.get(personId)?.name ?? '',
    }));
  return [
    ...teams.map(({ id, name }) => ({ href: hrefTo(['people'], { team: id }), label: name, note: 'Team' })),
    ...people.map(({ id, name, title, city }) => ({
      href: hrefTo(['people', id]),
      label: name,
      note: [title, city].filter(Boolean).join(', '),
    })),
    ...leave,
    ...documents,
  ];
}
