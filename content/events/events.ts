import { dataWorkshops } from './data-workshops.ts';
import type { Workshop } from './event.ts';
import { pageWorkshops } from './page-workshops.ts';

export const workshops: readonly Workshop[] = [...dataWorkshops, ...pageWorkshops];

/** The workshop with this id, if there is one. */
export const workshopAt = (id: string): Workshop | undefined => workshops.find((each) => each.id === id);
