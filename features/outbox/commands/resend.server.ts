import { z } from 'zod';
import { AppError } from '#server/errors.ts';
import { recordEvent } from '#server/events/record.ts';
import { holdBack, resendMails } from '#server/outbox/outbox.ts';
import { services } from '#server/services.ts';
import { defineUndo, offerUndo } from '#server/undo/undo.ts';

const refused = (message: string) => new AppError({ status: 409, code: 'not_resent', message });

const resentSchema = z.object({
  mails: z.array(
    z.object({
      id: z.string(),
      state: z.enum(['failed', 'kept']),
      lastError: z.string().nullable().default(null),
      settledAt: z.coerce.date().nullable(),
    }),
  ),
});

export const undoResend = defineUndo('outbox.resend', resentSchema, async (tx, { mails }, actor) => {
  if (!(await holdBack(tx, mails))) throw refused('This message has already been sent.');
  for (const { id } of mails)
    await recordEvent(tx, { kind: 'outbox.held-back', subject: `outbox:${id}`, actor });
});

/** What sending again led to: how many are sent, how many lead nowhere any more, and what takes it back for some seconds. */
export interface Resending {
  count: number;
  over: number;
  undo?: string;
}

/** Sends messages again that failed or were kept, with links that work. */
export function resend(ids: readonly string[], actor: string): Promise<Resending> {
  return services().inTransaction(async (tx) => {
    const { mails, over } = await resendMails(tx, ids);
    if (mails.length + over === 0)
      throw refused('You can only send messages again that failed or were kept.');
    if (mails.length === 0) return { count: 0, over };
    for (const { id } of mails)
      await recordEvent(tx, { kind: 'outbox.resent', subject: `outbox:${id}`, actor });
    return { count: mails.length, over, undo: await offerUndo(tx, undoResend, { mails }, actor) };
  });
}
