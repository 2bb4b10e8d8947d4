import { eq } from 'drizzle-orm';
import { defineLinkRenewal } from '#server/outbox/renew-links.ts';
import { invitationUrl, readInvitationLink } from '../links.server.ts';
import { companyInvitations } from '../tables.server.ts';
import { expiry } from './invite.server.ts';

export const renewInvitation = defineLinkRenewal('/account/invitation', async (tx, link) => {
  const id = readInvitationLink(link.searchParams.get('token') ?? '');
  if (!id) return null;
  const [invitation] = await tx
    .update(companyInvitations)
    .set({ expiresAt: expiry() })
    .where(eq(companyInvitations.id, id))
    .returning({ id: companyInvitations.id });
  return invitation ? invitationUrl(invitation.id) : null;
});
