import { expect, type Page } from '@playwright/test';
import { firstArticle } from '#demos/news/examples/articles.ts';
import { chooseMore, exported } from '../exported.ts';
import { watchShifts } from '../layout-shifts.ts';
import { hydrated, phone, test, tooWide } from '../page.ts';
import { hardToTouch } from '../phone-walk.ts';

test.describe.configure({ timeout: 240_000 });

interface Walk {
  name: string;
  path: string;
  /** Brings something of one's own in, as somebody does who sees the demo for the first time. */
  bring: (page: Page) => Promise<void>;
  /** What then stands in the result. */
  result: string | RegExp;
  /** What is taken away, and a piece of what is in it. */
  take: [item: string, holds: string];
}

const slowly = { timeout: 60_000 };

async function paste(page: Page, label: string, text: string, use: string) {
  await page.getByLabel(label).fill(text);
  await page.getByRole('button', { name: use }).tap();
}

const listed = `<!doctype html><title>Offers</title><ul>${[1, 2, 3, 4]
  .map((at) => `<li><h3>Sample offer ${at}</h3><b class="price">€${at}0.00</b></li>`)
  .join('')}</ul>`;

const walks: Walk[] = [
  {
    name: 'routes',
    path: '/route-optimization/demo',
    async bring(page) {
      await chooseMore(page, 'Import');
      const rows = 'name,lat,lon,load\nGouda,52.01,4.71,11\nDelft,52.01,4.36,8\nLeiden,52.16,4.5,5\n';
      await paste(page, 'Or paste rows', rows, 'Use these rows');
      await page.getByRole('button', { name: 'Plan the day' }).last().tap();
    },
    result: /3 stops|3 of 3/,
    take: ['Table (CSV)', 'Gouda'],
  },
  {
    name: 'forecast',
    path: '/visual_forecasting/demo',
    async bring(page) {
      await page.getByRole('button', { name: 'Your data' }).tap();
      const rows = Array.from(
        { length: 48 },
        (_, at) => `${2023 + Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')},${200 + at * 3}`,
      );
      await paste(page, 'Or paste rows', ['Month,Visits', ...rows].join('\n'), 'Use these rows');
    },
    result: 'Visits, 12 months ahead',
    take: ['Table, CSV', '2027'],
  },
  {
    name: 'SEO',
    path: '/case-studies/seo-analysis/demo',
    async bring(page) {
      await page.getByRole('button', { name: 'Check your site' }).tap();
      await page.getByText('Source', { exact: true }).tap();
      await page.getByRole('textbox', { name: 'HTML' }).fill(listed);
      await page
        .getByRole('region', { name: 'Inputs' })
        .getByRole('button', { name: 'Check the source' })
        .tap();
    },
    result: 'Pasted: ',
    take: ['Findings, CSV', 'description'],
  },
  {
    name: 'privacy',
    path: '/case-studies/web_privacy_scanner/demo',
    async bring(page) {
      await chooseMore(page, 'Import');
      const source =
        'HTTP/2 200\nset-cookie: _ga=1\n\n<!doctype html><script src="https://static.hotjar.com/x.js"></script>';
      await paste(page, 'Or paste it', source, 'Open it');
    },
    result: '1 company tracks visitors here',
    take: ['Findings, CSV', 'Hotjar'],
  },
  {
    name: 'news',
    path: '/case-studies/NewsSummarizerChatbot/demo',
    async bring(page) {
      await page.getByRole('button', { name: 'Your article' }).tap();
      const inputs = page.getByRole('region', { name: 'Inputs' });
      await inputs.getByText('Text', { exact: true }).tap();
      const { title, paragraphs } = firstArticle;
      await inputs.getByLabel('Text of an article').fill([title, ...paragraphs.slice(0, 2)].join('\n\n'));
      await inputs.getByRole('button', { name: 'Summarise' }).tap();
    },
    result: 'The 3 key sentences out of 5',
    take: ['Digest, Markdown', 'tram'],
  },
  {
    name: 'scraper',
    path: '/akrascraper',
    async bring(page) {
      await page.getByRole('button', { name: 'Inputs' }).tap();
      const inputs = page.getByRole('region', { name: 'Inputs' });
      await inputs.getByText('Source', { exact: true }).tap();
      await inputs.getByRole('textbox', { name: 'HTML' }).fill(listed);
      await inputs.getByRole('button', { name: 'Read the page' }).tap();
      await page.frameLocator('iframe').getByText('€20.00').tap(slowly);
    },
    result: '4 rows of ',
    take: ['Rows, CSV', 'Sample offer 3'],
  },
];

/** How small the smallest letters of a drawing are on the glass, in pixels. */
const smallestLetters = (page: Page): Promise<number> =>
  page.evaluate(() =>
    Math.min(
      99,
      ...[...document.querySelectorAll<SVGTextElement>('main svg text')]
        .filter((text) => text.checkVisibility() && text.textContent?.trim())
        .map((text) => Number.parseFloat(getComputedStyle(text).fontSize) * (text.getScreenCTM()?.a ?? 1)),
    ),
  );

for (const { name, path, bring, result, take } of walks)
  test(`${name} on a phone: one’s own comes in, gives a result and is taken away; nothing jumps, and all of it can be touched`, async ({
    browser,
    origin,
  }) => {
    const context = await browser.newContext({ ...phone, baseURL: origin });
    const page = await context.newPage();
    const shifts = await watchShifts(page);
    await page.goto(path);
    await hydrated(page);
    await page.waitForTimeout(500);
    expect(await shifts()).toEqual([]);
    expect(await hardToTouch(page)).toEqual([]);
    expect(await smallestLetters(page)).toBeGreaterThanOrEqual(11);
    await page.evaluate(() => scrollTo({ top: 0 }));

    await bring(page);
    const main = page.getByRole('main');
    await expect(main).toContainText(result, slowly);
    await expect(main).not.toContainText('Sample data');
    await page.waitForTimeout(700);
    expect(await shifts()).toEqual([]);
    expect(await hardToTouch(page)).toEqual([]);
    expect(await smallestLetters(page)).toBeGreaterThanOrEqual(11);
    expect(await tooWide(page)).toBe(0);

    const [item, holds] = take;
    expect((await exported(page, item)).text).toContain(holds);
    await page.getByRole('button', { name: 'Inputs' }).tap();
    expect(await hardToTouch(page, '[popover]:popover-open')).toEqual([]);
    await page.keyboard.press('Escape');

    // An example takes nothing away, and Undo is within reach of the thumb.
    await page.getByLabel('Example').selectOption({ index: 1 });
    await expect(main).toContainText('Sample data', slowly);
    await chooseMore(page, 'Undo');
    await expect(main).not.toContainText('Sample data', slowly);
    await expect(main).toContainText(result, slowly);
    await context.close();
  });
