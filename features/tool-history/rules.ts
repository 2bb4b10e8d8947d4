import { counted, grouped } from '#lib/money/grouped.ts';

/** How much an account keeps. */
export const mostResults = 200;
/** How large one result may be, as the browser sends it. */
export const mostBytes = 256 * 1024;
/** Of how many deleted results an account remembers that they are gone. */
export const mostDeleted = 1000;
/** How much can be shared at the same time by an account, and in a day by a visitor without one. */
export const mostShared = 50;
export const mostSharedByVisitor = 10;
/** How long a link of a visitor without an account opens. */
const sharedHours = 24;

/** What is said before any of these limits is met. */
export const limitWords = {
  kept: `An account keeps ${grouped(mostResults)} results of up to 256 KB each.`,
  sharedByAccount: `Up to ${mostShared} links can be open at the same time.`,
  sharedByVisitor: `Without an account you can share ${counted(mostSharedByVisitor, 'result')} a day, and each link stops working after ${sharedHours} hours.`,
};

/** What is said where one is met. */
export const refusalWords = {
  full: `Your account already keeps ${grouped(mostResults)} results. Delete one there, and this one can be added.`,
  deleted:
    'This was deleted in your account, so it stays in this browser only. To copy it again, turn copying off and on.',
  newerKept:
    'Your account has a newer version of this, from another tab or device. Open it from the list to continue with that one.',
  tooLarge: 'This result is larger than 256 KB, so it stays in this browser only.',
  tooLargeToShare:
    'This result is larger than 256 KB, which is too much to share with a link. Export it instead.',
  sharedFull: `You already share ${mostShared} results. Stop sharing one first.`,
};

/** When a link that was made now stops working. */
export const sharedUntil = (now: Date): Date => new Date(now.getTime() + sharedHours * 3_600_000);
