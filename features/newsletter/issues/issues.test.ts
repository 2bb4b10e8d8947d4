import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { now } from '#server/clock.ts';
import { outbox } from '#server/db/tables.ts';
import { ConflictError } from '#server/forms/conflict.ts';
import { newId } from '#server/ids.ts';
import { takeReports } from '#server/mail/reports/take-report.ts';
import { services } from '#server/services.ts';
import { openSmtpInbox, type SmtpInbox } from '#server/testing/smtp-inbox.ts';
import { hurryMails, openTestServices, type TestServices } from '#server/testing/test-services.ts';
import { takeBack } from '#server/undo/undo.ts';
import { unsubscribe } from '../commands/unsubscribe.server.ts';
import { newsletterFeature } from '../feature.server.ts';
import { endSubscriptions } from '../subscribers/end.server.ts';
import { newsletterSubscribers as subscribers } from '../tables.server.ts';
import { deleteIssue } from './commands/delete.server.ts';
import { noteOutcomes, resumeIssue, sendIssue, stopIssue, unscheduleIssue } from './commands/send.server.ts';
import { beginIssue, writeIssue } from './commands/write.server.ts';
import { shownIssue } from './queries.server.ts';

const actor = 'user:ed';
let world: TestServices;
let inbox: SmtpInbox;
beforeAll(async () => {
  inbox = await openSmtpInbox();
  world = await openTestServices({ SMTP_URL: inbox.url, MAIL_FROM: 'Akra <hello@akra.example>' }, [
    newsletterFeature,
  ]);
});
afterAll(async () => {
  await world.close();
  await inbox.close();
});
beforeEach(async () => {
  await world.database.pool.query(
    'truncate newsletter_subscribers, newsletter_issues, outbox, mail_suppressions cascade',
  );
  inbox.received.length = 0;
});

async function readers(count: number, state: 'confirmed' | 'pending' | 'unsubscribed' = 'confirmed') {
  const rows = Array.from({ length: count }, (_, n) => {
    const email = `${state}-${n}@example.com`;
    return { id: newId(), email, emailKey: email, state, since: now(), askedAt: now(), createdAt: now() };
  });
  for (let at = 0; at < rows.length; at += 500)
    await services()
      .database.db.insert(subscribers)
      .values(rows.slice(at, at + 500));
  return rows;
}
const write = (id: string, words: Partial<Record<'subject' | 'preview' | 'body', string>>, seen: number) =>
  services().inTransaction((tx) =>
    writeIssue(tx, id, { subject: 'News', preview: '', body: 'Words', ...words, seen }, actor),
  );
const send = (id: string, at: Date | null = null) =>
  services().inTransaction((tx) => sendIssue(tx, id, at, actor));
async function draft(): Promise<string> {
  const id = await beginIssue(actor);
  await write(id, { body: 'Read [this](/blog).' }, 1);
  return id;
}
async function until(
  id: string,
  holds: (issue: NonNullable<Awaited<ReturnType<typeof shownIssue>>>) => boolean,
) {
  for (let left = 600; left > 0; left -= 1) {
    const issue = await shownIssue(id);
    if (issue && holds(issue)) return issue;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`never, but ${JSON.stringify(await shownIssue(id))}`);
}
const mailed = () => inbox.received.flatMap((raw) => /^To: (.+)$/m.exec(raw)?.[1]?.trim() ?? []);

