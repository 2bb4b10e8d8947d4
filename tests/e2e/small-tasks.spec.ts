import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium, expect, type Page } from '@playwright/test';
import { taskIds } from '#content/ai-demos/ai-demos.ts';
import { textFile } from '#engines/documents/testing/make-files.ts';
import { wavOf } from '#lib/files/write-wav.ts';
import { browserFlags } from '../../scripts/test/browser.ts';
import { hydrated, phone, test, tooWide, watch } from './page.ts';

// One after the other: a visitor may use the model twice at once, and a third task would be refused.
test.describe.configure({ timeout: 120_000, mode: 'default' });
test.use({ viewport: { width: 1440, height: 900 } });

/** The fields of a task and its buttons. */
const form = (page: Page) => page.locator('form').filter({ has: page.getByLabel('File to read') });
const field = (page: Page, name: string) => form(page).locator(`[name="${name}"]`);
const result = (page: Page) => page.locator('section[aria-labelledby=result]');

async function open(page: Page, id: string): Promise<void> {
  await page.goto(`/ai/demo/${id}`);
  await hydrated(page);
}

/** Presses a button of the result and gives the file as it arrives. */
async function downloaded(page: Page, name: string): Promise<string> {
  const arriving = page.waitForEvent('download');
  await result(page).getByRole('button', { name }).click();
  return readFile(await (await arriving).path(), 'utf8');
}

interface OwnInput {
  id: string;
  fields: Readonly<Record<string, string>>;
  action: string;
  expected: string;
}

/** What a visitor might bring to each task, and words of what should come out. */
const own: readonly OwnInput[] = [
  {
    id: 'sort-support-mail',
    fields: { mail: 'Where is my parcel? It was due on Monday.' },
    action: 'Sort this email',
    expected: 'This goes to delivery',
  },
  {
    id: 'hide-names',
    fields: { text: 'Call Sarah Miller on 020 7946 0123.' },
    action: 'Hide personal data',
    expected: 'Call [Person A] on [phone 1].',
  },
  {
    id: 'key-sentences',
    fields: {
      thread: 'Ana: The roof leaks again.\nTom: We decided to replace it. Please pay by Friday 3 May.',
    },
    action: 'Find key sentences',
    expected: 'We decided to replace it.',
  },
  {
    id: 'table-out-of-text',
    fields: { text: 'Bread costs £2, milk is £1 and cheese comes at £5.', columns: 'Product, Price' },
    action: 'Make a table',
    expected: 'A table of 3 rows',
  },
  {
    id: 'compare-clauses',
    fields: { left: 'Paid in 10 days.', right: 'Paid in 20 days.' },
    action: 'Compare the two',
    expected: 'a number changed',
  },
  {
    id: 'search-by-meaning',
    fields: { question: 'how do I wash a sweater' },
    action: 'Search the texts',
    expected: 'Wash wool by hand',
  },
  {
    id: 'similar-products',
    fields: { like: 'Sleeping bag' },
    action: 'Find similar products',
    expected: 'Closest to Sleeping bag',
  },
  {
    id: 'tidy-addresses',
    fields: { addresses: 'Lindenstraße 8, 20099 Hamburg' },
    action: 'Tidy these addresses',
    expected: '1 of 1 address read',
  },
];

test('each task has its example and result before and without scripts', async ({ browser, origin }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  for (const id of taskIds) {
    await page.goto(`${origin}/ai/demo/${id}`);
    await expect(result(page)).toContainText('Sample data');
    await expect(page.getByText(/^\d+ of 20 inputs came out right\./)).toBeVisible();
  }
  await context.close();
});

for (const { id, fields, action, expected } of own)
  test(`${id} takes a visitor’s own text, and its result leaves as a file`, {
    tag: id === 'hide-names' ? ['@smoke'] : [],
  }, async ({ page, origin }) => {
    const misdeeds = watch(page, origin);
    await open(page, id);
    for (const [name, text] of Object.entries(fields)) await field(page, name).fill(text);
    await form(page).getByRole('button', { name: action }).click();
    await expect(result(page)).toContainText(expected, { timeout: 60_000 });
    await expect(result(page)).not.toContainText('Sample data');
    expect((await downloaded(page, 'Download CSV')).length).toBeGreaterThan(20);
    await page.getByRole('button', { name: 'Back to the example' }).click();
    await expect(result(page)).toContainText('Sample data');
    expect(misdeeds).toEqual({ console: [], failed: [], foreign: [] });
  });

test('an invoice is read from a file, and what is wrong is said beside its field', async ({ page }) => {
  await open(page, 'extract-invoice');
  await page.getByLabel('File to read').setInputFiles({
    name: 'invoice.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from(
      textFile('Acme Ltd\nInvoice 77-A\nDate: 3 May 2026\nNet 100.00\nVAT 20.00\nTotal EUR 120.00'),
    ),
  });
  await expect(field(page, 'text')).toHaveValue(/77-A/);
  await page.getByRole('button', { name: 'Read this invoice' }).click();
  await expect(result(page)).toContainText('2026-05-03');
  expect(await downloaded(page, 'JSON')).toContain('77-A');
  await page.getByRole('button', { name: 'Start empty' }).click();
  await page.getByRole('button', { name: 'Read this invoice' }).click();
  await expect(form(page).getByText('Paste the text of an invoice, or choose a file.').first()).toBeVisible();
});

