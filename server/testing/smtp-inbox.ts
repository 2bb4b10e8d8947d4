import { SMTPServer } from 'smtp-server';

/** A real SMTP server on loopback that keeps what it was sent. */
export interface SmtpInbox {
  url: string;
  received: string[];
  close: () => Promise<void>;
}

/** Opens an inbox on a free port. */
export async function openSmtpInbox(): Promise<SmtpInbox> {
  const received: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData(stream, _session, done) {
      let raw = '';
      stream.on('data', (chunk: Buffer) => {
        raw += chunk.toString();
      });
      stream.on('end', () => {
        received.push(raw);
        done();
      });
    },
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(resolve);
      }),
  };
}
