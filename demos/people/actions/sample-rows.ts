import { edited, rowsFrom } from '../../app-kit/sandbox/edits.ts';
import type { PeopleRows } from '../application.ts';
import type { PeopleRecords } from '../records.ts';
import { type RoleId, type Viewer, viewerOf } from '../rules/viewer.ts';
import { seed } from '../seed/seed.ts';
import type { Outcome } from './outcome.ts';

/** The day and the records that the tests of actions begin with. */
export const sampleDay = '2026-11-18';
export const sampleRows = rowsFrom<PeopleRecords>(seed(sampleDay));

export function sampleViewer(role: RoleId, rows: PeopleRows = sampleRows): Viewer {
  const viewer = viewerOf(rows, role);
  if (!viewer) throw new Error(`The sample has nobody for ${role}.`);
  return viewer;
}

/** The records after an action; one that was refused fails the test. */
export function rowsAfter(rows: PeopleRows, outcome: Outcome): PeopleRows {
  if ('problem' in outcome) throw new Error(outcome.problem);
  return edited<PeopleRecords>(rows, outcome.edits).rows;
}
