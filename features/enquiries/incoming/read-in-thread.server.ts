import { log } from '#server/log.ts';
import type { MailReport } from '#server/mail/reports/read-report.ts';
import { inThread } from '#server/tools/in-thread.ts';
import mailThread from './mail.thread.ts?thread';
import type { IncomingMail } from './read-mail.ts';

/** What came in: a mail, and what it reports about mails of ours. */
export interface ReadMail {
  mail: IncomingMail;
  reports: MailReport[];
}

/** A large mail takes a second or two. */
const limitMs = 20_000;

/**
 * Reads a mail in a thread, because anybody may have written it; null for what is no mail, or cannot be read in time. That
 * is not an error: the same mail would be no easier to read the next time, and whatever comes after it waits.
 */
export async function readInThread(raw: Uint8Array): Promise<ReadMail | null> {
  try {
    return await inThread<ReadMail>(mailThread, raw, { signal: AbortSignal.timeout(limitMs) });
  } catch (error) {
    log().warn({ err: error }, 'a mail could not be read');
    return null;
  }
}
