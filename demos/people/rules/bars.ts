import { holidaysBetween } from '#engines/leave/holidays.ts';
import type { PeopleRows } from '../application.ts';
import type { Person } from '../records.ts';
import { ofPerson } from './by-person.ts';
import { stands } from './leave-account.ts';
import { maySeeRequest, seenAs, type Viewer } from './viewer.ts';

/** Somebody's leave between two days as bars, named as far as the viewer may know. */
export const barsOf = (rows: PeopleRows, viewer: Viewer, person: Person, from: string, to: string) =>
  ofPerson(rows.requests, person.id)
    .filter((request) => stands(request) && request.from <= to && request.to >= from)
    .filter((request) => maySeeRequest(viewer, rows.people, request))
    .map((request) => ({
      ...request,
      label: seenAs(viewer, request),
      waiting: request.state === 'waiting',
    }));

/** Public holidays where somebody works, by their date. */
export const freeDaysOf = (person: Person, from: string, to: string): Record<string, string> =>
  Object.fromEntries(holidaysBetween(person.country, from, to));
