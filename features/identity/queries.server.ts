import { createHash } from 'node:crypto';
import { and, desc, eq, sql } from 'drizzle-orm';
import { now } from '#server/clock.ts';
import type { DbOrTx } from '#server/db/transaction.ts';
import { isUnavailable, unavailable } from '#server/errors.ts';
import { cookieIn } from '#server/http/cookies.ts';
import { identityFactors, identityLogins, identityUsers } from '#server/identity/tables.ts';
import { people } from '#server/notices/people.ts';
import { services } from '#server/services.ts';
import { readSettings } from '#server/settings/settings.ts';
import { timed } from '#server/trace/trace.ts';
import { areasOf, worksHere } from './policy.ts';
import { isAlive, isWorthNoting } from './rules.ts';
import type { SessionLine, Visitor } from './schema.ts';
import { sessions, staffMarks } from './tables.server.ts';
import { usesFirebase } from './vouch.server.ts';

/** The form under which a session's cookie is kept. */
export const sidHash = (sid: string): string => createHash('sha256').update(`sid:${sid}`).digest('base64url');

const sidForm = /^[\w-]{43}$/;

/** A session that stands, with whom it belongs to. */
export interface Standing {
  session: typeof sessions.$inferSelect;
  visitor: Visitor;
}

/** The session of a cookie, if it stands: in time, its sign-in not ended, its account neither blocked nor gone. */
export async function standingSession(db: DbOrTx, sid: string | undefined): Promise<Standing | null> {
  if (!sid || !sidForm.test(sid)) return null;
  const [row] = await db
    .select({
      session: sessions,
      login: identityLogins,
      user: identityUsers,
      marked: staffMarks.areas,
      hasFactor: sql<boolean>`exists (select from ${identityFactors} where ${identityFactors.userId} = ${identityUsers.id})`,
    })
    .from(sessions)
    .leftJoin(identityLogins, eq(identityLogins.id, sessions.loginId))
    .leftJoin(identityUsers, eq(identityUsers.id, identityLogins.userId))
    .leftJoin(
      staffMarks,
      eq(staffMarks.emailKey, sql`coalesce(${identityUsers.emailKey}, ${sessions.email})`),
    )
    .where(eq(sessions.hash, sidHash(sid)));
  if (!row) return null;
  const { session, login, user } = row;
  // Only sessions of the service that is in use count: the other one's accounts are not these.
  if ((session.loginId === null) !== usesFirebase()) return null;
  if (session.loginId && (!user || user.disabled || login?.generation !== user.generation)) return null;
  const person = user ?? session;
  const marked = areasOf(person, row.marked, services().env.ADMIN_EMAILS);
  if (!isAlive(session, now(), marked.length > 0)) return null;
  // Decided here, for everything that asks for areas: until the second step is set up there are none.
  const awaitsSecondStep =
    marked.length > 0 && user !== null && readSettings().staff.secondFactor && !row.hasFactor;
  const areas = awaitsSecondStep ? [] : marked;
  const visitor: Visitor = {
    sessionId: session.id,
    userId: session.userId,
    email: person.email,
    emailVerified: person.emailVerified,
    name: person.displayName,
    photoUrl: person.photoUrl,
    staff: areas.length > 0,
    awaitsSecondStep,
    areas,
    authTime: session.authTime,
    zone: (await people().zoneOf(db, session.userId)) ?? session.zone ?? readSettings().contact.timeZone,
  };
  return { session, visitor };
}

/** Whoever sent a request, or null. For route loaders: it reads the cookie `sid` and nothing that a browser could make up. */
export const visitorOf = (request: Request): Promise<Visitor | null> =>
  timed('policy', 'session', () => readVisitor(request));

async function readVisitor(request: Request): Promise<Visitor | null> {
  const sid = cookieIn(request, 'sid');
  if (!sid) return null;
  const { db } = services().database;
  try {
    const standing = await standingSession(db, sid);
    // A page that lies open and listens for news asks again and again: that is nobody at work.
    const isUse = request.headers.get('accept') !== 'text/event-stream';
    if (standing && isUse && isWorthNoting(standing.session, now(), worksHere(standing.visitor)))
      await db.update(sessions).set({ lastSeenAt: now() }).where(eq(sessions.id, standing.session.id));
    return standing?.visitor ?? null;
  } catch (error) {
    throw isUnavailable(error) ? unavailable(error) : error;
  }
}

/** The sessions of a person that still count, last used first. */
export async function sessionsOf(visitor: Visitor): Promise<SessionLine[]> {
  const rows = await services()
    .database.db.select()
    .from(sessions)
    .where(eq(sessions.userId, visitor.userId))
    .orderBy(desc(sessions.lastSeenAt));
  return rows
    .filter((row) => isAlive(row, now(), worksHere(visitor)))
    .map((row) => ({
      id: row.id,
      device: row.device,
      createdAt: row.createdAt.toISOString(),
      lastSeenAt: row.lastSeenAt.toISOString(),
      current: row.id === visitor.sessionId,
    }));
}

/** A session by its id, if it is this person's. */
export async function ownSession(db: DbOrTx, visitor: Visitor, id: string) {
  const [row] = await db
    .select()
    .from(sessions)
    .where(and(eq(sessions.id, id), eq(sessions.userId, visitor.userId)));
  return row ?? null;
}

/** Whether a mailed link opens an account or signs in to one: here, and with a mail server to send it. */
export const signsUpByMail = (): boolean => !usesFirebase() && services().mail.configured;

/** Whether links for a new password or a confirmed address are emailed at all: by Firebase, or by this site. */
export const mailsLinks = (): boolean => usesFirebase() || services().mail.configured;

/** Whether passkeys are kept: Firebase has none. */
export const keepsPasskeys = (): boolean => !usesFirebase();

/** What a browser needs to know for talking to the identity service; nothing of it is secret. */
export function identityClientConfig() {
  const { env } = services();
  const google = { googleClientId: env.GOOGLE_CLIENT_ID ?? null };
  if (env.FIREBASE_API_KEY)
    return {
      mode: 'firebase' as const,
      apiKey: env.FIREBASE_API_KEY,
      authDomain: env.FIREBASE_AUTH_DOMAIN ?? null,
      projectId: env.FIREBASE_PROJECT_ID ?? '',
      ...google,
    };
  return {
    mode: 'embedded' as const,
    apiKey: env.IDENTITY_API_KEY,
    authDomain: null,
    projectId: env.IDENTITY_PROJECT_ID,
    ...google,
  };
}
