import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { now } from '../clock.ts';
import { outbox } from '../db/tables.ts';
import { type Db, inTransaction } from '../db/transaction.ts';
import { isUnavailable } from '../errors.ts';
import { scrub } from '../log.ts';
import { judgeFailure, type Mailer, type OutgoingMail } from '../mail/mailer.ts';
import { suppressionOf, suppressionWords } from '../mail/suppression/suppression.ts';

type Row = typeof outbox.$inferSelect;

const payloadSchema = z.object({
  subject: z.string(),
  html: z.string(),
  text: z.string(),
  replyTo: z.string().optional(),
  unsubscribeUrl: z.string().optional(),
  calendar: z.object({ method: z.enum(['REQUEST', 'CANCEL']), ics: z.string() }).optional(),
  thread: z.string().optional(),
  pictures: z.array(z.object({ cid: z.string(), filename: z.string(), png: z.string() })).optional(),
});

/** The Message-ID of a row: the same at every try, so that a mailbox can recognise a duplicate. */
const messageIdOf = (id: string, domain: string): string => `<${id}@${domain}>`;

function mailOf(row: Row, domain: string): OutgoingMail {
  const { unsubscribeUrl, thread, ...payload } = payloadSchema.parse(row.payload);
  return {
    ...payload,
    messageId: messageIdOf(row.id, domain),
    to: row.recipient,
    date: row.createdAt,
    // The first email of a thread refers to an email that was not sent; all that matters is that all of them refer to the same.
    ...(thread ? { references: messageIdOf(thread, domain) } : {}),
    ...(unsubscribeUrl
      ? {
          headers: {
            'List-Unsubscribe': `<${unsubscribeUrl}>`,
            'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
          },
        }
      : {}),
  };
}

const isSettled = (row: Row): boolean =>
  row.state === 'sent' || row.state === 'failed' || row.state === 'kept' || row.state === 'suppressed';

/** Notes that an attempt begins. A row that is still 'sending' is from an interrupted attempt: nobody knows whether that email was sent. */
function begin(db: Db, id: string): Promise<Row | null> {
  return inTransaction(db, async (tx) => {
    const [row] = await tx.select().from(outbox).where(eq(outbox.id, id)).for('update');
    if (!row || isSettled(row)) return null;
    const shut = await suppressionOf(tx, row.recipient);
    if (shut) {
      const lastError = suppressionWords(shut);
      await tx
        .update(outbox)
        .set({ state: 'suppressed', lastError, settledAt: now() })
        .where(eq(outbox.id, id));
      return null;
    }
    const uncertainSince = row.uncertainSince ?? (row.state === 'sending' ? now() : null);
    const [begun] = await tx
      .update(outbox)
      .set({ state: 'sending', attempts: row.attempts + 1, uncertainSince })
      .where(eq(outbox.id, id))
      .returning();
    return begun ?? null;
  });
}

/** Writes how an attempt ended. Tries for a while when the database is away: the email was sent, and forgetting that would send it twice. */
async function settle(db: Db, id: string, outcome: Partial<typeof outbox.$inferInsert>): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await db.update(outbox).set(outcome).where(eq(outbox.id, id));
      return;
    } catch (error) {
      if (attempt >= 20 || !isUnavailable(error)) throw error;
      await new Promise((resolve) => setTimeout(resolve, 500));
    }
  }
}

/** One attempt to send a row. Throws to be tried again; a refusal for good is written down and not thrown. */
export async function deliver(db: Db, mailer: Mailer, id: string): Promise<void> {
  const row = await begin(db, id);
  if (!row) return;
  let response: string;
  try {
    response = await mailer.send(mailOf(row, mailer.domain));
  } catch (error) {
    const failure = judgeFailure(error);
    const lastError = scrub(error instanceof Error ? error.message : String(error)).slice(0, 500);
    if (failure === 'refused') return settle(db, id, { state: 'failed', lastError, settledAt: now() });
    if (failure === 'unknown') {
      await settle(db, id, { state: 'uncertain', lastError, uncertainSince: row.uncertainSince ?? now() });
    } else {
      await settle(db, id, { state: 'queued', lastError });
    }
    throw error;
  }
  await settle(db, id, {
    state: 'sent',
    response: scrub(response).slice(0, 200),
    lastError: null,
    settledAt: now(),
  });
}

/** Marks a row whose tries are used up; it stays in the outbox for a person to see. */
export async function giveUp(db: Db, id: string): Promise<void> {
  await inTransaction(db, async (tx) => {
    const [row] = await tx.select().from(outbox).where(eq(outbox.id, id)).for('update');
    if (row && !isSettled(row))
      await tx.update(outbox).set({ state: 'failed', settledAt: now() }).where(eq(outbox.id, id));
  });
}
