import { generateKeyPairSync } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { describe, expect, it } from 'vitest';
import { loadEnv } from '../env.ts';
import { judgeFailure, makeMailer } from './mailer.ts';

const failure = (parts: object): Error => Object.assign(new Error('x'), parts);

describe('judgeFailure', () => {
  it.each([
    ['a mailbox that does not exist', { code: 'EENVELOPE', responseCode: 550 }, 'refused'],
    ['a message that is not wanted', { code: 'EMESSAGE', responseCode: 554 }, 'refused'],
    ['a server that is busy', { code: 'EMESSAGE', responseCode: 451 }, 'not-accepted'],
    ['a wrong password', { code: 'EAUTH', responseCode: 535 }, 'not-accepted'],
    ['a server that is away', { code: 'ESOCKET', syscall: 'connect' }, 'not-accepted'],
    ['a line that broke', { code: 'ECONNECTION' }, 'unknown'],
    ['a line that went silent', { code: 'ETIMEDOUT' }, 'unknown'],
  ])('%s', (_, parts, judged) => expect(judgeFailure(failure(parts))).toBe(judged));
});

describe('makeMailer', () => {
  it('sends nothing without a server', async () => {
    const mailer = makeMailer(loadEnv({ PUBLIC_URL: 'https://akra.example' }));
    expect(mailer).toMatchObject({ configured: false, domain: 'akra.example' });
  });

  it('signs by DKIM when the key is set', async () => {
    let raw = '';
    const server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS', 'AUTH'],
      onData(stream, _session, done) {
        stream.on('data', (chunk: Buffer) => {
          raw += chunk.toString();
        });
        stream.on('end', () => done());
      },
    });
    await new Promise<void>((resolve) => {
      server.listen(0, '127.0.0.1', resolve);
    });
    const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
    const mailer = makeMailer(
      loadEnv({
        SMTP_URL: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
        MAIL_FROM: 'Akra <hello@akra.example>',
        DKIM_DOMAIN: 'akra.example',
        DKIM_SELECTOR: 'mail',
        DKIM_PRIVATE_KEY: String(privateKey.export({ type: 'pkcs8', format: 'pem' })).replaceAll('\n', '\\n'),
      }),
    );
    await mailer.send({
      messageId: '<1@akra.example>',
      to: 'a@b.example',
      subject: 's',
      html: 'h',
      text: 't',
      date: new Date(0),
    });
    mailer.close();
    await new Promise<void>((resolve) => {
      server.close(resolve);
    });
    const mail = await PostalMime.parse(raw);
    const signature = mail.headers.find((header) => header.key === 'dkim-signature')?.value;
    expect(signature).toMatch(/d=akra\.example;.*s=mail;/s);
    expect(mail.from?.address).toBe('hello@akra.example');
    expect(mail.date).toBe('1970-01-01T00:00:00.000Z');
  });
});
