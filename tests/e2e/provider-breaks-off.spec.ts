import { expect, type Page } from '@playwright/test';
import { exampleQuestions, firstArticle } from '#demos/news/examples/articles.ts';
import { pdfFile } from '#engines/documents/testing/make-files.ts';
import {
  type StreamEnd,
  standInProvider,
  streamText,
} from '../../demos/kit/models/testing/stand-in-provider.ts';
import { type Site, startSite } from '../../scripts/test/site.ts';
import { exported } from './exported.ts';
import { hydrated, phone, test, tooWide } from './page.ts';

// An operator has connected a model that writes answers, and it fails in the middle of one: what came stays, and what our
// reader found stands below it.
test.describe.configure({ timeout: 300_000, mode: 'serial' });

const slowly = { timeout: 120_000 };
const places = [
  { name: 'a desk', of: { viewport: { width: 1440, height: 900 } } },
  { name: 'a phone', of: phone },
] as const;

/** What the stand-in does next. */
let mood: StreamEnd | 'garbage' | 'nothing' = 'whole';
let provider: Awaited<ReturnType<typeof standInProvider>>;
let site: Site;

test.beforeAll(async () => {
  provider = await standInProvider((response) => {
    if (mood === 'garbage')
      response.writeHead(200, { 'content-type': 'text/event-stream' }).end('<html>Bad gateway</html>');
    else if (mood === 'nothing') response.destroy();
    else
      streamText(
        response,
        ['It was opened by ', 'Wilma Hagen [1]. ', mood === 'whole' ? 'It is new [1].' : 'And it ho'],
        { ends: mood },
      );
  });
  site = await startSite({ AI_BASE_URL: provider.base, AI_MODEL: 'stand-in' });
});
test.afterAll(async () => {
  await site?.stop();
  provider?.close();
});

const answer = (page: Page, question: string) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: question }) });

async function ask(page: Page, question: string) {
  await page.getByLabel('Your question').fill(question);
  await page.getByRole('button', { name: 'Ask', exact: true }).click();
  const found = answer(page, question);
  await expect(found.locator('blockquote').first()).toBeVisible(slowly);
  // It is answered for good once no question waits any more.
  const waiting = page.getByRole('list', { name: 'Questions without an answer yet' });
  await expect(waiting.getByRole('listitem')).toHaveCount(0, slowly);
  return found;
}

for (const place of places)
  test(`at ${place.name} an answer that breaks off keeps what came, says so, and quotes the same passages`, async ({
    browser,
  }) => {
    const context = await browser.newContext({ ...place.of, baseURL: site.address });
    const page = await context.newPage();
    await page.goto('/ai-tools/filechat');
    await hydrated(page);
    await page
      .locator('input[type=file]')
      .first()
      .setInputFiles({
        name: 'report.pdf',
        mimeType: 'application/pdf',
        buffer: Buffer.from(
          await pdfFile([
            [{ heading: 'Annual report' }, 'The rowing club was founded in a shed beside the lock.'],
            [
              { heading: 'The boathouse' },
              'The new boathouse was opened by Wilma Hagen on 12 June 2021. It holds forty boats.',
            ],
          ]),
        ),
      });
    await expect(page.getByText('report.pdf is ready for questions').first()).toBeVisible(slowly);

    mood = 'whole';
    const whole = await ask(page, 'Who opened the new boathouse?');
    await expect(whole).toContainText('Written by stand-in');
    const passage = await whole.locator('blockquote').first().innerText();

    const broken: readonly (readonly [StreamEnd, string])[] = [
      ['broken', 'Who opened the boathouse?'],
      ['early', 'Which person opened the new boathouse?'],
      ['never', 'By whom was the new boathouse opened?'],
    ];
    for (const [end, question] of broken) {
      mood = end;
      const found = await ask(page, question);
      await expect(found).toContainText('It was opened by Wilma Hagen.');
      await expect(found).toContainText('The connected model broke off, so its answer ends here.');
      await expect(found).not.toContainText('And it ho');
      await expect(found.locator('blockquote').first()).toHaveText(passage);
      await found.getByRole('button', { name: 'report.pdf, Page 2' }).first().click();
      await expect(page.locator('[data-pdf-page="2"] [data-mark]').first()).toBeVisible();
      if (place.of === phone) await page.getByRole('button', { name: 'Answers' }).tap();
    }
    for (const [next, question] of [
      ['garbage', 'Who has opened the new boathouse?'],
      ['nothing', 'When was the boathouse opened?'],
    ] as const) {
      mood = next;
      const found = await ask(page, question);
      await expect(found).toContainText('The language model did not answer, so these are quotes.');
      await expect(found).toContainText('report.pdf, Page 2');
    }
    const { text } = await exported(page, 'Markdown');
    expect(text).toContain('The connected model broke off, so its answer ends here.');
    expect(text.match(/\*\*Wilma Hagen\*\*/g)?.length).toBeGreaterThan(3);
    expect(await tooWide(page)).toBe(0);
    await context.close();
  });

for (const place of places)
  test(`at ${place.name} a news digest whose writer breaks off shows key sentences and quotes, and says why`, async ({
    browser,
  }) => {
    const context = await browser.newContext({ ...place.of, baseURL: site.address });
    const page = await context.newPage();
    await page.goto('/case-studies/NewsSummarizerChatbot/demo');
    await hydrated(page);
    const inputs = page.getByRole('region', { name: 'Inputs' });
    const main = page.getByRole('main');
    const { title, paragraphs } = firstArticle;
    /** Has so many paragraphs of an article summarised: what was read before is not read again. */
    const summarise = async (count: number) => {
      if (place.of === phone) await page.getByRole('button', { name: 'Your article' }).tap();
      await inputs.getByText('Text', { exact: true }).click();
      await inputs.getByLabel('Text of an article').fill([title, ...paragraphs.slice(0, count)].join('\n\n'));
      await inputs.getByRole('button', { name: 'Summarise' }).click();
    };
    mood = 'whole';
    await summarise(2);
    await expect(main.getByRole('heading', { name: 'Summary', exact: true })).toBeVisible(slowly);
    await expect(main).toContainText('Written by stand-in.');

    const because = 'The language model did not answer, so these are quotes.';
    for (const [count, end] of [
      [3, 'broken'],
      [4, 'early'],
    ] as const) {
      mood = end;
      await summarise(count);
      await expect(main).toContainText(because, slowly);
      await expect(main.getByRole('heading', { name: 'Key sentences', exact: true })).toBeVisible();
      // Half a summary is not shown beside the sentences that replace it.
      await expect(main).not.toContainText('It was opened by');
    }
    mood = 'broken';
    await page.getByLabel('Ask the text').fill(exampleQuestions[0]);
    await page.getByRole('button', { name: 'Ask', exact: true }).click();
    const found = main.getByRole('listitem').filter({ hasText: exampleQuestions[0] });
    await expect(found.locator('blockquote').first()).toContainText('€209 million', slowly);
    await expect(found).toContainText(because);
    expect((await exported(page, 'Digest, Markdown')).text).toContain('€209 million');
    expect(await tooWide(page)).toBe(0);
    await context.close();
  });
