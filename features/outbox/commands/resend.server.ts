import { z } from 'zod';
import { AppError } from '#server/errors.ts';
import { recordEvent } from '#server/events/record.ts';
import { ground } from '#server/ground.ts';
import { holdBack, resendMails } from '#server/outbox/outbox.ts';
import { defineUndo, offerUndo } from '#server/undo/undo.ts';

const refused = (message: string) => new AppError({ status: 409, code: 'not_resent', message });

const resentSchema = z.object({
  mails: z.array(
    z.object({ id: z.string(), state: z.enum(['failed', 'kept']), settledAt: z.coerce.date().nullable() }),
  ),
});

const undoResend = defineUndo('outbox.resend', resentSchema, async (tx, { mails }, actor) => {
  if (!(await holdBack(tx, mails))) throw refused('It has left already.');
  for (const { id } of mails)
    await recordEvent(tx, { kind: 'outbox.held-back', subject: `outbox:${id}`, actor });
});

/** Sends mails again that failed or were kept; gives how many, and what takes it back for some seconds. */
export function resend(ids: readonly string[], actor: string): Promise<{ count: number; undo: string }> {
  return ground().inTransaction(async (tx) => {
    const mails = await resendMails(tx, ids);
    if (mails.length === 0) throw refused('Only mails that failed or were kept can be sent again.');
    for (const { id } of mails)
      await recordEvent(tx, { kind: 'outbox.resent', subject: `outbox:${id}`, actor });
    return { count: mails.length, undo: await offerUndo(tx, undoResend, { mails }, actor) };
  });
}
