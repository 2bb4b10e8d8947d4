import { randstad } from '../examples/randstad.ts';
import { lookedUp } from '../plan/looked-up.ts';
import { type Tour, tourOf } from './tour.ts';

/** A van of the first example, for people who open the page without a link. */
export const sampleTour = (): Tour | null => tourOf(lookedUp(randstad), 'sample', 'van1', 1);
