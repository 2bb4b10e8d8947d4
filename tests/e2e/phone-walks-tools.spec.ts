import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type BrowserContext, expect } from '@playwright/test';
import { docxFile, textFile, wordParagraph } from '#engines/documents/testing/make-files.ts';
import { phone, test, tooWide } from './page.ts';
import { peeredSite, putSample } from './peers.ts';
import { hardToTouch, walkOnPhone } from './phone-walk.ts';

// The tools for voices, pictures, addresses and mailboxes, as somebody uses them on a phone who has never seen them: their own
// file, recording, sentence, page or email goes in, and within three minutes they hold what came out.
test.describe.configure({ timeout: 300_000, mode: 'default' });

const slowly = { timeout: 150_000 };
let context: BrowserContext;
test.beforeEach(async ({ browser, origin }) => {
  context = await browser.newContext({ ...phone, baseURL: origin });
});
test.afterEach(() => context.close());

test('an own Word file is read aloud, and the sound leaves as a file', async () => {
  const { page, walk } = await walkOnPhone(context, '/ai-tools/text-to-speech');
  expect(await hardToTouch(page)).toEqual([]);
  await walk.tap(page.getByRole('button', { name: 'Your text', exact: true }));
  await walk.choose(page.getByRole('button', { name: 'Open a document or photo' }), {
    name: 'notice.docx',
    mimeType: 'application/octet-stream',
    buffer: Buffer.from(
      docxFile(
        wordParagraph('The ferry to Northbank leaves at ten.') +
          wordParagraph('Bicycles travel free of charge.'),
      ),
    ),
  });
  const lines = page.getByRole('main').getByRole('listitem');
  await expect(lines.filter({ hasText: 'Bicycles travel free' })).toBeVisible(slowly);
  await walk.tap(
    page.getByRole('button', { name: 'Read aloud', exact: true }).filter({ visible: true }).last(),
  );
  await expect(page.getByText(/^The fast voice, sentence \d of 2$/)).toBeVisible(slowly);
  await walk.tap(page.getByRole('button', { name: 'Export' }));
  await walk.tap(page.getByRole('menuitem', { name: 'WAV' }));
  const dialog = page.getByRole('dialog', { name: 'Export as WAV' });
  await walk.tap(dialog.getByText('The fast voice'));
  const { name, text } = await walk.take(dialog.getByRole('button', { name: 'Make WAV file' }));
  expect(name).toBe('speech.wav');
  expect(text.slice(0, 4)).toBe('RIFF');
  // More than a second of sound.
  expect(text.length).toBeGreaterThan(40_000);
  expect(await tooWide(page)).toBe(0);
  await walk.tap(page.getByRole('button', { name: 'Done' }));
  expect(await hardToTouch(page)).toEqual([]);
  await walk.ends('text to speech', 8);
});

test('an own recording is written down, and leaves as captions', async () => {
  const { page, walk } = await walkOnPhone(context, '/ai-tools/speech-to-text');
  expect(await hardToTouch(page)).toEqual([]);
  await walk.choose(page.getByRole('button', { name: 'Open file' }).filter({ visible: true }).first(), {
    name: 'reading.mp3',
    mimeType: 'audio/mpeg',
    buffer: await readFile(join(import.meta.dirname, 'sounds/dashwood.mp3')),
  });
  await expect(page.getByLabel('Player: reading.mp3')).toBeVisible(slowly);
  await expect(page.getByRole('list', { name: 'Transcript' })).toContainText('Dashwood', slowly);
  await walk.tap(page.getByRole('button', { name: 'Export' }));
  const { name, text } = await walk.take(page.getByRole('menuitem', { name: 'SRT' }));
  expect(name).toBe('reading.srt');
  expect(text).toMatch(/^1\n00:00:0\d,\d{3} --> /);
  expect(text).toContain('Dashwood');
  expect(await hardToTouch(page)).toEqual([]);
  expect(await tooWide(page)).toBe(0);
  await walk.ends('speech to text', 3);
});

