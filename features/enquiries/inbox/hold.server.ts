import type { Tx } from '#server/db/transaction.ts';
import { linkOver } from '../errors.server.ts';
import { type Enquiry, holdReached, type StaffAccess } from '../queries.server.ts';

/** A conversation that staff have at hand, held until the transaction ends, and who they are to the log. */
export interface HoldAt {
  enquiry: Enquiry;
  actor: string;
}

/** Holds the conversation that staff work on; throws for whoever is none, and for one that is forgotten. */
export async function holdAsStaff(tx: Tx, access: StaffAccess): Promise<HoldAt> {
  const reached = await holdReached(tx, access);
  if (!reached) throw linkOver();
  return { enquiry: reached.enquiry, actor: `user:${access.person.userId}` };
}
