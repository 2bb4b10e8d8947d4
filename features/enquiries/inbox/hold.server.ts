import type { Tx } from '#server/db/transaction.ts';
import { linkOver } from '../errors.server.ts';
import { type Enquiry, holdReached, type StaffAccess } from '../queries.server.ts';

/** A conversation that staff have at hand, held until the transaction ends, and who they are to the log. */
export interface HoldAt {
  enquiry: Enquiry;
  actor: string;
}

/** Locks the conversation that staff work on; throws for people who are not staff, and for a deleted one. */
export async function holdAsStaff(tx: Tx, access: StaffAccess): Promise<HoldAt> {
  const reached = await holdReached(tx, access);
  if (!reached) throw linkOver();
  return { enquiry: reached.enquiry, actor: `user:${access.person.userId}` };
}
