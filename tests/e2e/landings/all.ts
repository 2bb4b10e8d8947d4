import { bills } from './bills.ts';
import type { LandingJourney } from './journey.ts';

export const journeys: readonly LandingJourney[] = [bills];
