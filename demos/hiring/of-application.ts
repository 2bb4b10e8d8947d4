import { rowsBy } from '../app-kit/sandbox/rows-by.ts';

/** The notes, scorecards, interviews or emails of one application, in their order. */
export const ofApplication = rowsBy('applicationId');

/** The applications of one person. */
export const ofPerson = rowsBy('personId');
