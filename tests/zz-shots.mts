import { chromium } from '/work/trees/history/node_modules/playwright-core/index.mjs';
import { newSession } from '/work/trees/history/tests/e2e/sign-up.ts';
import { textFile } from '/work/trees/history/engines/documents/testing/make-files.ts';
const origin = 'http://localhost:4471';
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox','--disable-gpu','--disable-quic','--disable-background-networking','--disable-component-update','--disable-sync'] });
const shot = async (page, name) => page.screenshot({ path: `/tmp/hshots/${name}.png` });
const step = async (name, work) => { try { await work(); console.log('ok', name); } catch (e) { console.log('FAIL', name, String(e).slice(0, 400)); } };
const ctx = await browser.newContext({ viewport: { width: 1440, height: 1000 }, baseURL: origin, reducedMotion: 'reduce' });
const page = await ctx.newPage();
page.on('console', (m) => m.type() === 'error' && console.log('CONSOLE', m.text().slice(0, 300)));
page.on('pageerror', (e) => console.log('PAGEERROR', e.message.slice(0, 300)));
page.setDefaultTimeout(20000);
for (const [path, n] of [['/pdf-chatbot', 'pdf'], ['/link-chatbot', 'link']])
  await step(n, async () => {
    await page.goto(path); await page.locator('#ask').scrollIntoViewIfNeeded(); await page.waitForTimeout(1500);
    await page.locator('#ask').screenshot({ path: `/tmp/hshots/${n}-1440.png` });
  });
await step('ask example', async () => {
  await page.goto('/pdf-chatbot'); await page.locator('#ask').scrollIntoViewIfNeeded(); await page.waitForTimeout(1000);
  await page.locator('#ask').getByRole('button', { name: 'How high is the deposit?' }).click();
  await page.locator('#ask').getByRole('heading', { name: 'How high is the deposit?' }).waitFor({ timeout: 90000 });
  await page.locator('#ask').screenshot({ path: `/tmp/hshots/pdf-asked.png` });
});
const { sid, email } = await newSession(origin, 'shots', '/tmp/history-data');
await step('own file', async () => {
  await ctx.addCookies([{ name: 'sid', value: sid, url: origin }, { name: 'who', value: encodeURIComponent(JSON.stringify({ name: 'Ann Example', initials: 'AE', staff: false })), url: origin }]);
  await page.goto('/ai-tools/filechat'); await page.waitForFunction(() => document.documentElement.dataset.hydrated !== undefined);
  await page.locator('input[type=file]').first().setInputFiles({ name: 'ferry.txt', mimeType: 'text/plain', buffer: Buffer.from(textFile('The ferry to Northbank costs 4.20 pounds for adults and runs every hour.')) });
  await page.getByText('ferry.txt is ready for questions').first().waitFor();
  await page.getByLabel('Your question').fill('What does the ferry cost?'); await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'What does the ferry cost?' }).waitFor({ timeout: 90000 });
  await page.getByRole('button', { name: 'History' }).click(); await page.waitForTimeout(800);
  await shot(page, 'history-open');
  await page.getByRole('button', { name: 'Keep it in my account' }).click();
  await page.getByText('In your account, too').waitFor(); await page.waitForTimeout(300);
  await shot(page, 'history-on');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Share' }).click(); await page.waitForTimeout(500); await shot(page, 'share-1');
  await page.getByRole('button', { name: 'Create link' }).click(); await page.getByLabel('Link', { exact: true }).waitFor(); await shot(page, 'share-2');
  const link = await page.getByLabel('Link', { exact: true }).inputValue();
  console.log(link);
  for (const [w, dark] of [[1440, false], [390, true], [768, false]] as const) {
    const c = await browser.newContext({ viewport: { width: w, height: 900 }, javaScriptEnabled: false, colorScheme: dark ? 'dark' : 'light' });
    const p = await c.newPage(); await p.goto(link); await shot(p, `shared-${w}`); await c.close();
  }
});
await step('account', async () => {
  for (const [w, dark] of [[1440, false], [768, false], [390, true]] as const) {
    await page.setViewportSize({ width: w, height: 900 }); await page.emulateMedia({ colorScheme: dark ? 'dark' : 'light' });
    await page.goto('/account/tool-history'); await page.waitForTimeout(800);
    await page.locator('summary').filter({ hasText: 'Rename, export' }).first().click(); await page.waitForTimeout(500);
    await shot(page, `account-${w}`);
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/account/tool-history'); await page.getByRole('link', { name: 'Read or print' }).first().evaluate((a) => (location.href = a.href)); await page.waitForTimeout(1500); await shot(page, 'account-open');
});
await step('webchat', async () => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/ai-tools/webchat'); await page.waitForTimeout(800); await shot(page, 'webchat');
  await page.goto('/ai-tools/image-generator'); await page.waitForFunction(() => document.documentElement.dataset.hydrated !== undefined); await page.waitForTimeout(4000);
  await page.getByLabel('What should be in it?').fill('a penguin on a sofa'); await page.getByRole('button', { name: 'Draw picture' }).click(); await page.waitForTimeout(3000);
  await shot(page, 'composer');
  await page.getByRole('button', { name: 'History' }).click(); await page.waitForTimeout(2500); await shot(page, 'composer-history');
  await page.keyboard.press('Escape'); await page.getByRole('button', { name: 'Share' }).first().click();
  await page.getByRole('button', { name: 'Create link' }).click(); const link = await page.getByLabel('Link', { exact: true }).inputValue();
  await page.goto(link); await page.waitForTimeout(500); await shot(page, 'shared-picture');
});
await step('task', async () => {
  await page.goto('/ai/demo/hide-personal-data'); await page.waitForTimeout(1500); console.log(page.url(), await page.title()); await page.screenshot({ path: '/tmp/hshots/task.png', fullPage: true });
});
await step('phone', async () => {
  const c = await browser.newContext({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, baseURL: origin, colorScheme: 'dark' });
  const p = await c.newPage();
  for (const [path, n] of [['/pdf-chatbot', 'pdf'], ['/link-chatbot', 'link']]) {
    await p.goto(path); await p.locator('#ask').scrollIntoViewIfNeeded(); await p.waitForTimeout(1200);
    await p.locator('#ask').screenshot({ path: `/tmp/hshots/${n}-390.png` });
    console.log(n, 'too wide', await p.evaluate(() => document.documentElement.scrollWidth - innerWidth));
  }
  await p.goto('/ai-tools/filechat'); await p.waitForTimeout(1500); await p.getByRole('button', { name: 'History' }).click(); await p.waitForTimeout(700); await shot(p, 'history-390');
});
await browser.close();
