import { expect } from '@playwright/test';
import { seriousFindings } from './axe.ts';
import { journeys } from './landings/all.ts';
import { coloursArrived, test, tooWide } from './page.ts';

/** The selectors of a landing's own stylesheets that no element of its page answers to. Runs in the page. */
function unmatched(slug: string): { rules: number; lost: string[] } {
  const lost: string[] = [];
  let rules = 0;
  // What depends on a state, a palette or a press is looked at without it.
  const bare = (selector: string) =>
    selector
      .replaceAll(
        /::?(?:before|after|placeholder|marker|selection|hover|focus|focus-visible|focus-within|active|checked|disabled|open|invalid|[-\w]*(?:thumb|track|backdrop)[-\w]*)(?![-\w(])/g,
        '',
      )
      .replaceAll(/\[(?:aria|data)-[^\]]*\]|\[open\]/g, '')
      .replaceAll(/:has\(\.palette-\d:checked\)/g, '');
  function look(list: CSSRuleList, outer: string) {
    for (const rule of list) {
      if (rule instanceof CSSStyleRule) {
        const selector = outer
          ? rule.selectorText.includes('&')
            ? rule.selectorText.replaceAll('&', outer)
            : `${outer} :is(${rule.selectorText})`
          : rule.selectorText;
        rules += 1;
        if (!document.querySelector(bare(selector).trim() || '*')) lost.push(rule.selectorText);
        look(rule.cssRules, selector);
      } else if (rule instanceof CSSGroupingRule) look(rule.cssRules, outer);
    }
  }
  for (const sheet of document.styleSheets) {
    const own = [...sheet.cssRules].some(
      (rule) => rule instanceof CSSStyleRule && rule.selectorText === `.landing-${slug}`,
    );
    if (own) look(sheet.cssRules, '');
  }
  return { rules, lost };
}

for (const { path, slug } of journeys)
  test(`${path} is a site of its own, whose styles match what stands there`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    const landing = page.locator(`.landing-${slug}`);
    await expect(landing.locator('> header')).toHaveCount(1);
    await expect(landing.locator('> footer')).toHaveCount(1);
    await expect(page.locator('body > header, body > footer, #site-menu')).toHaveCount(0);
    expect(await landing.locator('main > section').count()).toBeGreaterThanOrEqual(4);
    for (const link of await landing.locator('> header nav a').all()) {
      const href = (await link.getAttribute('href')) ?? '';
      expect(href).toMatch(/^#\w/);
      await expect(landing.locator(href)).toHaveCount(1);
    }
    const { rules, lost } = await page.evaluate(unmatched, slug);
    expect(rules).toBeGreaterThan(30);
    expect(lost).toEqual([]);
    expect(await tooWide(page)).toBe(0);

    const bar = page.locator('[data-agency-bar]');
    await expect(bar.getByRole('link', { name: /^All \d+ templates$/ })).toHaveAttribute(
      'href',
      '/demos#templates',
    );
    await page.getByRole('button', { name: 'About this template' }).click();
    const before = await landing.evaluate((part) => getComputedStyle(part).backgroundColor);
    await page.locator('[data-template-bar] label').last().click();
    await coloursArrived(page);
    expect(await landing.evaluate((part) => getComputedStyle(part).backgroundColor)).not.toBe(before);
    await page.getByRole('button', { name: 'Make it yours' }).click();
    await expect(page.locator('textarea').first()).toHaveValue(
      /We’d like to use the template “.+” in the palette “.+”/,
    );
  });

for (const { path } of journeys)
  for (const colorScheme of ['light', 'dark'] as const)
    test(`${path} pleases axe in the ${colorScheme}, in each of its palettes`, async ({ page }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.goto(path);
      await page.getByRole('button', { name: 'About this template' }).click();
      for (const palette of await page.locator('[data-template-bar] label').all()) {
        await palette.click();
        await coloursArrived(page);
        const found = await seriousFindings(page, { rules: ['color-contrast'] });
        expect(found, await palette.innerText()).toEqual([]);
      }
      expect(await seriousFindings(page)).toEqual([]);
    });

for (const { path } of journeys)
  test(`${path} shows an example without scripts, and says so`, async ({ browser, origin }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(origin + path);
    await expect(page.locator('[data-centrepiece]')).toBeVisible();
    await expect(page.locator('.landing-noscript')).toContainText(/scripts/);
    await context.close();
  });
