import { eq, inArray } from 'drizzle-orm';
import type { DbOrTx } from '#server/db/transaction.ts';
import { type DataSubject, definePersonalData } from '#server/personal-data/define.ts';
import { eraseSubmissionsOf } from './commands/erase.server.ts';
import { storageKey } from './files.server.ts';
import { submissionNotes, submissionScreens, submissions } from './tables.server.ts';

const idsOf = ({ userId }: DataSubject): string[] => (userId ? [userId] : []);

const screensOf = (db: DbOrTx, person: DataSubject) =>
  db
    .select({ id: submissionScreens.id, alt: submissionScreens.alt })
    .from(submissionScreens)
    .innerJoin(submissions, eq(submissions.id, submissionScreens.submissionId))
    .where(inArray(submissions.userId, idsOf(person)));

export const submissionsData = definePersonalData({
  name: 'submissions',
  tables: ['application_submissions', 'submission_screens', 'submission_notes'],
  async export(db, person) {
    const rows = await db
      .select()
      .from(submissions)
      .where(inArray(submissions.userId, idsOf(person)));
    return {
      'submitted applications': rows.map(({ userId: _, ...row }) => row),
      screens: await screensOf(db, person),
      'what was said': await db
        .select()
        .from(submissionNotes)
        .where(
          inArray(
            submissionNotes.submissionId,
            rows.map(({ id }) => id),
          ),
        ),
    };
  },
  files: async (db, person) =>
    (await screensOf(db, person)).map(({ id }) => ({ path: `${id}.png`, key: storageKey(id) })),
  async erase(tx, { userId }) {
    if (userId) await eraseSubmissionsOf(tx, userId);
  },
});
