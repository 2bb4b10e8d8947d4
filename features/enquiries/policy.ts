/** The two sides of a conversation. */
export type Side = 'visitor' | 'staff';

/** Who is signed in, as far as enquiries care. */
export interface Person {
  email: string | null;
  emailVerified: boolean;
  name: string | null;
  /** Works here. */
  staff: boolean;
}

/** An enquiry as far as access to it is concerned. */
export interface Guarded {
  id: string;
  emailKey: string;
  state: 'unconfirmed' | 'open' | 'answered' | 'closed';
}

/** A link's row: whose it is, and whether it still opens anything. */
export interface LinkRow {
  enquiryId: string;
  side: Side;
  revokedAt: Date | null;
}

/** On which side the holder of a link stands, or null for a link that has ended or is another enquiry's. */
export function sideByLink(link: LinkRow, enquiry: Guarded): Side | null {
  return link.enquiryId === enquiry.id && link.revokedAt === null && enquiry.state !== 'unconfirmed'
    ? link.side
    : null;
}

/** On which side somebody who is signed in stands: staff on ours, the owner of the confirmed address on the other. */
export function sideByAccount(person: Person, emailKey: string | null, enquiry: Guarded): Side | null {
  if (enquiry.state === 'unconfirmed') return null;
  if (person.staff) return 'staff';
  return person.emailVerified && emailKey === enquiry.emailKey ? 'visitor' : null;
}

/** Only staff end a conversation; an answer of either side opens it again. */
export const mayClose = (side: Side, enquiry: Guarded): boolean =>
  side === 'staff' && enquiry.state !== 'closed';

/** Where a conversation stands after one side wrote. */
export const stateAfter = (side: Side): 'open' | 'answered' => (side === 'staff' ? 'answered' : 'open');

/** The addresses that staff write from: ours itself, and others of the domain that our mail comes from. */
export function isStaffAddress(emailKey: string, staffKey: string | null, mailDomain: string): boolean {
  const domainOf = (key: string) => key.slice(key.lastIndexOf('@') + 1);
  if (staffKey === null) return false;
  return emailKey === staffKey || (domainOf(emailKey) === mailDomain && domainOf(staffKey) === mailDomain);
}
