import { and, eq, lt } from 'drizzle-orm';
import { z } from 'zod';
import { now } from '#server/clock.ts';
import { recordEvent } from '#server/events/record.ts';
import { defineJob } from '#server/jobs/define.ts';
import { services } from '#server/services.ts';
import { notHere } from '../errors.server.ts';
import { holdAsOwner } from '../hold.server.ts';
import { inviteLimit } from '../limits.ts';
import type { Person } from '../schema.ts';
import { companyInvitations } from '../tables.server.ts';
import { expiry, mailInvitation } from './invite.server.ts';

const within = (companyId: string, id: string) =>
  and(eq(companyInvitations.id, id), eq(companyInvitations.companyId, companyId));

/** Sends an invitation once more, with its time starting again. */
export async function resendInvitation(id: string, person: Person): Promise<void> {
  const { inTransaction, limits } = services();
  await limits.take(inviteLimit, person.userId);
  await inTransaction(async (tx) => {
    const { company } = await holdAsOwner(tx, person);
    const [invitation] = await tx
      .update(companyInvitations)
      .set({ sentAt: now(), expiresAt: expiry() })
      .where(within(company.id, id))
      .returning();
    if (!invitation) throw notHere();
    await mailInvitation(tx, company, invitation, person);
  });
}

/** Takes an invitation back: its link opens nothing any more. Pressing twice is fine. */
export function revokeInvitation(id: string, person: Person): Promise<void> {
  return services().inTransaction(async (tx) => {
    const { company } = await holdAsOwner(tx, person);
    const { rowCount } = await tx.delete(companyInvitations).where(within(company.id, id));
    if (rowCount)
      await recordEvent(tx, {
        kind: 'company.invitation-revoked',
        subject: `company:${company.id}`,
        actor: `user:${person.userId}`,
      });
  });
}

/** Forgets invitations that nobody answered in time, a month after; gives how many. */
export async function forgetInvitations(): Promise<number> {
  const before = new Date(now().getTime() - 30 * 86_400_000);
  const { rowCount } = await services()
    .database.db.delete(companyInvitations)
    .where(lt(companyInvitations.expiresAt, before));
  return rowCount ?? 0;
}

export const companyInvitationsForget = defineJob({
  name: 'company-invitations-forget',
  schema: z.object({}),
  every: '35 4 * * *',
  run: async () => void (await forgetInvitations()),
});
