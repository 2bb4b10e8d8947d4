import { bikes } from './bikes.ts';
import { bills } from './bills.ts';
import { conference } from './conference.ts';
import { contracts } from './contracts.ts';
import { course } from './course.ts';
import { flamingo } from './flamingo.ts';
import { headphones } from './headphones.ts';
import type { LandingJourney } from './journey.ts';
import { logs } from './logs.ts';
import { magazine } from './magazine.ts';
import { monoGrid } from './mono-grid.ts';
import { oneScene } from './one-scene.ts';
import { practice } from './practice.ts';
import { revenue } from './revenue.ts';
import { savings } from './savings.ts';
import { sleep } from './sleep.ts';
import { support } from './support.ts';
import { waitingList } from './waiting-list.ts';
import { warehouse } from './warehouse.ts';

export const journeys: readonly LandingJourney[] = [
  bikes,
  bills,
  conference,
  contracts,
  course,
  flamingo,
  headphones,
  logs,
  magazine,
  monoGrid,
  oneScene,
  practice,
  revenue,
  savings,
  sleep,
  support,
  waitingList,
  warehouse,
];
