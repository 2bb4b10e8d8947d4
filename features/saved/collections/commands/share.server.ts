import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { membershipOf } from '#server/companies/membership.ts';
import { AppError } from '#server/errors.ts';
import { collections } from '../../tables.server.ts';
import { inOwnCollection } from './own-collection.server.ts';

/** Makes a link that shows a collection to whoever has it; one that there is stays good. */
export const shareByLink = (id: string, userId: string): Promise<void> =>
  inOwnCollection(userId, id, async (tx, { shareId }) => {
    if (shareId) return;
    // Random, not by time: a link that was taken back must not be guessed from the next.
    await tx.update(collections).set({ shareId: randomUUID() }).where(eq(collections.id, id));
  });

/** Takes the link back: whoever opens it from now on sees nothing. */
export const takeBackLink = (id: string, userId: string): Promise<void> =>
  inOwnCollection(userId, id, async (tx) => {
    await tx.update(collections).set({ shareId: null }).where(eq(collections.id, id));
  });

/** Shows a collection to the company that its owner is in. */
export const shareWithCompany = (id: string, userId: string): Promise<void> =>
  inOwnCollection(userId, id, async (tx) => {
    const membership = await membershipOf(tx, userId);
    if (!membership)
      throw new AppError({ status: 422, code: 'no_company', message: 'You’re not part of a company yet.' });
    await tx.update(collections).set({ companyId: membership.companyId }).where(eq(collections.id, id));
  });

/** Takes it from the company again. */
export const takeFromCompany = (id: string, userId: string): Promise<void> =>
  inOwnCollection(userId, id, async (tx) => {
    await tx.update(collections).set({ companyId: null }).where(eq(collections.id, id));
  });
