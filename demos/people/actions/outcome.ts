import type { Edit } from '../../app-kit/sandbox/edits.ts';
import type { PeopleRecords } from '../records.ts';

/** What an action leads to: changes with a name for undoing them, or why it cannot be done, at which field. */
export type Outcome = Done | Refused;

export interface Done {
  said: string;
  edits: Edit<PeopleRecords>[];
}

export interface Refused {
  problem: string;
  field?: string;
}

export const refused = (problem: string, field?: string): Refused => ({ problem, field });

/** The first name, for short sentences. */
export const firstName = (name: string): string => name.split(' ')[0] ?? name;
