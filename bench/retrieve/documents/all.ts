import { invoice } from './invoice.ts';
import { lease } from './lease.ts';
import { letter } from './letter.ts';
import { manual } from './manual.ts';
import { menu } from './menu.ts';
import { minutes } from './minutes.ts';
import { newsletter } from './newsletter.ts';
import type { OwnDocument } from './own-document.ts';
import { policy } from './policy.ts';
import { priceList } from './price-list.ts';
import { timetable } from './timetable.ts';

/** The files that were used while faults were fixed. */
export const seenDocuments: readonly OwnDocument[] = [invoice, lease, timetable, menu, letter];

/** The files that were held out until then, in five other formats. */
export const asideDocuments: readonly OwnDocument[] = [policy, priceList, newsletter, manual, minutes];
