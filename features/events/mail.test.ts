import PostalMime from 'postal-mime';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { releaseClock } from '#server/clock.ts';
import { readEntry } from '#server/testing/read-calendar.ts';
import { openSmtpInbox, type SmtpInbox } from '#server/testing/smtp-inbox.ts';
import { addEvent, emptyWorld, openWorld, registerAs } from './testing/world.server.ts';

let close: () => Promise<void>;
let inbox: SmtpInbox;
beforeAll(async () => {
  inbox = await openSmtpInbox();
  close = await openWorld({ SMTP_URL: inbox.url, MAIL_FROM: 'Akra <hello@akra.example>' });
});
afterAll(async () => {
  releaseClock();
  await close();
  await inbox.close();
});
beforeEach(emptyWorld);

const bytes = (content: string | ArrayBuffer | Uint8Array | undefined): Buffer =>
  typeof content === 'string' ? Buffer.from(content) : Buffer.from(new Uint8Array(content ?? []));

async function nextMail() {
  await expect.poll(() => inbox.received.length).toBe(1);
  return PostalMime.parse(inbox.received.pop() ?? '');
}

it('reaches a registrant over SMTP with an invitation and a ticket that programs can show', async () => {
  const event = await addEvent(1, { place: 'Hall 2' }, [{ mode: 'on-site', name: 'In the hall' }]);
  const { registered } = await registerAs(event, 'ann@example.com', { ticket: event.tickets[1]?.id ?? '' });
  const mail = await nextMail();
  expect(mail.to?.[0]?.address).toBe('ann@example.com');
  const invitation = mail.attachments.find(({ mimeType }) => mimeType === 'text/calendar');
  expect(invitation?.method).toBe('REQUEST');
  expect(readEntry(bytes(invitation?.content).toString())).toMatchObject({
    method: 'REQUEST',
    uid: `${registered.registration.id}@akra.example`,
    start: '2026-11-16T14:00:00Z',
  });
  const ticket = mail.attachments.find(({ mimeType }) => mimeType === 'image/png');
  expect(mail.html).toContain(`src="cid:${ticket?.contentId?.replace(/[<>]/g, '')}"`);
  const { info, data } = await sharp(bytes(ticket?.content))
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect(info.width).toBe(info.height);
  // Black and white, in squares of four points, within a white edge.
  expect(new Set(data)).toEqual(new Set([0, 255]));
  expect(new Set(data.subarray(0, info.width * 16))).toEqual(new Set([255]));
});

it('carries no code to an event online, where there is no door', async () => {
  await registerAs(await addEvent(1), 'bob@example.com');
  const mail = await nextMail();
  expect(mail.html).toContain('https://meet.example/slots');
  expect(mail.html).not.toContain('cid:');
  expect(mail.attachments.map(({ mimeType }) => mimeType)).not.toContain('image/png');
});
