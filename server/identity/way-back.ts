import { and, eq } from 'drizzle-orm';
import { now } from '../clock.ts';
import type { Tx } from '../db/transaction.ts';
import { badInput, forbidden } from '../errors.ts';
import { recordEvent } from '../events/record.ts';
import { newId } from '../ids.ts';
import { sendMail } from '../outbox/outbox.ts';
import { services } from '../services.ts';
import { demand } from './errors.ts';
import { endLogins } from './logins.ts';
import { wayBackDoneMail, wayBackMail } from './mails.ts';
import { actionLink, makeCode, readCode, spendCode } from './oob-codes.ts';
import { identityFactors, identityRecoveryCodes, identityWaysBack } from './tables.ts';
import { factorsOf, holdUser } from './users.ts';
import { mayFinish, readyAfter } from './way-back-rules.ts';

/**
 * Staff begin to let somebody in again who lost phone and recovery codes. The mailbox is told and can say no
 * during the waiting time; until then nothing changes. Gives the request's id.
 */
export function startWayBack(userId: string, staff: string): Promise<string> {
  return services().inTransaction(async (tx) => {
    const user = await holdUser(tx, userId);
    if (!user?.email || !user.emailVerified)
      throw badInput({ user: 'This account has no confirmed address to write to.' });
    if ((await factorsOf(tx, userId)).length === 0)
      throw badInput({ user: 'This account has no two-step sign-in.' });
    const readyAt = readyAfter(now());
    const [request] = await tx
      .insert(identityWaysBack)
      .values({ id: newId(), userId, requestedBy: staff, requestedAt: now(), readyAt, state: 'waiting' })
      .onConflictDoNothing()
      .returning();
    if (!request) throw badInput({ user: 'There is already a request for this account.' });
    const code = await makeCode(tx, { kind: 'CANCEL_WAY_BACK', user, email: user.email });
    await sendMail(tx, {
      to: user.email,
      purpose: 'identity.way-back',
      mail: wayBackMail(actionLink('CANCEL_WAY_BACK', code), readyAt),
    });
    await recordEvent(tx, { kind: 'identity.way-back-started', subject: `user:${userId}`, actor: staff });
    return request.id;
  });
}

/** Ends a waiting request of an account; says whether there was one. */
export async function cancelWaysBack(tx: Tx, userId: string): Promise<boolean> {
  const cancelled = await tx
    .update(identityWaysBack)
    .set({ state: 'cancelled' })
    .where(and(eq(identityWaysBack.userId, userId), eq(identityWaysBack.state, 'waiting')))
    .returning({ id: identityWaysBack.id });
  if (cancelled.length === 0) return false;
  await recordEvent(tx, {
    kind: 'identity.way-back-cancelled',
    subject: `user:${userId}`,
    actor: `user:${userId}`,
  });
  return true;
}

/** The owner of the mailbox refuses, by the code in the email. */
export function refuseWayBack(code: string | undefined): Promise<void> {
  return services().inTransaction(async (tx) => {
    const row = await readCode(tx, code);
    demand(row.kind === 'CANCEL_WAY_BACK' && row.userId, 'INVALID_OOB_CODE');
    await spendCode(tx, row);
    await cancelWaysBack(tx, row.userId);
  });
}

/** Staff restore access after the waiting time: second factors and all sign-ins end, and the mailbox gets an email. */
export function finishWayBack(id: string, staff: string): Promise<void> {
  return services().inTransaction(async (tx) => {
    const [request] = await tx
      .select()
      .from(identityWaysBack)
      .where(eq(identityWaysBack.id, id))
      .for('update');
    if (!request || !mayFinish(request, now())) throw forbidden('The waiting period isn’t over yet.');
    const user = await holdUser(tx, request.userId);
    await tx.delete(identityFactors).where(eq(identityFactors.userId, request.userId));
    await tx.delete(identityRecoveryCodes).where(eq(identityRecoveryCodes.userId, request.userId));
    await endLogins(tx, request.userId);
    await tx.update(identityWaysBack).set({ state: 'done' }).where(eq(identityWaysBack.id, id));
    if (user?.email)
      await sendMail(tx, { to: user.email, purpose: 'identity.way-back-done', mail: wayBackDoneMail() });
    await recordEvent(tx, {
      kind: 'identity.way-back-done',
      subject: `user:${request.userId}`,
      actor: staff,
    });
  });
}
