import { template as bills } from './bills/words.ts';
import { template as savings } from './savings/words.ts';
import type { LandingTemplate } from './template.ts';

/** The landings that are whole sites. */
export const templates: readonly LandingTemplate[] = [bills, savings];
