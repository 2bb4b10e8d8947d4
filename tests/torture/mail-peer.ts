import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';

/** A mail as the peer accepted it. */
export interface AcceptedMail {
  to: string;
  messageId: string;
  subject: string;
  text: string;
  /** The kinds of what it carries beside its text, such as text/calendar. */
  carries: string[];
  /** The header that mail programs offer as 'unsubscribe'. */
  listUnsubscribe: string;
}

/** A mail server on loopback that remembers what it accepted. */
export interface MailPeer {
  port: number;
  mails: AcceptedMail[];
  close: () => Promise<void>;
}

/** Starts the peer. It is slow now and then, before and after accepting, so that kills fall into every gap. */
export async function startMailPeer(): Promise<MailPeer> {
  const mails: AcceptedMail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', async () => {
        await pause(Math.random() * 40);
        const mail = await PostalMime.parse(Buffer.concat(chunks));
        const recipient = session.envelope.rcptTo[0]?.address ?? '';
        // From here on the mail is the peer's: the answer may come too late for a killed sender.
        mails.push({
          to: recipient,
          messageId: mail.messageId ?? '',
          subject: mail.subject ?? '',
          text: mail.text ?? '',
          carries: mail.attachments.map(({ mimeType }) => mimeType),
          listUnsubscribe: mail.headers.find(({ key }) => key === 'list-unsubscribe')?.value ?? '',
        });
        await pause(Math.random() * 40);
        done();
      });
    },
  });
  // A killed client resets its connections; that is what this is about.
  server.on('error', () => {});
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    port: (server.server.address() as AddressInfo).port,
    mails,
    close: () =>
      new Promise((resolve) => {
        server.close(resolve);
      }),
  };
}
