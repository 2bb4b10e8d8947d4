import { template as bikes } from './bikes/words.ts';
import { template as bills } from './bills/words.ts';
import { template as conference } from './conference/words.ts';
import { template as contracts } from './contracts/words.ts';
import { template as course } from './course/words.ts';
import { template as flamingo } from './flamingo/words.ts';
import { template as headphones } from './headphones/words.ts';
import { template as logs } from './logs/words.ts';
import { template as magazine } from './magazine/words.ts';
import { template as monoGrid } from './mono-grid/words.ts';
import { template as oneScene } from './one-scene/words.ts';
import { template as practice } from './practice/words.ts';
import { template as revenue } from './revenue/words.ts';
import { template as savings } from './savings/words.ts';
import { template as sleep } from './sleep/words.ts';
import { template as support } from './support/words.ts';
import type { LandingTemplate } from './template.ts';
import { template as waitingList } from './waiting-list/words.ts';
import { template as warehouse } from './warehouse/words.ts';

/** The landings that are whole sites. */
export const templates: readonly LandingTemplate[] = [
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
