import { log } from '#server/log.ts';
import { inThread } from '#server/tools/in-thread.ts';
import type { ReadMail } from './mail.thread.ts';
import mailThread from './mail.thread.ts?thread';

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
