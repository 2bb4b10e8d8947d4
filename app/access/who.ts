/**
 * Everybody whom the access table tells apart, as they stand to what belongs to one person, Ann, who is a member
 * of a company.
 */
export const everybody = [
  'visitor',
  /** A visitor who was given the item's link, if it has one. */
  'guest',
  /** Ann herself. */
  'self',
  /** An account with Ann's address that never showed it to be theirs. */
  'unverified',
  /** Another member of Ann's company. */
  'member',
  /** An owner of Ann's company. */
  'owner',
  /** Somebody of another company. */
  'stranger',
  /** Ann after her account was blocked. */
  'blocked',
  /** An owner of the admin panel. */
  'staff',
  /** Staff of one area each. */
  'sales',
  'editor',
  'events',
  'finance',
  'readonly',
] as const;

/** One of them. */
export type Who = (typeof everybody)[number];
