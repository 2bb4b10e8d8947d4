import { z } from 'zod';
import { services } from '../services.ts';
import { makeToken, readToken } from '../tokens.ts';
import { noticeKinds } from './kinds.ts';

const purpose = 'notices.stop';

/** What a link ends: the emails of one kind, or the digest. */
const stoppable = [...Object.keys(noticeKinds), 'digest'] as (keyof typeof noticeKinds | 'digest')[];
const claimSchema = z.object({ user: z.string(), what: z.enum(stoppable) });

/** What a link of ours ends, and for whom. */
type StopClaim = z.output<typeof claimSchema>;

/** The page where one button ends such emails, and the address where a POST alone does. */
export interface StopUrls {
  page: string;
  oneClick: string;
}

/** The ways to unsubscribe from an email's subject, for one person. */
export function stopUrls(claim: StopClaim): StopUrls {
  const { env, secret } = services();
  const token = makeToken(secret, purpose, claim);
  return {
    page: `${env.PUBLIC_URL}/notifications/stop?token=${token}`,
    oneClick: `${env.PUBLIC_URL}/api/notifications/stop?token=${token}`,
  };
}

/** What a link's token ends, or null. */
export function readStopLink(token: string): StopClaim | null {
  const parsed = claimSchema.safeParse(readToken(services().secret, purpose, token));
  return parsed.success ? parsed.data : null;
}
