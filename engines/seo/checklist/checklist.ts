import { beyond } from './beyond.ts';
import { crawl } from './crawl.ts';
import { delivery } from './delivery.ts';
import { document } from './document.ts';
import { indexing } from './indexing.ts';
import { linking } from './linking.ts';
import { media } from './media.ts';
import { words } from './words.ts';

/** The 88 checks of the list, in its order by group. */
export const listed = [
  ...crawl,
  ...indexing,
  ...words,
  ...document,
  ...linking,
  ...media,
  ...delivery,
] as const;

/** A check of the list, or one of ours beyond it. */
export type CheckId = (typeof listed)[number]['id'] | (typeof beyond)[number]['id'];

/** Every check with its words: those of the list, then those beyond it. */
export const checklist = [...listed, ...beyond] as const;
