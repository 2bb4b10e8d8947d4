import { eq } from 'drizzle-orm';
import { isUuid } from '#lib/text/uuid.ts';
import { identityUsers } from '#server/identity/tables.ts';
import { services } from '#server/services.ts';
import { notesOf, screensOf, submissionAt } from '../submissions/queries.server.ts';
import { readDraft } from '../submissions/rules.ts';
import { submissions } from '../submissions/tables.server.ts';
import { screenPath } from '../submissions/wish.ts';
import { applications } from '../tables.server.ts';
import { typedEntry } from './entry-schema.ts';

async function nameOf(userId: string): Promise<string> {
  const [person] = await services()
    .database.db.select({ name: identityUsers.displayName, email: identityUsers.email })
    .from(identityUsers)
    .where(eq(identityUsers.id, userId));
  return person?.name || person?.email || 'Somebody';
}

/** A submission as the member of staff who decides about it sees it, or null; `userId` is theirs. */
export async function submissionWorkspace(id: string, userId: string) {
  const found = isUuid(id) ? await submissionAt(id, 'staff') : null;
  if (!found) return null;
  const { submission, live } = found;
  const { db } = services().database;
  const screens = await screensOf(db, id);
  return {
    id,
    name: submission.draft.name?.trim() || 'An application without a name',
    draft: submission.draft,
    status: submission.status,
    live,
    slug: submission.slug,
    by: await nameOf(submission.userId),
    /** Nobody decides about their own. */
    isOwn: submission.userId === userId,
    sentAt: submission.sentAt,
    problems: Object.values(readDraft(submission.draft, screens).problems ?? {}),
    screens: screens.map(({ id: screen, alt, width, height }) => ({
      id: screen,
      alt,
      width,
      height,
      src: screenPath(screen),
    })),
    notes: await notesOf(db, id),
  };
}
export type SubmissionWorkspace = NonNullable<Awaited<ReturnType<typeof submissionWorkspace>>>;

/** An entry of the catalogue as its editors see it, or null. */
export async function entryWorkspace(id: string) {
  const { db } = services().database;
  const [entry] = isUuid(id) ? await db.select().from(applications).where(eq(applications.id, id)) : [];
  if (!entry) return null;
  const [submission] = await db
    .select({ id: submissions.id, status: submissions.status, userId: submissions.userId })
    .from(submissions)
    .where(eq(submissions.slug, entry.slug));
  const { slug, name, status, version, popularity, publishedAt, changedAt } = entry;
  return {
    id,
    slug,
    name,
    status,
    version,
    popularity,
    publishedAt,
    changedAt,
    typed: typedEntry(entry),
    submission: submission
      ? { id: submission.id, status: submission.status, by: await nameOf(submission.userId) }
      : null,
  };
}
export type EntryWorkspace = NonNullable<Awaited<ReturnType<typeof entryWorkspace>>>;
