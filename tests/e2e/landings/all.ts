import { bills } from './bills.ts';
import type { LandingJourney } from './journey.ts';
import { savings } from './savings.ts';
import { warehouse } from './warehouse.ts';

export const journeys: readonly LandingJourney[] = [bills, savings, warehouse];
