/** Somebody whose traces can be told from everybody else's. */
export interface Traceable {
  userId: string;
  email: string;
  name: string;
  /** Stands in everything they write. */
  word: string;
}

/** What people typed, by the ends of the words that stand for it: all of it must be in their copy. */
export const typed = [
  'agenda',
  'poll',
  'vote',
  'feedback',
  'company',
  'message',
  'file',
  'notice',
  'before',
  'factor',
  'device',
  'remark',
  'note',
  'set',
  'why',
  'street',
  'title',
  'works',
  'role',
  'tagline',
  'screen',
  'said',
  'opinion',
  'call',
  'reason',
  'view',
  'binned',
  'bounced',
  'listed',
  'recipe',
  'row',
  'watched',
  'column',
];
