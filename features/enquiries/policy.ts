import { emailKeyOf } from '#lib/mail/email-key.ts';

/** The two sides of a conversation. */
export type Side = 'visitor' | 'staff';

/** Who is signed in, as far as enquiries care. */
export interface Person {
  userId: string;
  email: string | null;
  emailVerified: boolean;
  name: string | null;
  /** The company whose member they are. */
  companyId: string | null;
  /** Works here. */
  staff: boolean;
  /** The zone by whose clock they read times; the agency's where it is left out. */
  zone?: string;
}

/** An enquiry as far as access to it is concerned. */
export interface Guarded {
  id: string;
  emailKey: string;
  companyId: string | null;
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

/**
 * On which side the browser stands that began a chat. It needs no confirmation to see what it wrote itself. Once
 * somebody goes on by the mailed link, by email or from an account, the chat is over: anybody can type any address,
 * and only whoever reads its mail is known to hold it.
 */
export function sideByChat(link: LinkRow, enquiry: Guarded, visitorWays: readonly string[]): Side | null {
  const isOpen = link.enquiryId === enquiry.id && link.revokedAt === null && link.side === 'visitor';
  return isOpen && isChat(visitorWays) ? 'visitor' : null;
}

/** Whether a conversation is a chat, by the ways that the visitor's messages came. */
export const isChat = (visitorWays: readonly string[]): boolean =>
  visitorWays.length > 0 && visitorWays.every((way) => way === 'chat');

/** The address that somebody has shown to be theirs, normalised; null where there is none. */
export const ownKey = ({ email, emailVerified }: Person): string | null =>
  emailVerified && email ? emailKeyOf(email) : null;

/** On which side somebody who is signed in stands: the owner of the confirmed address and the people of the same company on one, staff on ours. */
export function sideByAccount(person: Person, enquiry: Guarded): Side | null {
  if (enquiry.state === 'unconfirmed') return null;
  if (ownKey(person) === enquiry.emailKey) return 'visitor';
  if (person.staff) return 'staff';
  return person.companyId !== null && person.companyId === enquiry.companyId ? 'visitor' : null;
}

/** On which side somebody stands who came by the staff's own pages: ours, or none. Staff also reach what nobody has confirmed. */
export const sideAsStaff = (person: Person): Side | null => (person.staff ? 'staff' : null);

/** The company that an enquiry belongs to: the sender's, if the address it is sent from is shown to be theirs. */
export const companyOf = (sender: Person | null, emailKey: string): string | null =>
  sender && ownKey(sender) === emailKey ? sender.companyId : null;

/** Only staff end a conversation; an answer of either side opens it again. */
export const mayClose = (side: Side, enquiry: Guarded): boolean =>
  side === 'staff' && enquiry.state !== 'closed';

/** Where a conversation stands after one side wrote: more words of the visitor's confirm no address. */
export const stateAfter = (side: Side, before: Guarded['state']): Guarded['state'] =>
  side === 'staff' ? 'answered' : before === 'unconfirmed' ? before : 'open';

/** The addresses that staff write from: ours itself, and others of the domain that our mail comes from. */
export function isStaffAddress(emailKey: string, staffKey: string | null, mailDomain: string): boolean {
  const domainOf = (key: string) => key.slice(key.lastIndexOf('@') + 1);
  if (staffKey === null) return false;
  return emailKey === staffKey || (domainOf(emailKey) === mailDomain && domainOf(staffKey) === mailDomain);
}
