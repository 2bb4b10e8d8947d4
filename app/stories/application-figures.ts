import { measuredSoFar } from '#content/proof.ts';

/**
 * What an application costs the processor while it is full, as `npm run bench:demos` measures it: nineteen of twenty
 * steps are answered at least this fast.
 */
export const applicationFigures = {
  people: measuredSoFar([
    ['demos.people.search.p95', 'to find someone among 5,000 people, with each key pressed'],
    ['demos.people.save.p95', 'to save a change to one person’s file'],
    ['demos.people.chart.p95', 'to open the organisation chart of all 5,000'],
  ]),
  lessons: measuredSoFar([
    ['demos.learning.screens.p95', 'to change to another screen, in a school of several hundred students'],
    ['demos.learning.screens.task', 'for the longest of these changes'],
    ['demos.learning.find.task', 'for the slowest key pressed in its search'],
  ]),
  grades: measuredSoFar([
    ['demos.learning.filter.p95', 'to filter a grade book of several hundred students'],
    ['demos.learning.filter.task', 'for the slowest of these filters'],
    ['demos.learning.find.p95', 'to search courses and students, with each key pressed'],
  ]),
  certificates: measuredSoFar([
    ['demos.certificates.search.p95', 'to search 2,000 certificates, with each key pressed'],
    ['demos.certificates.choose.p95', 'to select all of them'],
    ['demos.certificates.open.p95', 'to open one of them'],
  ]),
  health: measuredSoFar([
    ['demos.health.filter.p95', 'to show another measure out of 9,000 readings'],
    ['demos.health.save.p95', 'to save a reading beside them'],
    ['demos.health.find.p95', 'to search, with each key pressed'],
  ]),
  counselling: measuredSoFar([
    ['demos.counselling.search.p95', 'to search 2,000 students, with each key pressed'],
    ['demos.counselling.save.p95', 'to save a note about one of them'],
    ['demos.counselling.open.p95', 'to open a student’s file'],
  ]),
} as const;
