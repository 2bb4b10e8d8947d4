import { rowsBy } from '../app-kit/sandbox/rows-by.ts';

/** The notes, scorecards, interviews or emails of one application, in their order. */
export const ofApplication = rowsBy('applicationId');

/** The applications for one job. */
export const ofJob = rowsBy('jobId');

/** The applications of one person. */
export const ofPerson = rowsBy('personId');
