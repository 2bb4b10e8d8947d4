import { noScriptUntilTouched } from './no-script-until-touched.ts';
import { oneDatabaseEverySize } from './one-database-every-size.ts';
import type { Post } from './post.ts';
import { quoteDoNotClaim } from './quote-do-not-claim.ts';
import { twoClicksOneSlot } from './two-clicks-one-slot.ts';

/** The journal, newest first. */
export const posts: readonly [Post, ...Post[]] = [
  twoClicksOneSlot,
  oneDatabaseEverySize,
  noScriptUntilTouched,
  quoteDoNotClaim,
];
