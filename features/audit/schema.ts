/** One field that an edit changed. */
export interface ShownChange {
  field: string;
  before: string;
  after: string;
}

/** What a line is about, by its name, and where it is shown; by how the events call it. */
export type SubjectNames = Readonly<Record<string, { name: string; href: string | null }>>;

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
  'user:erased': 'Someone whose data was erased',
};

const known: Readonly<Record<string, string>> = {
  admin: 'A program with an API key',
  link: 'Someone with the link',
  staff: 'A member of staff',
  stripe: 'Stripe',
};

/** The name shown for an actor whose own name isn't known. */
export const unnamed = (actor: string): string =>
  fixed[actor] ??
  (actor.startsWith('user:')
    ? 'Someone who no longer has an account'
    : actor.startsWith('key:')
      ? 'A program with an API key'
      : (known[actor] ?? 'The site itself'));
