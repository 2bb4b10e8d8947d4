/** One field that an edit changed. */
export interface ShownChange {
  field: string;
  before: string;
  after: string;
}

/** One line of the audit log. */
export interface AuditLine {
  id: string;
  kind: string;
  subject: string;
  actor: string;
  /** What the actor is called. */
  who: string;
  changes: ShownChange[];
  happenedAt: Date;
}

/** A line that is opened, with everything that was noted beside the changes. */
export interface OpenLine extends AuditLine {
  noted: { name: string; value: string }[];
}

const fixed: Readonly<Record<string, string>> = {
  visitor: 'A visitor',
  system: 'The site itself',
  'user:erased': 'Somebody erased',
};

/** What an actor is called who has no name here. */
export const unnamed = (actor: string): string =>
  fixed[actor] ?? (actor.startsWith('user:') ? 'Somebody without an account now' : actor);
