import { z } from 'zod';
import { now } from '#server/clock.ts';
import { services } from '#server/services.ts';
import { readSettings } from '#server/settings/settings.ts';
import { makeToken, readOldToken, readToken } from '#server/tokens.ts';
import type { LinkClaim, LinkedSubscription } from './policy.ts';

const claimSchema = z.object({ id: z.string(), since: z.number().optional(), issue: z.string().optional() });

/** What a link of ours is for. */
type LinkPurpose = 'confirm' | 'unsubscribe';

const purposeOf = (purpose: LinkPurpose): string => `newsletter.${purpose}`;

/** The page where one button confirms a request; it ends when the request does. */
export function confirmUrl(subscription: Pick<LinkedSubscription, 'id' | 'since'>): string {
  const { env, secret } = services();
  const expires = new Date(now().getTime() + readSettings().retention.newsletterUnconfirmedDays * 86_400_000);
  const token = makeToken(
    secret,
    purposeOf('confirm'),
    { id: subscription.id, since: subscription.since.getTime() },
    expires,
  );
  return `${env.PUBLIC_URL}/newsletter/confirm?token=${token}`;
}

/** The page where one button ends a subscription, and the address where a POST alone does; both say by which issue. */
export function unsubscribeUrls(id: string, issue?: string): { page: string; oneClick: string } {
  const { env, secret } = services();
  const token = makeToken(secret, purposeOf('unsubscribe'), issue ? { id, issue } : { id });
  return {
    page: `${env.PUBLIC_URL}/newsletter/unsubscribe?token=${token}`,
    oneClick: `${env.PUBLIC_URL}/api/newsletter/unsubscribe?token=${token}`,
  };
}

/** What a link's token entitles to, or null. */
export function readLink(purpose: LinkPurpose, token: string): LinkClaim | null {
  const parsed = claimSchema.safeParse(readToken(services().secret, purposeOf(purpose), token));
  return parsed.success ? parsed.data : null;
}

/** What a confirming link was for, also one that is over: a new one is made for it. */
export function readOldConfirmation(token: string): LinkClaim | null {
  const parsed = claimSchema.safeParse(readOldToken(services().secret, purposeOf('confirm'), token));
  return parsed.success ? parsed.data : null;
}
