import { bikes } from './bikes.ts';
import { bills } from './bills.ts';
import { conference } from './conference.ts';
import { course } from './course.ts';
import { headphones } from './headphones.ts';
import type { LandingJourney } from './journey.ts';
import { practice } from './practice.ts';
import { revenue } from './revenue.ts';
import { savings } from './savings.ts';
import { sleep } from './sleep.ts';
import { support } from './support.ts';
import { waitingList } from './waiting-list.ts';
import { warehouse } from './warehouse.ts';

export const journeys: readonly LandingJourney[] = [
  bills,
  savings,
  sleep,
  warehouse,
  revenue,
  conference,
  bikes,
  headphones,
  waitingList,
  course,
  practice,
  support,
];
