/** What the rules for submissions need to know about the person who asks. */
export interface Asker {
  userId: string;
  staff: boolean;
}

/** The fields of a screen that decide who may see it. */
interface GuardedScreen {
  userId: string;
  /** Whether it was ever sent to be looked at. */
  wasSent: boolean;
  /** Whether the catalogue shows it. */
  isPublic: boolean;
}

/** Everybody sees what the catalogue shows; its owner sees a draft, staff what was sent to them. */
export const maySeeScreen = (asker: Asker | null, screen: GuardedScreen): boolean =>
  screen.isPublic || (asker !== null && (asker.userId === screen.userId || (asker.staff && screen.wasSent)));

/** Staff decide, but not about what they themselves submitted: a second pair of eyes does. */
export const mayDecide = (asker: Asker, submission: { userId: string }): boolean =>
  asker.staff && asker.userId !== submission.userId;