test('a text that is too long is said beside its field and stays there, and so does a file that no task reads', async ({
  page,
}) => {
  await open(page, 'hide-names');
  const long = 'Ask Sarah Miller. '.repeat(1500);
  await field(page, 'text').fill(long);
  await page.getByRole('button', { name: 'Hide personal data', exact: true }).click();
  await expect(field(page, 'text')).toHaveAccessibleDescription(
    /This has 26,999 characters, and 20,000 can be read at once/,
  );
  await expect(field(page, 'text')).toBeFocused();
  await page.getByLabel('File to read').setInputFiles({
    name: 'film.mkv',
    mimeType: 'video/x-matroska',
    buffer: Buffer.from('1a45dfa3010000000000001f428681', 'hex'),
  });
  await expect(form(page).getByRole('alert').filter({ hasText: 'film.mkv' })).toBeVisible();
  await expect(field(page, 'text')).toHaveValue(long);
});

/** A scan of an invoice: text drawn a little askew, with specks, as a picture. */
const scan = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [1240, 900];
    const pen = canvas.getContext('2d');
    if (!pen) throw new Error('no canvas');
    pen.fillStyle = '#f6f3ea';
    pen.fillRect(0, 0, canvas.width, canvas.height);
    pen.translate(20, 30);
    pen.rotate(0.008);
    pen.fillStyle = '#222';
    pen.font = '30px sans-serif';
    const lines = [
      'Harbour Prints Ltd',
      'INVOICE 2026-014',
      'Date: 2 March 2026',
      'Bill to: Mill Lane Bakery',
      'Subtotal 1,100.00',
      'VAT 20% 220.00',
      'Total GBP 1,320.00',
    ];
    for (const [at, line] of lines.entries()) pen.fillText(line, 60, 80 + at * 70);
    for (let at = 0; at < 900; at += 1) {
      pen.fillStyle = `rgb(90 90 90 / ${(at % 5) / 12})`;
      pen.fillRect((at * 577) % 1240, (at * 331) % 900, 2, 2);
    }
    return canvas.toDataURL('image/png').slice('data:image/png;base64,'.length);
  });

test('a picture of an invoice is recognised in the browser, and nothing of it is sent', async ({
  page,
  origin,
}) => {
  const misdeeds = watch(page, origin);
  await open(page, 'extract-invoice');
  const sent: string[] = [];
  page.on('request', (request) => request.method() !== 'GET' && sent.push(request.url()));
  await page.getByLabel('File to read').setInputFiles({
    name: 'scan.png',
    mimeType: 'image/png',
    buffer: Buffer.from(await scan(page), 'base64'),
  });
  await expect(field(page, 'text')).toHaveValue(/Total GBP/, { timeout: 90_000 });
  await page.getByRole('button', { name: 'Read this invoice' }).click();
  await expect(result(page)).toContainText('Net and tax add up to the total');
  await expect(result(page)).toContainText('Mill Lane Bakery');
  expect(sent).toEqual([]);
  expect(misdeeds).toEqual({ console: [], failed: [], foreign: [] });
});

test('with the model in the browser no request carries a word', async ({ page }) => {
  await open(page, 'sort-support-mail');
  await page.getByRole('switch', { name: 'Run in this browser' }).check();
  const sent: string[] = [];
  page.on('request', (request) => request.method() !== 'GET' && sent.push(request.url()));
  await field(page, 'mail').fill('I was charged twice for one invoice.');
  await page.getByRole('button', { name: 'Sort this email' }).click();
  await expect(result(page)).toContainText('This goes to billing', { timeout: 90_000 });
  expect(sent).toEqual([]);
});

test('a note that was spoken is written down in the browser, and nothing of it is sent', async ({
  page,
  origin,
}) => {
  const misdeeds = watch(page, origin);
  await open(page, 'transcribe-note');
  const sent: string[] = [];
  page.on('request', (request) => request.method() !== 'GET' && sent.push(request.url()));
  const sound = page.getByLabel('File to read');
  await sound.setInputFiles('demos/small-tasks/inputs/transcribe-note/harvard-spk1-snt2.wav');
  await expect(field(page, 'note')).toHaveValue('Drop the two when you add the figures.', {
    timeout: 90_000,
  });
  await expect(result(page)).toContainText('Drop the two when you add the figures.');
  await sound.setInputFiles('demos/small-tasks/note-example.wav');
  // Where one sentence ends is the model's guess, so two to-dos may be heard as one.
  await expect(result(page)).toContainText(/[23] to-dos/, { timeout: 90_000 });
  expect(await downloaded(page, 'Text')).toContain("- [ ] Don't forget to water the plants.");
  await sound.setInputFiles({
    name: 'silence.wav',
    mimeType: 'audio/wav',
    buffer: Buffer.from(wavOf(new Int16Array(8000), 16_000)),
  });
  await expect(form(page).getByRole('alert')).toContainText('We heard no speech');
  await expect(result(page)).toContainText(/[23] to-dos/);
  expect(sent).toEqual([]);
  expect(misdeeds).toEqual({ console: [], failed: [], foreign: [] });
});

