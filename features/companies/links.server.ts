import { z } from 'zod';
import { services } from '#server/services.ts';
import { makeToken, readToken } from '#server/tokens.ts';

const purpose = 'company.invitation';
const claimSchema = z.object({ id: z.uuid() });

/** The page where an invitation is answered; its row says until when, and whether it was taken back. */
export const invitationUrl = (id: string): string =>
  `${services().env.PUBLIC_URL}/account/invitation?token=${makeToken(services().secret, purpose, { id })}`;

/** Which invitation a link names, or null. */
export function readInvitationLink(token: string): string | null {
  const claim = claimSchema.safeParse(readToken(services().secret, purpose, token.slice(0, 2000)));
  return claim.success ? claim.data.id : null;
}
