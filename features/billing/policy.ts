/** Who is signed in, as far as bills care. */
export interface Person {
  userId: string;
  /** The confirmed address in its normal form; null while nothing is confirmed. */
  emailKey: string | null;
  membership: { companyId: string; role: 'owner' | 'member' } | null;
}

/** A quote or an invoice as far as access to it is concerned. */
export interface Owned {
  userId: string | null;
  companyId: string | null;
  emailKey: string;
}

/** What somebody may do with a document: nothing, read it, or also decide and pay. */
export type Reach = 'none' | 'reads' | 'acts';

/** What the company has is read by its members and decided by its owners; what a person has is theirs alone. */
export function reachOf(person: Person, owned: Owned): Reach {
  if (owned.companyId !== null) {
    if (person.membership?.companyId !== owned.companyId) return 'none';
    return person.membership.role === 'owner' ? 'acts' : 'reads';
  }
  const own = owned.userId === person.userId;
  const addressed = person.emailKey !== null && owned.emailKey === person.emailKey;
  return own || addressed ? 'acts' : 'none';
}

/** Billing details are the company's where somebody is in one; only its owners change them. */
export const mayChangeDetails = ({ membership }: Person): boolean =>
  membership === null || membership.role === 'owner';