test('somebody speaks a note into a phone', async ({ origin, request }) => {
  const clip = join(import.meta.dirname, '../../demos/small-tasks/note-example.wav');
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH,
    args: [
      ...browserFlags,
      '--use-fake-ui-for-media-stream',
      '--use-fake-device-for-media-stream',
      `--use-file-for-fake-audio-capture=${clip}`,
    ],
  });
  try {
    const context = await browser.newContext({ ...phone, baseURL: origin, permissions: ['microphone'] });
    const page = await context.newPage();
    await open(page, 'transcribe-note');
    await page.getByRole('button', { name: 'Record a note' }).tap();
    await expect(page.getByText(/kitchen/).first()).toBeVisible({ timeout: 90_000 });
    await page.getByRole('button', { name: 'Stop and keep' }).last().tap();
    await expect(result(page)).toContainText(/\d to-do/, { timeout: 90_000 });
    expect(await tooWide(page)).toBe(0);
  } finally {
    await browser.close();
  }
  const policy = async (id: string) => (await request.get(`/ai/demo/${id}`)).headers()['permissions-policy'];
  expect(await policy('transcribe-note')).toContain('microphone=(self)');
  expect(await policy('hide-names')).toContain('microphone=()');
});

test('tasks fit a phone, and the result comes into view', async ({ browser, origin }) => {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  for (const id of taskIds) {
    await page.goto(`${origin}/ai/demo/${id}`);
    expect(await tooWide(page)).toBe(0);
  }
  await page.goto(`${origin}/ai/demo/hide-names`);
  await hydrated(page);
  await field(page, 'text').fill('Ask Sarah Miller.');
  await form(page).getByRole('button', { name: 'Hide personal data' }).tap();
  await expect(result(page).getByRole('paragraph').filter({ hasText: 'Ask [Person A].' })).toBeInViewport();
  await context.close();
});

test('a mailbox is worked through live', async ({ page }) => {
  await page.goto('/ai-apps');
  await page.getByText('Twelve emails, five steps').scrollIntoViewIfNeeded();
  await page.getByRole('button', { name: 'Run it again now' }).click();
  await expect(page.getByText('Done, live: all five steps ran just now.')).toBeVisible({ timeout: 90_000 });
  const step = page.getByRole('listitem').filter({ hasText: '3. Read the invoices' });
  await step.locator('summary').first().click();
  await step.locator('summary').last().click();
  await expect(step.getByText('2026-03-16')).toBeVisible();
});

test('the box leads a file, an address and words into the right tool', async ({ page }) => {
  await page.goto('/ai-tools');
  const box = page.getByLabel('What do you have?');
  await box.scrollIntoViewIfNeeded();
  await page.getByLabel('Files for a tool').setInputFiles({
    name: 'pool.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from(textFile('The pool in the north opens at 6.30 am on every working day of the week.')),
  });
  await page.waitForURL('**/ai-tools/filechat');
  await expect(page.getByText('pool.txt is ready for questions').first()).toBeVisible();

  await page.goto('/ai-tools');
  await box.fill('two red birds on a tree');
  await page.getByRole('button', { name: 'Go', exact: true }).click();
  await page.getByRole('button', { name: 'Make a picture of it' }).click();
  await page.waitForURL('**/ai-tools/image-generator');
  await expect(page.getByLabel('What should be in it?').first()).toHaveValue('two red birds on a tree');

  await page.goto('/ai-tools');
  await box.fill('The ferry leaves at ten.');
  await page.getByRole('button', { name: 'Go', exact: true }).click();
  await page.getByRole('button', { name: 'Read it aloud' }).click();
  await page.waitForURL('**/ai-tools/text-to-speech');
  await expect(page.getByRole('textbox', { name: 'Text to read aloud' }).first()).toHaveValue(
    'The ferry leaves at ten.',
  );

  await page.goto('/ai-tools');
  await page.getByLabel('Files for a tool').setInputFiles({
    name: 'silence.wav',
    mimeType: 'audio/wav',
    buffer: Buffer.from(wavOf(new Int16Array(8000), 16_000)),
  });
  await page.waitForURL('**/ai-tools/speech-to-text');
  await expect(page.getByText('We heard no speech in this recording').first()).toBeVisible();

  await page.goto('/ai-tools');
  await page.getByRole('button', { name: 'Go', exact: true }).click();
  await expect(page.getByText('Type something, paste an address, or choose a file.')).toBeVisible();
});
