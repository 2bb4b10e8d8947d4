import { and, eq, ne } from 'drizzle-orm';
import type { Tx } from '#server/db/transaction.ts';
import { recordEvent } from '#server/events/record.ts';
import { endLogin, type LoginToken } from '#server/identity/logins.ts';
import { services } from '#server/services.ts';
import { mayEnd } from '../policy.ts';
import { ownSession, standingSession } from '../queries.server.ts';
import type { Visitor } from '../schema.ts';
import { sessions } from '../tables.server.ts';

type Session = typeof sessions.$inferSelect;

/** Ends a session and its sign-in: the SDK in that browser finds its refresh token dead, too. */
async function end(tx: Tx, session: Session, actor: string): Promise<void> {
  await tx.delete(sessions).where(eq(sessions.id, session.id));
  if (session.loginId) await endLogin(tx, session.loginId);
  const { id, device } = session;
  await recordEvent(tx, { kind: 'session.ended', subject: `session:${id}`, actor, data: { device } });
}

/** Signs out here: the browser's session, and the sign-in of the token it may have brought along. */
export function signOut(sid: string | undefined, token: LoginToken | null): Promise<void> {
  return services().inTransaction(async (tx) => {
    const standing = await standingSession(tx, sid);
    if (standing) await end(tx, standing.session, `user:${standing.session.userId}`);
    if (token) await endLogin(tx, token.login);
  });
}

/** Ends one of a person's sessions; false when it is not theirs or already over. */
export function endSession(visitor: Visitor, id: string): Promise<boolean> {
  return services().inTransaction(async (tx) => {
    const session = await ownSession(tx, visitor, id);
    if (!session || !mayEnd(visitor, session)) return false;
    await end(tx, session, `user:${visitor.userId}`);
    return true;
  });
}

/** Ends all of a person's sessions but the one at hand; gives how many. */
export function endOtherSessions(visitor: Visitor): Promise<number> {
  return services().inTransaction(async (tx) => {
    const others = await tx
      .select()
      .from(sessions)
      .where(and(eq(sessions.userId, visitor.userId), ne(sessions.id, visitor.sessionId)));
    for (const session of others) await end(tx, session, `user:${visitor.userId}`);
    return others.length;
  });
}
