import { services } from '#server/services.ts';
import { isChat } from '../policy.ts';
import { enquiryNamed, visitorWays } from '../queries.server.ts';

/** Whether a conversation is held in the chat at the moment; for staff, whom the caller has asked about. */
export async function isChatNow(reference: string): Promise<boolean> {
  const enquiry = await enquiryNamed(reference);
  return enquiry !== null && isChat(await visitorWays(services().database.db, enquiry.id));
}
