import { bills } from './bills.ts';
import type { LandingJourney } from './journey.ts';
import { savings } from './savings.ts';

export const journeys: readonly LandingJourney[] = [bills, savings];
