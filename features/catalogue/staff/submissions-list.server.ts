import { eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '#server/db/transaction.ts';
import { identityUsers } from '#server/identity/tables.ts';
import { choice, days, defineTable } from '#server/tables/define-table.ts';
import { countInReview } from '../submissions/count-in-review.server.ts';
import { trades } from '../submissions/fields.ts';
import type { SubmissionStatus } from '../submissions/rules.ts';
import { submissions } from '../submissions/tables.server.ts';
import { submissionWords } from '../submissions/words.ts';
import { applications } from '../tables.server.ts';

/** A submission in the list of the panel. */
export interface SubmissionLine {
  id: string;
  name: string;
  maker: string;
  category: string;
  by: string;
  status: SubmissionStatus;
  /** Whether the catalogue shows an earlier text of it. */
  live: boolean;
  sentAt: Date | null;
  changedAt: Date;
}

const name = sql<string>`coalesce(application_submissions.draft ->> 'name', '')`;
const maker = sql<string>`coalesce(application_submissions.draft ->> 'maker', '')`;
const category = sql<string>`coalesce(application_submissions.draft ->> 'category', '')`;
const live = sql<boolean>`exists (select 1 from ${applications} where ${applications.slug} = ${submissions.slug} and ${applications.status} = 'published')`;
/** Waiting submissions come first, the longest wait on top, then decided ones. */
const waiting = sql`case when application_submissions.status = 'in-review' then application_submissions.sent_at else 'infinity'::timestamptz end`;

/** Everything that people sent to be looked at. */
export const submissionsList = defineTable({
  name: 'submissions',
  section: 'applications',
  from: submissions,
  id: submissions.id,
  where: () => sql`application_submissions.sent_at is not null`,
  rows: async (db: Db, ids: string[]): Promise<SubmissionLine[]> => {
    const rows = await db
      .select({
        id: submissions.id,
        name,
        maker,
        category,
        person: identityUsers.displayName,
        email: identityUsers.email,
        status: submissions.status,
        live,
        sentAt: submissions.sentAt,
        changedAt: submissions.changedAt,
      })
      .from(submissions)
      .leftJoin(identityUsers, eq(identityUsers.id, submissions.userId))
      .where(inArray(submissions.id, ids));
    return rows.map(({ person, email, ...row }) => ({ ...row, by: person || email || '' }));
  },
  columns: {
    name: { label: 'Application', value: (line) => line.name, sort: sql`lower(${name})` },
    maker: { label: 'Made by', value: (line) => line.maker, sort: sql`lower(${maker})` },
    category: { label: 'Category', value: (line) => line.category, sort: category },
    by: { label: 'Sent by', value: (line) => line.by },
    status: { label: 'State', value: (line) => submissionWords[line.status].word, sort: submissions.status },
    sent: { label: 'Sent', value: (line) => line.sentAt, sort: waiting },
    changed: { label: 'Changed', value: (line) => line.changedAt, sort: submissions.changedAt, extra: true },
  },
  search: [name, maker, sql`coalesce(application_submissions.draft ->> 'tagline', '')`],
  filters: {
    status: choice(
      'State',
      submissions.status,
      (['in-review', 'published', 'rejected', 'draft'] as const).map((value) => ({
        value,
        label: submissionWords[value].word,
      })),
    ),
    trade: choice(
      'Category',
      category,
      Object.keys(trades).map((value) => ({ value, label: value })),
    ),
    sent: days('Sent', submissions.sentAt),
  },
  defaultSort: 'sent',
  views: { Waiting: 'status=in-review', Published: 'status=published', 'Sent back': 'status=rejected' },
  facts: async () => ({ waiting: await countInReview() }),
});
