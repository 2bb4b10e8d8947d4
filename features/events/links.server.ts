import { z } from 'zod';
import { services } from '#server/services.ts';
import { makeToken, readToken } from '#server/tokens.ts';
import { type LinkClaim, type LinkRole, linkRoles } from './policy.ts';

const purpose = 'events.registration';
const claimSchema = z.object({ id: z.uuid(), role: z.enum(linkRoles), holder: z.number().int() });

/** The token of a registration's page; the policy, not a date in it, says what it is still good for. */
export const registrationToken = ({ id, holder }: { id: string; holder: number }, role: LinkRole): string =>
  makeToken(services().secret, purpose, { id, role, holder });

/** The page of a registration: where it is cancelled, handed on and rated. */
export const registrationUrl = (registration: { id: string; holder: number }, role: LinkRole): string =>
  `${services().env.PUBLIC_URL}/events/registration?token=${registrationToken(registration, role)}`;

/** The public page of an event. */
export const eventUrl = (slug: string): string => `${services().env.PUBLIC_URL}/event/${slug}`;

/** What a registration's link says, or null when it is forged. */
export function readLink(token: string): LinkClaim | null {
  const parsed = claimSchema.safeParse(readToken(services().secret, purpose, token));
  return parsed.success ? parsed.data : null;
}
