import { type BrowserContext, expect, type Page } from '@playwright/test';
import { type TaskId, taskIds } from '#content/ai-demos/ai-demos.ts';
import { docxFile, pdfFile, textFile, wordParagraph } from '#engines/documents/testing/make-files.ts';
import { hydrated, phone, test, tooWide } from './page.ts';
import { hardToTouch, phoneWalk } from './phone-walk.ts';

// Somebody who has never seen the tools takes a result away on a phone within three minutes: their own file or text, three
// questions with their passages, and an export. Where the browser can do it alone, the network is cut once the page is there.
test.describe.configure({ timeout: 300_000, mode: 'default' });

const slowly = { timeout: 120_000 };
const fileOf = (name: string, mimeType: string, bytes: Uint8Array) => ({
  name,
  mimeType,
  buffer: Buffer.from(bytes),
});

const report = async () =>
  fileOf(
    'report.pdf',
    'application/pdf',
    await pdfFile([
      [{ heading: 'Annual report' }, 'The rowing club was founded in a shed beside the lock in 1911.'],
      [
        { heading: 'The boathouse' },
        'The new boathouse was opened by Wilma Hagen on 12 June 2021. It holds forty boats and a workshop.',
      ],
    ]),
  );
const threeAboutIt = [
  ['Who opened the new boathouse?', 'Wilma Hagen'],
  ['How many boats does the boathouse hold?', 'forty'],
  ['When was the club founded?', '1911'],
] as const;

async function onPhone(
  context: BrowserContext,
  path: string,
): Promise<{ page: Page; walk: ReturnType<typeof phoneWalk> }> {
  const page = await context.newPage();
  await page.goto(path);
  await hydrated(page);
  return { page, walk: phoneWalk(page) };
}

/** Asks by the button, waits until no question is open, and looks at the answer with its passage. */
async function ask(page: Page, walk: ReturnType<typeof phoneWalk>, question: string, answer: string) {
  await walk.write(page.getByLabel('Your question'), question);
  await walk.tap(page.getByRole('button', { name: 'Ask', exact: true }));
  const found = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: question }) });
  await expect(found.locator('blockquote').filter({ hasText: answer }).first()).toBeVisible(slowly);
}

/** Lets the tool run in this browser alone, and cuts the network. */
async function cut(page: Page, walk: ReturnType<typeof phoneWalk>, opener: string) {
  await walk.tap(page.getByRole('button', { name: opener, exact: true }));
  await walk.tap(page.getByRole('switch', { name: 'Run in this browser' }));
  await expect(page.getByText('It now works offline')).toBeVisible(slowly);
  expect(await hardToTouch(page)).toEqual([]);
  await walk.tap(page.getByRole('button', { name: 'Close: Inputs' }));
  await page.context().setOffline(true);
}

async function exported(page: Page, walk: ReturnType<typeof phoneWalk>): Promise<string> {
  await walk.tap(page.getByRole('button', { name: 'Export' }));
  return (await walk.take(page.getByRole('menuitem', { name: 'Markdown' }))).text;
}

