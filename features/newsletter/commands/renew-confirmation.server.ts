import { eq } from 'drizzle-orm';
import { defineLinkRenewal } from '#server/outbox/renew-links.ts';
import { confirmUrl, readOldConfirmation } from '../links.server.ts';
import { mayConfirm } from '../policy.ts';
import { newsletterSubscribers } from '../tables.server.ts';

export const renewConfirmation = defineLinkRenewal('/newsletter/confirm', async (tx, link) => {
  const claim = readOldConfirmation(link.searchParams.get('token') ?? '');
  if (!claim) return null;
  const [row] = await tx
    .select()
    .from(newsletterSubscribers)
    .where(eq(newsletterSubscribers.id, claim.id))
    .for('update');
  return row && mayConfirm(claim, row) ? confirmUrl(row) : null;
});
