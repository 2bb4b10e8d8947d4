import { eq, sql } from 'drizzle-orm';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { outbox } from '../db/tables.ts';
import { services } from '../services.ts';
import { openTestServices, type TestServices } from '../testing/test-services.ts';
import { deliver } from './deliver.ts';
import { sendMail } from './outbox.ts';

let world: TestServices;
let received: string[] = [];
let answer: 'accept' | 'refuse' | 'busy' | 'vanish' = 'accept';

const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS', 'AUTH'],
  onData(stream, session, done) {
    let raw = '';
    stream.on('data', (chunk: Buffer) => {
      raw += chunk.toString();
    });
    stream.on('end', () => {
      if (answer === 'refuse')
        return done(Object.assign(new Error('no such mailbox'), { responseCode: 550 }));
      if (answer === 'busy') return done(Object.assign(new Error('try later'), { responseCode: 451 }));
      received.push(raw);
      // The mail was taken, but the connection ends before the answer.
      if (answer === 'vanish') {
        for (const connection of server.connections) if (connection.id === session.id) connection.close();
        return;
      }
      done(null, `taken ${session.id}`);
    });
  },
});

beforeAll(async () => {
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  world = await openTestServices({
    SMTP_URL: `smtp://127.0.0.1:${port}`,
    MAIL_FROM: 'Akra <hello@akra.example>',
  });
});
afterAll(async () => {
  await world.close();
  await new Promise<void>((resolve) => {
    server.close(resolve);
  });
});
beforeEach(() => {
  received = [];
  answer = 'accept';
});

const letter = {
  to: 'ann@example.com',
  purpose: 'test',
  mail: { subject: 'Grüße', blocks: [{ kind: 'paragraph' as const, text: 'Hello' }] },
  unsubscribeUrl: 'https://akra.example/off?token=x',
};
const post = () => services().inTransaction((tx) => sendMail(tx, letter));
const rowOf = async (id: string) =>
  (await services().database.db.select().from(outbox).where(eq(outbox.id, id)))[0];
const until = async (id: string, state: string) => {
  for (let left = 200; left > 0; left -= 1) {
    const row = await rowOf(id);
    if (row?.state === state) return row;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`never ${state}, but ${(await rowOf(id))?.state}`);
};

/** Makes the next try due now; a new mail wakes the workers, which else look every few seconds. */
async function hasten(): Promise<void> {
  await expect
    .poll(
      async () =>
        (
          await services().database.db.execute(
            sql`update pgboss.job set start_after = now() where name = 'outbox' and state = 'retry'`,
          )
        ).rowCount,
    )
    .toBeGreaterThan(0);
  await post();
}

describe('the outbox', () => {
  it('sends a committed mail once, as HTML and text, with its Message-ID and one-click headers', async () => {
    const id = await post();
    const row = await until(id, 'sent');
    expect(row).toMatchObject({ attempts: 1, uncertainSince: null });
    expect(received).toHaveLength(1);
    const mail = await PostalMime.parse(received[0] ?? '');
    expect(mail).toMatchObject({ subject: 'Grüße', messageId: `<${id}@akra.example>` });
    expect(mail.html).toContain('Hello');
    expect(mail.text).toContain('Hello');
    const header = (key: string) => mail.headers.find((one) => one.key === key)?.value;
    expect(header('list-unsubscribe')).toBe('<https://akra.example/off?token=x>');
    expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
  });

  it('sends nothing of a transaction that was undone', async () => {
    await services()
      .inTransaction(async (tx) => {
        await sendMail(tx, letter);
        throw new Error('no');
      })
      .catch(() => {});
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(received).toHaveLength(0);
  });

  it('tries again when the mail server is busy, and ends when it refuses', async () => {
    answer = 'busy';
    const busy = await post();
    await expect.poll(async () => (await rowOf(busy))?.lastError).not.toBeNull();
    answer = 'accept';
    await hasten();
    expect(await until(busy, 'sent')).toMatchObject({ uncertainSince: null });
    answer = 'refuse';
    const refused = await post();
    expect(await until(refused, 'failed')).toMatchObject({ attempts: 1 });
  });

  it('marks a mail whose acceptance nobody knows, and sends it again under the same Message-ID', async () => {
    answer = 'vanish';
    const id = await post();
    await until(id, 'uncertain');
    answer = 'accept';
    await hasten();
    const row = await until(id, 'sent');
    expect(row.uncertainSince).not.toBeNull();
    const ids = await Promise.all(received.map(async (raw) => (await PostalMime.parse(raw)).messageId));
    expect(ids.filter((one) => one === `<${id}@akra.example>`).length).toBeGreaterThan(1);
  });

  it('marks a row that a killed process left in the middle', async () => {
    const id = await post();
    await until(id, 'sent');
    await services()
      .database.db.update(outbox)
      .set({ state: 'sending', settledAt: null })
      .where(eq(outbox.id, id));
    await deliver(services().database.db, services().mail, id);
    expect((await rowOf(id))?.uncertainSince).not.toBeNull();
  });

  it('keeps emails readable when no mail server is set', async () => {
    await world.close();
    // What the tests before have left to send goes out while it closes.
    received = [];
    world = await openTestServices();
    const row = await rowOf(await post());
    expect(row).toMatchObject({ state: 'kept', attempts: 0, payload: { subject: 'Grüße' } });
    expect(received).toHaveLength(0);
  });
});
