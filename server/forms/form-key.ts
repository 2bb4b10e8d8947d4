import { createHmac } from 'node:crypto';
import { and, eq, gt } from 'drizzle-orm';
import { networkOf } from '#lib/run/network.ts';
import { now } from '../clock.ts';
import { formKeys } from '../db/tables.ts';
import type { Tx } from '../db/transaction.ts';

/** One submission of a form. */
export interface Submission {
  form: string;
  /** The key that the page's script made, if a script ran. */
  given?: string | undefined;
  /** The visitor's address; only a keyed hash of it is used. */
  address: string;
  /** What was typed, normalised. */
  content: string;
}

const windowMs = 10 * 60_000;

/** The keys that make two presses one: the script's, or one derived for this ten-minute window and one for the last. */
function keysOf(secret: string, submission: Submission): [string, ...string[]] {
  const { form, given, address, content } = submission;
  const hash = (...parts: string[]): string =>
    createHmac('sha256', secret)
      .update(JSON.stringify(['form', form, content, ...parts]))
      .digest('base64url');
  // The content belongs to a given key too: who corrects a typing error sends something new.
  if (given) return [hash('given', given)];
  const window = Math.floor(now().getTime() / windowMs);
  const derived = (at: number): string => hash('derived', networkOf(address), String(at));
  return [derived(window), derived(window - 1)];
}

/** Claims a submission in the command's transaction: true for the first click, false for its repetitions. */
export async function claimSubmission(tx: Tx, secret: string, submission: Submission): Promise<boolean> {
  const [key, previous] = keysOf(secret, submission);
  if (previous) {
    const recent = new Date(now().getTime() - windowMs);
    const [found] = await tx
      .select({ key: formKeys.key })
      .from(formKeys)
      .where(and(eq(formKeys.key, previous), gt(formKeys.createdAt, recent)));
    if (found) return false;
  }
  const claimed = await tx
    .insert(formKeys)
    .values({ key, form: submission.form, createdAt: now() })
    .onConflictDoNothing()
    .returning({ key: formKeys.key });
  return claimed.length === 1;
}
