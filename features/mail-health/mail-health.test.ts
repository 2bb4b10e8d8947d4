import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { outbox } from '#server/db/tables.ts';
import { AppError } from '#server/errors.ts';
import { signedHeads } from '#server/http/webhook-signature.ts';
import { readReports } from '#server/mail/reports/read-report.ts';
import { takeMailedReports } from '#server/mail/reports/take-report.ts';
import { suppressionOf } from '#server/mail/suppression/suppression.ts';
import { sendMail } from '#server/outbox/outbox.ts';
import { services } from '#server/services.ts';
import { type DnsZone, startDns } from '#server/testing/dns-stand-in.ts';
import { openSmtpInbox, type SmtpInbox } from '#server/testing/smtp-inbox.ts';
import { openTestServices, type TestServices } from '#server/testing/test-services.ts';
import { liftAddress, suppressAddress } from './commands/change-list.server.ts';
import { sendTestMail } from './commands/test-mail.server.ts';
import { mailHealthPage } from './queries.server.ts';
import { mailReportRoutes } from './routes.server.ts';
import { bounceMail, complaintMail } from './testing/reports.ts';

const takeReportMail = async (raw: Uint8Array) => takeMailedReports(await readReports(raw));

const secret = 'r'.repeat(40);
const zone: DnsZone = {
  txt: {
    'akra.example': ['v=spf1 mx ~all', 'x'.repeat(400)],
    '_dmarc.akra.example': ['v=DMARC1; p=none; rua=mailto:x@akra.example'],
  },
  mx: { 'akra.example': ['mx.akra.example'] },
};
let inbox: SmtpInbox;
let dns: Awaited<ReturnType<typeof startDns>>;
let world: TestServices;

beforeAll(async () => {
  [inbox, dns] = await Promise.all([openSmtpInbox(), startDns(zone)]);
  world = await openTestServices({
    SMTP_URL: inbox.url,
    MAIL_FROM: 'Akra <hello@akra.example>',
    DNS_SERVERS: dns.address,
    MAIL_REPORTS_SECRET: secret,
  });
});
afterAll(async () => {
  await world.close();
  await Promise.all([inbox.close(), dns.close()]);
});

const db = () => services().database.db;
const write = (to: string) =>
  services().inTransaction((tx) =>
    sendMail(tx, { to, purpose: 'test', mail: { subject: 'Hello', blocks: [] } }),
  );
const rowOf = async (id: string) => (await db().select().from(outbox).where(eq(outbox.id, id)))[0];
const settled = (id: string) => expect.poll(async () => (await rowOf(id))?.state);

describe('mail that came back', () => {
  it('lets no more mail go to an address that does not exist, until staff say so', async () => {
    const first = await write('gone@example.com');
    await settled(first).toBe('sent');
    expect(await takeReportMail(bounceMail('gone@example.com', `<${first}@akra.example>`))).toBe(1);
    const second = await write('Gone@Example.com');
    await settled(second).toBe('suppressed');
    expect((await rowOf(second))?.lastError).toContain('user unknown');
    await liftAddress('gone@example.com', 'user:sam');
    const third = await write('gone@example.com');
    await settled(third).toBe('sent');
    await expect(liftAddress('gone@example.com', 'user:sam')).rejects.toMatchObject({ status: 422 });
  });

  it('counts a complaint, and a bounce that may pass without shutting the address', async () => {
    const one = await write('angry@example.com');
    expect(await takeReportMail(complaintMail('angry@example.com', `<${one}@akra.example>`))).toBe(1);
    expect(await suppressionOf(db(), 'angry@example.com')).toMatchObject({ reason: 'complaint' });
    const two = await write('full@example.com');
    expect(await takeReportMail(bounceMail('full@example.com', `<${two}@akra.example>`, '4.2.2'))).toBe(1);
    expect(await suppressionOf(db(), 'full@example.com')).toBeNull();
  });

  it('is not believed without the id of a mail that went to that address', async () => {
    const id = await write('real@example.com');
    for (const [recipient, messageId] of [
      ['victim@example.com', `<${id}@akra.example>`],
      ['real@example.com', '<01900000-0000-7000-8000-000000000000@akra.example>'],
      ['real@example.com', '<made-up@elsewhere>'],
    ] as const) {
      expect(await takeReportMail(bounceMail(recipient, messageId))).toBe(0);
    }
    expect(await suppressionOf(db(), 'victim@example.com')).toBeNull();
    expect(
      await takeReportMail(new TextEncoder().encode('From: a@b.example\r\nSubject: x\r\n\r\nhello')),
    ).toBe(0);
  });
});

describe('reports of a mail service', () => {
  const app = mailReportRoutes().onError((error, context) =>
    error instanceof AppError ? context.json(error.toBody(), 401) : context.text('', 500),
  );
  const send = (body: string, heads: Record<string, string>) =>
    app.request('/api/mail/reports', { method: 'POST', body, headers: heads });
  const body = JSON.stringify({
    reports: [{ kind: 'bounce', recipient: 'esp@example.com', detail: '550 no' }],
  });

  it('count once when they are signed, and not otherwise', async () => {
    const heads = signedHeads(secret, 'msg_1', new Date(), body);
    const answers = [await send(body, heads), await send(body, heads)];
    expect(await Promise.all(answers.map((answer) => answer.json()))).toEqual([{ taken: 1 }, { taken: 0 }]);
    expect(await suppressionOf(db(), 'esp@example.com')).toMatchObject({ reason: 'bounce', reports: 1 });
    const forged = await send(body.replace('esp', 'other'), heads);
    expect(forged.status).toBe(401);
  });
});

it('shows a test mail, the list, the figures and what the DNS says', async () => {
  await suppressAddress('never@example.com', 'asked by telephone', 'user:sam');
  const id = await sendTestMail('sam@akra.example', 'user:sam');
  await settled(id).toBe('sent');
  const page = await mailHealthPage('sam@akra.example', 'never');
  expect(page.test).toMatchObject({ state: 'sent' });
  expect(page.list.rows).toMatchObject([{ email: 'never@example.com', reason: 'staff' }]);
  expect(page.list.all).toBeGreaterThan(1);
  expect(page.figures).toMatchObject({ bounced: 3, complained: 1 });
  expect(page.domain.verdicts.map(({ name, state }) => `${name} ${state}`)).toEqual([
    'SPF good',
    'DKIM weak',
    'DMARC weak',
    'MX good',
  ]);
  expect(page.domain.verdicts[0]?.found).toEqual(['v=spf1 mx ~all']);
});
