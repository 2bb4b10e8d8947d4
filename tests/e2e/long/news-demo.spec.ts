import { expect } from '@playwright/test';
import { exampleQuestions, firstArticle } from '#demos/news/examples/articles.ts';
import { chooseMore, exported } from '../exported.ts';
import { hydrated, phone, test, tooWide, watch } from '../page.ts';

test.describe.configure({ timeout: 60_000 });

const path = '/case-studies/NewsSummarizerChatbot/demo';

test('on a desktop a feed is read into one time line, asked, undone and exported', async ({
  page,
  origin,
}) => {
  const misdeeds = watch(page, origin);
  await page.goto(path);
  await hydrated(page);
  const main = page.getByRole('main');
  await expect(main).toContainText('key sentences out of 16');
  await page.getByText('Long', { exact: true }).click();
  await expect(main).toContainText('The 7 key sentences out of 16');
  const [first] = await page.getByRole('region', { name: 'Key sentences' }).getByRole('listitem').all();
  const sentence = (await first?.textContent())?.replace(/\s*\d+$/, '') ?? '';
  await first?.getByRole('link').click();
  await expect(page.locator('span:focus')).toHaveText(sentence);

  await page.getByRole('button', { name: 'Who manufactured the trams?' }).click();
  await expect(main).toContainText(/doesn’t answer this|may not answer this/);
  await page.getByLabel('Ask the text').fill('What did the line cost?');
  await page.getByRole('button', { name: 'Ask', exact: true }).click();
  await expect(page.locator('blockquote').first()).toContainText('€209 million');

  await page.getByLabel('Example').selectOption({ label: 'Sample feed: four articles' });
  await expect(main).toContainText('4 articles');
  await page.getByRole('tab', { name: /Timeline/ }).click();
  await expect(page.getByRole('tabpanel', { name: /Timeline/ })).toContainText(
    /Sept? 2024[\s\S]*27 May 2025[\s\S]*18 Nov 2027/,
  );
  const { text: digest } = await exported(page, 'Digest, Markdown');
  expect(digest).toContain('# Sample Herald');
  expect(digest).toContain('**27 May 2025** Workers on the Sampleton tram');
  expect((await exported(page, 'Facts, CSV')).text).toContain('€212 million');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(main).toContainText('key sentences out of 16');
  // The answers belong to their text and come back with it.
  await page.getByRole('tab', { name: 'Questions' }).click();
  await expect(page.locator('blockquote').first()).toContainText('€209 million');
  await page.getByLabel('Article or feed').fill('http://10.0.0.1/');
  await page.getByRole('button', { name: 'Summarise', exact: true }).click();
  await expect(
    page.getByRole('alert').filter({ hasText: 'We couldn’t read http://10.0.0.1/' }),
  ).toBeVisible();
  await expect(main).not.toContainText('key sentences');
  await expect(main).not.toContainText('Sample data');
  await page.getByRole('button', { name: 'Show the last result' }).click();
  await expect(main).toContainText('key sentences out of 16');
  await expect(main).toContainText('Sample data');
  expect(misdeeds).toEqual({ console: [], failed: [], foreign: [] });
});

test('on a phone a text is pasted and answered from, and a link opens the same for somebody else', async ({
  browser,
  origin,
}) => {
  const context = await browser.newContext({ ...phone, baseURL: origin });
  const page = await context.newPage();
  await page.goto(path);
  await hydrated(page);
  await page.getByRole('button', { name: 'Your article' }).click();
  const inputs = page.getByRole('region', { name: 'Inputs' });
  await inputs.getByText('Text', { exact: true }).click();
  await inputs.getByRole('button', { name: 'Summarise' }).click();
  await expect(inputs.getByText('Paste a text of at least a few sentences.')).toBeVisible();
  const { title, paragraphs } = firstArticle;
  await inputs.getByLabel('Text of an article').fill([title, ...paragraphs.slice(0, 2)].join('\n\n'));
  await inputs.getByRole('button', { name: 'Summarise' }).click();
  const main = page.getByRole('main');
  await expect(main).toContainText('The 3 key sentences out of 5', { timeout: 20_000 });
  await page.getByLabel('Ask the text').fill(exampleQuestions[0]);
  await page.getByRole('button', { name: 'Ask', exact: true }).click();
  await expect(page.locator('blockquote').first()).toContainText('€209 million');
  expect(await tooWide(page)).toBe(0);

  await chooseMore(page, 'Share');
  const link = await page.getByLabel('Link').inputValue();
  const other = await context.newPage();
  await other.goto(link);
  await expect(other.getByRole('main')).toContainText(exampleQuestions[0], { timeout: 20_000 });
  await context.close();
});
