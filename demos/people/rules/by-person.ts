import { rowsBy } from '../../app-kit/sandbox/rows-by.ts';

/** The records of one person, in their order. */
export const ofPerson = rowsBy('personId');
