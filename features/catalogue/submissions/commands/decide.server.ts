import { eq } from 'drizzle-orm';
import { forbidden } from '#server/errors.ts';
import { notify } from '#server/notices/notify.ts';
import { services } from '#server/services.ts';
import { putApplicationIn, setStatusIn } from '../../commands/put-application.server.ts';
import { applications } from '../../tables.server.ts';
import { notThere } from '../errors.server.ts';
import { type Asker, mayDecide } from '../policy.ts';
import type { SubmissionRow } from '../queries.server.ts';
import type { Decision } from '../schema.ts';
import { submissions } from '../tables.server.ts';
import { wishOf } from '../wish.ts';
import { addNote, move } from './move.server.ts';
import { wholeOf } from './send.server.ts';

const hrefOf = (id: string) => `/account/add_application?open=${id}`;
const nameOf = ({ draft }: SubmissionRow) => draft.name ?? 'Your application';

function inSubmission(
  id: string,
  work: (tx: Parameters<typeof wholeOf>[0], row: SubmissionRow) => Promise<void>,
) {
  return services().inTransaction(async (tx) => {
    const [row] = await tx.select().from(submissions).where(eq(submissions.id, id)).for('update');
    if (!row?.sentAt) throw notThere();
    await work(tx, row);
  });
}

const told: Record<Decision['decision'], (name: string) => string> = {
  publish: (name) => `${name} is now in the catalogue`,
  changes: (name) => `${name} needs a change`,
  reject: (name) => `${name} was not accepted`,
};

/** Publishes a submission, asks for changes or rejects it, by staff; the person who submitted it is notified. */
export const decide = (id: string, { decision, comment }: Decision, asker: Asker): Promise<void> =>
  inSubmission(id, async (tx, row) => {
    if (!mayDecide(asker, row)) throw forbidden();
    const word = { side: 'staff', actor: `user:${asker.userId}`, text: comment } as const;
    const note = await move(tx, row, decision, word);
    const slug = row.slug ?? '';
    if (decision === 'publish') {
      const { submission, screens } = await wholeOf(tx, row);
      await putApplicationIn(tx, wishOf(submission, screens, { slug, status: 'published' }), word.actor);
    } else {
      const [entry] = await tx
        .select({ status: applications.status })
        .from(applications)
        .where(eq(applications.slug, slug));
      const status = decision === 'changes' ? 'draft' : 'rejected';
      if (entry?.status === 'in-review') await setStatusIn(tx, slug, status, word.actor);
    }
    await notify(tx, {
      userId: row.userId,
      kind: 'application',
      title: told[decision](nameOf(row)),
      body: comment,
      href: hrefOf(id),
      key: `submission:${note}`,
    });
  });

/** A comment by staff on a submission; the person who submitted it is notified. */
export const commentAsStaff = (id: string, text: string, asker: Asker): Promise<void> =>
  inSubmission(id, async (tx, row) => {
    if (!asker.staff) throw forbidden();
    const note = await addNote(tx, id, { side: 'staff', text });
    await notify(tx, {
      userId: row.userId,
      kind: 'application',
      title: `New message about ${nameOf(row)}`,
      body: text,
      href: hrefOf(id),
      key: `submission:${note}`,
    });
  });
