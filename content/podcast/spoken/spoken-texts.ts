import { noScriptUntilTouched } from './no-script-until-touched.ts';
import { oneDatabaseEverySize } from './one-database-every-size.ts';
import { quoteDoNotClaim } from './quote-do-not-claim.ts';
import type { SpokenText } from './spoken-text.ts';
import { twoClicksOneSlot } from './two-clicks-one-slot.ts';

/** What the episodes of the podcast say, newest first. */
export const spokenTexts: readonly SpokenText[] = [
  twoClicksOneSlot,
  oneDatabaseEverySize,
  noScriptUntilTouched,
  quoteDoNotClaim,
];
