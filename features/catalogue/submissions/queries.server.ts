import { and, asc, count, desc, eq, isNotNull, sql } from 'drizzle-orm';
import type { DbOrTx } from '#server/db/transaction.ts';
import { services } from '#server/services.ts';
import { applications } from '../tables.server.ts';
import type { SubmissionStatus } from './rules.ts';
import { submissionNotes, submissionScreens, submissions } from './tables.server.ts';

/** A row of what people submit. */
export type SubmissionRow = typeof submissions.$inferSelect;
export type ScreenRow = typeof submissionScreens.$inferSelect;
type NoteRow = typeof submissionNotes.$inferSelect;

const perPage = 20;

/** Screens of a submission that are part of it, in their order. */
export const screensOf = (db: DbOrTx, submissionId: string): Promise<ScreenRow[]> =>
  db
    .select()
    .from(submissionScreens)
    .where(and(eq(submissionScreens.submissionId, submissionId), isNotNull(submissionScreens.position)))
    .orderBy(asc(submissionScreens.position), asc(submissionScreens.id));

/** What was said about a submission, oldest first. */
export const notesOf = (db: DbOrTx, submissionId: string): Promise<NoteRow[]> =>
  db
    .select()
    .from(submissionNotes)
    .where(eq(submissionNotes.submissionId, submissionId))
    .orderBy(asc(submissionNotes.id));

// The condition is a part of its own: Drizzle writes the columns of a template without their tables where it selects from one alone.
const isItsPage = and(eq(applications.slug, submissions.slug), eq(applications.status, 'published'));
const isLive = sql<boolean>`exists (select 1 from ${applications} where ${isItsPage})`;

/** A submission with whether the catalogue shows it, if it is this person's; staff see those that were sent. */
export async function submissionAt(id: string, by: { userId: string } | 'staff') {
  const [row] = await services()
    .database.db.select({ submission: submissions, live: isLive })
    .from(submissions)
    .where(
      and(
        eq(submissions.id, id),
        by === 'staff' ? isNotNull(submissions.sentAt) : eq(submissions.userId, by.userId),
      ),
    );
  return row ?? null;
}

const nameOf = sql<string>`coalesce(${submissions.draft}->>'name', '')`;

/** A page of somebody's submissions, the last changed first. */
export async function ownSubmissions(userId: string, wish: { q: string; page: number }) {
  const { db } = services().database;
  const words = wish.q.toLowerCase().split(/\s+/).filter(Boolean).slice(0, 8);
  const found = and(
    eq(submissions.userId, userId),
    ...words.map(
      (word) =>
        sql`position(${word} in lower(${nameOf} || ' ' || coalesce(${submissions.draft}->>'tagline', ''))) > 0`,
    ),
  );
  const [all] = await db.select({ total: count() }).from(submissions).where(found);
  const total = all?.total ?? 0;
  const pages = Math.max(1, Math.ceil(total / perPage));
  const page = Math.min(wish.page, pages);
  const rows = await db
    .select({ submission: submissions, live: isLive })
    .from(submissions)
    .where(found)
    .orderBy(desc(submissions.changedAt), asc(submissions.id))
    .limit(perPage)
    .offset((page - 1) * perPage);
  return { rows, total, page, pages };
}

/** What staff see of the submissions in one state: those that wait longest first. */
export async function submissionsIn(status: SubmissionStatus, page: number) {
  return services()
    .database.db.select({
      id: submissions.id,
      name: nameOf,
      status: submissions.status,
      sentAt: submissions.sentAt,
      changedAt: submissions.changedAt,
    })
    .from(submissions)
    .where(and(eq(submissions.status, status), isNotNull(submissions.sentAt)))
    .orderBy(asc(submissions.sentAt), asc(submissions.id))
    .limit(perPage)
    .offset((page - 1) * perPage);
}

/** A screen, with whose it is and whether the catalogue shows it to everybody. */
export async function screenAt(id: string) {
  const [row] = await services()
    .database.db.select({
      contentType: submissionScreens.contentType,
      userId: submissions.userId,
      wasSent: sql<boolean>`${submissions.sentAt} is not null`,
      isPublic: sql<boolean>`exists (select 1 from ${applications} where ${applications.slug} = ${submissions.slug} and ${applications.status} = 'published' and ${applications.pictures} @> ${JSON.stringify([{ path: `/pictures/applications/${id}` }])}::jsonb)`,
    })
    .from(submissionScreens)
    .innerJoin(submissions, eq(submissions.id, submissionScreens.submissionId))
    .where(eq(submissionScreens.id, id));
  return row ?? null;
}
