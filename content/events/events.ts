import { dataWorkshops } from './data-workshops.ts';
import type { EventWords } from './event.ts';
import { gatherings } from './gatherings.ts';
import { pageWorkshops } from './page-workshops.ts';
import { talks } from './talks.ts';

/** Every event that a new site starts with. */
export const seededEvents: readonly EventWords[] = [
  ...dataWorkshops,
  ...pageWorkshops,
  ...talks,
  ...gatherings,
];