test.describe('on a phone', () => {
  let context: BrowserContext;
  test.beforeEach(async ({ browser, origin }) => {
    context = await browser.newContext({ ...phone, baseURL: origin });
  });
  test.afterEach(() => context.close());

  test('an own PDF is asked three questions with the network cut, and the answers leave as a file', async () => {
    const { page, walk } = await onPhone(context, '/ai-tools/filechat');
    expect(await hardToTouch(page)).toEqual([]);
    await cut(page, walk, 'Files');
    await walk.choose(
      page.getByRole('button', { name: 'Add files' }).filter({ visible: true }).last(),
      await report(),
    );
    await expect(page.getByText('report.pdf is ready for questions').first()).toBeVisible(slowly);
    for (const [question, answer] of threeAboutIt) await ask(page, walk, question, answer);
    await walk.tap(page.getByRole('button', { name: /report\.pdf, Page 1/ }).first());
    await expect(page.locator('[data-pdf-page="1"] [data-mark]').first()).toBeInViewport();
    await walk.tap(page.getByRole('button', { name: 'Answers' }));
    const text = await exported(page, walk);
    for (const [, answer] of threeAboutIt) expect(text).toContain(answer);
    expect(await hardToTouch(page)).toEqual([]);
    expect(await tooWide(page)).toBe(0);
    await walk.ends('file chat', 14);
  });

  test('two own files are asked three questions with the network cut, and what differs is said', async () => {
    const { page, walk } = await onPhone(context, '/ai-tools/multifilechat');
    expect(await hardToTouch(page)).toEqual([]);
    await cut(page, walk, 'Files');
    const add = page.getByRole('button', { name: 'Add files' }).filter({ visible: true }).last();
    await walk.choose(
      add,
      fileOf(
        'north.txt',
        'text/plain',
        textFile('The pool in the north opens at 6.30 am. A ticket costs 4 pounds.'),
      ),
    );
    await expect(page.getByText('north.txt is ready for questions').first()).toBeVisible(slowly);
    await walk.choose(
      add,
      fileOf(
        'south.docx',
        'application/octet-stream',
        docxFile(wordParagraph('The pool in the south opens at 9.15 am. Its sauna is closed on Mondays.')),
      ),
    );
    await expect(page.getByText('2 files are ready for questions').first()).toBeVisible(slowly);
    await ask(page, walk, 'When does the pool open?', '6.30 am');
    await expect(page.getByText('The files disagree').first()).toBeVisible();
    await ask(page, walk, 'What does a ticket cost?', '4 pounds');
    await ask(page, walk, 'When is the sauna closed?', 'Mondays');
    expect(await exported(page, walk)).toContain('9.15 am');
    expect(await hardToTouch(page)).toEqual([]);
    expect(await tooWide(page)).toBe(0);
    await walk.ends('several files', 14);
  });

  test('a pasted page is asked three questions with the network cut', async () => {
    const { page, walk } = await onPhone(context, '/ai-tools/webchat');
    expect(await hardToTouch(page)).toEqual([]);
    await cut(page, walk, 'Add a page');
    await walk.tap(page.getByRole('button', { name: 'Add a page' }));
    await walk.tap(page.getByText('Paste a text'));
    await walk.write(
      page.getByLabel('Text or HTML'),
      'The ferry to Northbank costs 4.20 pounds for adults. It leaves at ten in the morning. Bicycles travel free of charge.',
    );
    await walk.tap(page.getByRole('button', { name: 'Add this text' }));
    await expect(page.getByText('Pasted text is ready for questions').first()).toBeVisible(slowly);
    await ask(page, walk, 'What does the ferry cost?', '4.20 pounds');
    await ask(page, walk, 'When does the ferry leave?', 'ten in the morning');
    await ask(page, walk, 'What do bicycles cost?', 'free of charge');
    expect(await exported(page, walk)).toContain('ten in the morning');
    expect(await tooWide(page)).toBe(0);
    await walk.ends('web chat', 15);
  });

  test('the PDF chatbot answers three questions to an own file, and they leave as a file', async () => {
    const { page, walk } = await onPhone(context, '/pdf-chatbot');
    const chat = page.locator('#ask');
    await chat.scrollIntoViewIfNeeded();
    await walk.choose(chat.getByRole('button', { name: 'Add files' }), await report());
    await expect(chat).toContainText('PDF, 2 pages', slowly);
    for (const [question, answer] of threeAboutIt) await ask(page, walk, question, answer);
    const { text } = await walk.take(chat.getByRole('button', { name: 'Save these answers' }));
    for (const [, answer] of threeAboutIt) expect(text).toContain(answer);
    expect(text).toContain('report.pdf, Page 2');
    expect(await hardToTouch(page, '#ask')).toEqual([]);
    expect(await tooWide(page)).toBe(0);
    await walk.ends('PDF chatbot', 9);
  });

  test('the leaflet answers three questions, each with its section, and they leave as a file', async () => {
    const { page, walk } = await onPhone(context, '/pregnancy-chatbot');
    const chat = page.locator('#ask');
    await chat.scrollIntoViewIfNeeded();
    for (const [question, answer] of [
      ['Which painkiller is the first choice?', 'Paracetamol'],
      ['When is the dating scan?', 'between 11 and 14 weeks'],
      ['How much tuna can I eat?', 'four medium cans'],
    ] as const) {
      await walk.write(chat.getByLabel('Ask the leaflet'), question);
      await walk.tap(chat.getByRole('button', { name: 'Ask', exact: true }));
      await expect(chat.getByRole('listitem').filter({ hasText: question }).locator('mark')).toContainText(
        answer,
        slowly,
      );
    }
    const { name, text } = await walk.take(chat.getByRole('button', { name: 'Save these answers' }));
    expect(name).toBe('leaflet-answers.md');
    expect(text).toContain('> — Medicines and vaccinations');
    expect(await hardToTouch(page, '#ask')).toEqual([]);
    expect(await tooWide(page)).toBe(0);
    await walk.ends('leaflet', 7);
  });

  /** What a visitor might bring to each task, and words of what comes out. */
  const own: Readonly<Record<TaskId, readonly [fields: Readonly<Record<string, string>>, expected: string]>> =
    {
      'sort-support-mail': [{ mail: 'Where is my parcel? It was due on Monday.' }, 'This goes to delivery'],
      'hide-names': [{ text: 'Call Sarah Miller on 020 7946 0123.' }, '[Person A]'],
      'key-sentences': [
        { thread: 'Ana: The roof leaks again.\nTom: We decided to replace it. Please pay by Friday 3 May.' },
        'We decided to replace it.',
      ],
      'extract-invoice': [
        { text: 'Acme Ltd\nInvoice 77-A\nDate: 3 May 2026\nNet 100.00\nVAT 20.00\nTotal EUR 120.00' },
        '2026-05-03',
      ],
      'table-out-of-text': [
        { text: 'Bread costs £2, milk is £1 and cheese comes at £5.', columns: 'Product, Price' },
        'A table of 3 rows',
      ],
      'compare-clauses': [{ left: 'Paid in 10 days.', right: 'Paid in 20 days.' }, 'a number changed'],
      'search-by-meaning': [{ question: 'how do I wash a sweater' }, 'Wash wool by hand'],
      'similar-products': [{ like: 'Sleeping bag' }, 'Closest to Sleeping bag'],
      'transcribe-note': [
        { note: 'Call Sarah about the boiler by Friday. It was cold.' },
        '1 to-do in this note',
      ],
      'tidy-addresses': [{ addresses: 'Lindenstraße 8, 20099 Hamburg' }, '1 of 1 address read'],
    };

  for (const id of taskIds)
    test(`${id} takes an own text with the network cut, and its result leaves as a file`, async () => {
      const { page, walk } = await onPhone(context, `/ai/demo/${id}`);
      const [fields, expected] = own[id];
      const form = page.locator('form').filter({ has: page.getByLabel('File to read') });
      const result = page.locator('section[aria-labelledby=result]');
      expect(await hardToTouch(page)).toEqual([]);
      const inBrowser = form.getByRole('switch', { name: 'Run in this browser' });
      const run = form.locator('button[type=submit]');
      if ((await inBrowser.count()) > 0) {
        await walk.tap(inBrowser);
        // The model comes with the first run; the example is that.
        await walk.tap(run);
        await expect(result).toHaveAttribute('aria-busy', 'false', slowly);
      } else await page.waitForLoadState('networkidle');
      await page.context().setOffline(true);
      for (const [name, text] of Object.entries(fields))
        await walk.write(form.locator(`[name="${name}"]`), text);
      await walk.tap(run);
      await expect(result).toContainText(expected, slowly);
      await expect(result.getByRole('heading').first()).toBeInViewport();
      const { text } = await walk.take(result.getByRole('button', { name: 'Text', exact: true }));
      expect(text.length).toBeGreaterThan(10);
      expect(await hardToTouch(page)).toEqual([]);
      expect(await tooWide(page)).toBe(0);
      await walk.ends(id, 6);
    });
});
