import { withCompany } from '#app/enquiries/person.server.ts';
import type { RailCounts } from '#content/workspaces/rail.ts';
import { waitingOn } from '#features/billing/account-page.server.ts';
import { unreadOf } from '#features/enquiries/threads.server.ts';
import type { Visitor } from '#features/identity/schema.ts';
import { unreadNotices } from '#features/notifications/queries.server.ts';

/** How much waits for a person on the pages of their account. */
export async function railCounts(visitor: Visitor): Promise<RailCounts> {
  const [messages, notifications, payment] = await Promise.all([
    withCompany(visitor).then(unreadOf),
    unreadNotices(visitor.userId),
    waitingOn(visitor),
  ]);
  return {
    '/account/messages': messages,
    '/account/notifications': notifications,
    '/account/payment': payment,
  };
}
