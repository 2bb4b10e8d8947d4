import { and, eq, gt } from 'drizzle-orm';
import { z } from 'zod';
import { emailKeyOf } from '#lib/mail/email-key.ts';
import { now } from '../clock.ts';
import type { DbOrTx, Tx } from '../db/transaction.ts';
import { newId } from '../ids.ts';
import { defineLinkRenewal } from '../outbox/renew-links.ts';
import { services } from '../services.ts';
import { makeToken, readToken } from '../tokens.ts';
import { dataRequests } from './tables.ts';

/** A row of a wish to see or erase what is kept under an address. */
export type DataRequest = typeof dataRequests.$inferSelect;

const purpose = 'personal-data.request';
const claimSchema = z.object({ id: z.uuid() });

/** Records a request and returns the address of its page. It may only be sent by email, because opening it proves that the mailbox is theirs. */
export async function openRequest(
  tx: Tx,
  request: Pick<DataRequest, 'email' | 'emailKey' | 'expiresAt'>,
): Promise<string> {
  const id = newId();
  await tx.insert(dataRequests).values({ ...request, id, createdAt: now() });
  const { env, secret } = services();
  return `${env.PUBLIC_URL}/your-data?token=${makeToken(secret, purpose, { id })}`;
}

/** The request that a link names, while the link is valid. */
export async function requestBehind(db: DbOrTx, token: string): Promise<DataRequest | null> {
  const claim = claimSchema.safeParse(readToken(services().secret, purpose, token.slice(0, 2000)));
  if (!claim.success) return null;
  const [row] = await db
    .select()
    .from(dataRequests)
    .where(and(eq(dataRequests.id, claim.data.id), gt(dataRequests.expiresAt, now())));
  return row ?? null;
}

const dayMs = 86_400_000;

export const renewDataLink = defineLinkRenewal('/your-data', async (tx, link, recipient) => {
  if (await requestBehind(tx, link.searchParams.get('token') ?? '')) return link.href;
  const emailKey = emailKeyOf(recipient);
  return emailKey
    ? openRequest(tx, { email: recipient, emailKey, expiresAt: new Date(now().getTime() + dayMs) })
    : null;
});
