import type { Example } from '#demos/kit/layout/example-picker.tsx';
import type { Day } from '../day.ts';
import { ireland } from './ireland.ts';
import { randstad } from './randstad.ts';
import { thousand } from './thousand.ts';

/** What a visitor can start from; the first is there when the page opens. */
export const examples: readonly Example<Day>[] = [
  { id: 'randstad', name: 'Randstad, 22 stops', about: 'One depot, opening hours', load: () => randstad },
  {
    id: 'ireland',
    name: 'Ireland, 15 orders',
    about: 'Pickups and deliveries, three depots, chilled goods',
    load: () => ireland,
  },
  { id: 'thousand', name: 'Thuringia, 1,000 stops', about: 'One depot, 26 vans', load: thousand },
];