test('an own sentence becomes a picture, which leaves as SVG and PNG', async () => {
  const { page, walk } = await walkOnPhone(context, '/ai-tools/image-generator');
  await walk.tap(page.getByRole('button', { name: 'Your picture' }));
  expect(await hardToTouch(page)).toEqual([]);
  await walk.write(page.getByLabel('What should be in it?'), 'a green bicycle left of three yellow ducks');
  await walk.tap(page.getByRole('button', { name: 'Draw picture' }));
  await expect(page.getByRole('main')).toContainText('4 objects, nothing left out', slowly);
  await expect(
    page.getByRole('img', { name: /green bicycle and three yellow ducks/ }).first(),
  ).toBeInViewport();
  await walk.tap(page.getByRole('button', { name: 'Export' }));
  const svg = await walk.take(page.getByRole('menuitem', { name: 'Picture, SVG' }));
  expect(svg.name).toMatch(/\.svg$/);
  expect(svg.text).toContain('<svg');
  await walk.tap(page.getByRole('button', { name: 'Export' }));
  const png = await walk.take(page.getByRole('menuitem', { name: 'Picture, PNG 1600' }));
  expect(png.name).toMatch(/\.png$/);
  expect(png.text.slice(1, 4)).toBe('PNG');
  expect(await hardToTouch(page)).toEqual([]);
  expect(await tooWide(page)).toBe(0);
  await walk.ends('image generator', 7);
});

test('an own address is read and asked three questions, and the answers leave as a file', async () => {
  const address = await putSample(
    '/walks/ferry',
    '<!doctype html><title>Ferry</title><main><h1>Ferry</h1><p>The ferry to Northbank costs 4.20 pounds for adults. It leaves at ten in the morning. Bicycles travel free of charge.</p></main>',
  );
  const { page, walk } = await walkOnPhone(context, `${peeredSite}/ai-tools/webchat`);
  await walk.tap(page.getByRole('button', { name: 'Add a page' }));
  expect(await hardToTouch(page)).toEqual([]);
  await walk.write(page.getByLabel('Address'), address);
  await walk.tap(page.getByRole('button', { name: 'Read this page' }));
  await expect(page.getByText(/walks\/ferry is ready for questions/).first()).toBeVisible(slowly);
  for (const [question, answer] of [
    ['What does the ferry cost?', '4.20 pounds'],
    ['When does the ferry leave?', 'ten in the morning'],
    ['What do bicycles cost?', 'free of charge'],
  ] as const) {
    await walk.write(page.getByLabel('Your question'), question);
    await walk.tap(page.getByRole('button', { name: 'Ask', exact: true }));
    const found = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name: question }) });
    await expect(found.locator('blockquote').first()).toContainText(answer, slowly);
  }
  await walk.tap(page.getByRole('button', { name: 'Export' }));
  const { text } = await walk.take(page.getByRole('menuitem', { name: 'Markdown' }));
  for (const answer of ['walks/ferry', '4.20 pounds', 'ten in the morning']) expect(text).toContain(answer);
  expect(await hardToTouch(page)).toEqual([]);
  expect(await tooWide(page)).toBe(0);
  await walk.ends('web chat by address', 12);
});

test('own emails are worked through, and the results leave as a file', async () => {
  const { page, walk } = await walkOnPhone(context, '/ai-apps');
  const box = page.locator('#mailbox');
  await box.scrollIntoViewIfNeeded();
  await walk.tap(box.getByText('Use your own emails'));
  await walk.tap(box.getByRole('button', { name: 'Add this email' }));
  await expect(box.getByLabel('An email', { exact: true })).toHaveAccessibleDescription(
    /Paste an email first/,
  );
  await walk.write(
    box.getByLabel('An email', { exact: true }),
    'From: Sarah Miller\nSubject: Where is my parcel?\n\nMy parcel was due on Monday. Call me on 020 7946 0123.\n\nSarah Miller',
  );
  await walk.tap(box.getByRole('button', { name: 'Add this email' }));
  await walk.choose(box.getByRole('button', { name: 'Open saved emails' }), {
    name: 'invoice.eml',
    mimeType: 'message/rfc822',
    buffer: Buffer.from(
      textFile(
        'From: Acme Ltd <office@acme.example>\r\nSubject: Invoice 77-A\r\nContent-Type: text/plain\r\n\r\nAcme Ltd\r\nInvoice 77-A\r\nDate: 3 May 2026\r\nNet 100.00\r\nVAT 20.00\r\nTotal EUR 120.00\r\n',
      ),
    ),
  });
  await expect(box.getByRole('heading', { name: 'Your 2 emails, five steps' })).toBeVisible(slowly);
  expect(await hardToTouch(page, '#mailbox')).toEqual([]);
  await walk.tap(box.getByRole('button', { name: 'Work through them' }));
  await expect(box.getByText('Done, live: all five steps ran just now.')).toBeVisible(slowly);
  const { name, text } = await walk.take(box.getByRole('button', { name: 'Save these results' }));
  expect(name).toBe('emails.md');
  for (const found of ['# 2 emails, 5 steps', 'delivery', '[phone 1]', '2026-05-03', 'No thread among them'])
    expect(text).toContain(found);
  expect(await hardToTouch(page, '#mailbox')).toEqual([]);
  expect(await tooWide(page)).toBe(0);
  await walk.ends('own emails', 8);
});