describe('an issue', () => {
  it('goes once to everybody who confirmed, and to nobody else, over two batches', async () => {
    await readers(110);
    await readers(3, 'pending');
    await readers(3, 'unsubscribed');
    const id = await draft();
    await send(id);
    const issue = await until(id, ({ state, counts }) => state === 'sent' && counts.sent === 110);
    expect(issue).toMatchObject({ readers: 110, counts: { written: 110, failed: 0, waiting: 0 } });
    expect(new Set(mailed()).size).toBe(110);
    expect(mailed()).toHaveLength(110);
    expect(mailed().every((to) => to.startsWith('confirmed-'))).toBe(true);
    expect(inbox.received[0]).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
    expect(inbox.received[0]).toContain('https://akra.example/blog');
    await expect(send(id)).rejects.toThrow('You can’t do this any more');

    // What the outbox forgets is still known.
    await noteOutcomes();
    await services().database.db.delete(outbox);
    expect((await shownIssue(id))?.counts).toMatchObject({ written: 110, sent: 110 });
  });

  it('counts mails that came back, and those that were held back for it', async () => {
    await readers(2);
    const id = await draft();
    await send(id);
    await until(id, ({ counts }) => counts.sent === 2);
    const [mail] = await services().database.db.select().from(outbox);
    const report = {
      kind: 'bounce' as const,
      recipient: mail?.recipient ?? '',
      permanent: true,
      detail: '5.1.1',
    };
    await takeReports([{ ...report, messageId: `<${mail?.id}@akra.example>` }], 'msg_1');
    expect((await shownIssue(id))?.counts).toMatchObject({ sent: 2, bounced: 1, complained: 0 });
    const next = await draft();
    await send(next);
    const issue = await until(next, ({ state, counts }) => state === 'sent' && counts.waiting === 0);
    expect(issue.counts).toMatchObject({ written: 2, sent: 1, suppressed: 1, bounced: 0 });
  });

  it('counts those who leave by its link, once', async () => {
    await readers(1);
    const id = await draft();
    await send(id);
    await until(id, ({ counts }) => counts.sent === 1);
    const [mail] = await services().database.db.select().from(outbox);
    const token = /token=([\w.-]+)/.exec(String(mail?.payload.unsubscribeUrl))?.[1] ?? '';
    expect(await unsubscribe(token, 'one-click')).toBe(true);
    await unsubscribe(token, 'one-click');
    expect(await shownIssue(id)).toMatchObject({ unsubscribed: 1 });
  });

  it('can be stopped midway, and goes on with exactly those it had not reached', async () => {
    await readers(250);
    const id = await draft();
    await send(id);
    await until(id, ({ counts }) => counts.written > 0);
    await services().inTransaction((tx) => stopIssue(tx, id, actor));
    const stopped = await until(id, ({ counts }) => counts.waiting === 0);
    expect(stopped.state).toBe('stopped');
    expect(stopped.counts.sent).toBeLessThan(250);
    const before = mailed().length;
    await new Promise((resolve) => setTimeout(resolve, 1000));
    expect(mailed()).toHaveLength(before);

    await services().inTransaction((tx) => resumeIssue(tx, id, actor));
    await hurryMails();
    await until(id, ({ state, counts }) => state === 'sent' && counts.sent === 250);
    expect(mailed()).toHaveLength(250);
    expect(new Set(mailed()).size).toBe(250);
  });

  it('waits for its time, and can be taken back until then', async () => {
    await readers(1);
    const id = await draft();
    await expect(send(id, new Date(now().getTime() - 1000))).rejects.toMatchObject({
      fields: { at: /over/ },
    });
    await send(id, new Date(Date.now() + 3_600_000));
    expect((await shownIssue(id))?.state).toBe('scheduled');
    await expect(write(id, {}, 2)).rejects.toThrow('You can’t do this any more');
    await services().inTransaction((tx) => unscheduleIssue(tx, id, actor));
    await send(id, new Date(Date.now() + 1500));
    await until(id, ({ counts }) => counts.sent === 1);
  });

  it('goes out with a subject and words only', async () => {
    const id = await beginIssue(actor);
    expect(await beginIssue(actor)).toBe(id);
    await expect(send(id)).rejects.toMatchObject({ fields: { subject: /./, body: /./ } });
  });

  it('tells the second of two editors, who loses nothing', async () => {
    const id = await draft();
    await write(id, { subject: 'Theirs' }, 2);
    const second = write(id, { subject: 'Mine' }, 2);
    await expect(second).rejects.toThrow(ConflictError);
    await second.catch((error: unknown) => {
      if (!(error instanceof ConflictError)) throw error;
      expect(error.conflict).toMatchObject({ version: 3 });
      expect(error.conflict.fields[0]).toEqual({
        name: 'subject',
        label: 'Subject',
        yours: 'Mine',
        theirs: 'Theirs',
      });
    });
    expect(await shownIssue(id)).toMatchObject({ subject: 'Theirs', version: 3 });
    await write(id, { subject: 'Mine' }, 3);
    expect(await shownIssue(id)).toMatchObject({ subject: 'Mine', version: 4 });
  });

  it('is deleted into the bin, and comes back whole', async () => {
    await readers(2);
    const id = await draft();
    await send(id);
    const sent = await until(id, ({ counts }) => counts.sent === 2);
    const undo = await deleteIssue(id, actor);
    expect(await shownIssue(id)).toBeNull();
    expect(await services().inTransaction((tx) => takeBack(tx, undo, actor))).toBe(true);
    expect(await shownIssue(id)).toEqual(sent);
  });
});

describe('subscriptions that staff end', () => {
  it('are over, until that is taken back', async () => {
    const rows = await readers(3);
    const { count, undo } = await endSubscriptions(
      rows.map(({ id }) => id),
      actor,
    );
    expect(count).toBe(3);
    const confirmed = () =>
      services().database.db.select().from(subscribers).where(eq(subscribers.state, 'confirmed'));
    expect(await confirmed()).toEqual([]);
    await services().inTransaction((tx) => takeBack(tx, undo, actor));
    expect(await confirmed()).toHaveLength(3);
    expect((await confirmed())[0]?.since).toEqual(rows[0]?.since);
  });
});
