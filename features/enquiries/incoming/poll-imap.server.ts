import { ImapFlow } from 'imapflow';
import { z } from 'zod';
import { isUnavailable } from '#server/errors.ts';
import { defineJob } from '#server/jobs/define.ts';
import { log } from '#server/log.ts';
import { services } from '#server/services.ts';
import { type MailOutcome, takeMail } from '../commands/take-mail.server.ts';

const largestMail = 40 * 1024 * 1024;

function clientFor(address: string): { client: ImapFlow; mailbox: string } {
  const url = new URL(address);
  const secure = url.protocol === 'imaps:';
  const client = new ImapFlow({
    host: url.hostname,
    port: Number(url.port) || (secure ? 993 : 143),
    secure,
    auth: { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) },
    logger: false,
  });
  // It also throws where it was called; without a listener the same error would end the process.
  client.on('error', (error: Error) => log().warn({ err: error }, 'the mailbox broke off'));
  return { client, mailbox: decodeURIComponent(url.pathname.slice(1)) || 'INBOX' };
}

/** Takes every unseen mail of a mailbox and marks it as seen; one that cannot be read is marked too, one that must wait is not. */
export async function pollMailbox(address: string): Promise<MailOutcome[]> {
  const { client, mailbox } = clientFor(address);
  const outcomes: MailOutcome[] = [];
  await client.connect();
  try {
    const lock = await client.getMailboxLock(mailbox);
    try {
      const unseen = (await client.search({ seen: false }, { uid: true })) || [];
      for (const uid of unseen) {
        const found = await client.fetchOne(
          String(uid),
          { source: { maxLength: largestMail } },
          { uid: true },
        );
        const source = found ? found.source : undefined;
        if (source) outcomes.push(await takeOrIgnore(source));
        await client.messageFlagsAdd(String(uid), ['\\Seen'], { uid: true });
      }
    } finally {
      lock.release();
    }
  } finally {
    await client.logout();
  }
  return outcomes;
}

async function takeOrIgnore(source: Uint8Array): Promise<MailOutcome> {
  try {
    return await takeMail(source);
  } catch (error) {
    // The database is away, or it was too much at once: the mail stays unseen for the next time.
    if (isUnavailable(error) || (error instanceof Error && 'status' in error)) throw error;
    log().warn({ err: error }, 'a mail could not be read');
    return 'ignored';
  }
}

export const enquiriesMailbox = defineJob({
  name: 'enquiries-mailbox',
  schema: z.object({}),
  every: '* * * * *',
  retries: 0,
  expireIn: 300,
  concurrency: 1,
  run: async () => {
    const { IMAP_URL: address } = services().env;
    if (address) await pollMailbox(address);
  },
});
