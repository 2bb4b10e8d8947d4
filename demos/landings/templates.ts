import { template as bikes } from './bikes/words.ts';
import { template as bills } from './bills/words.ts';
import { template as conference } from './conference/words.ts';
import { template as course } from './course/words.ts';
import { template as headphones } from './headphones/words.ts';
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
  bills,
  savings,
  warehouse,
  sleep,
  revenue,
  conference,
  bikes,
  headphones,
  waitingList,
  course,
  practice,
  support,
];
