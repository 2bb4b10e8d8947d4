import { expect, type Page } from '@playwright/test';
import type { ConformanceRow } from '../../../kit/conformance/row.ts';
import { seriousFindings } from '../axe.ts';
import { coloursArrived, hydrated, test } from '../page.ts';

/** What the page knows of a component and a test wants to. */
interface SeenRow {
  component: string;
  ref: string | null;
  classes: number;
  attributes: number;
  controls: { tag: string; disabled: boolean }[];
  sent: Record<string, string>;
}

async function opened(page: Page, ...pressed: string[]): Promise<void> {
  const origin = process.env.PEERED_SITE_ADDRESS ?? process.env.SITE_ADDRESS;
  await page.goto(`${origin}/fixture/conformance`);
  await hydrated(page);
  for (const name of pressed) await page.getByRole('button', { name, exact: true }).click();
}

/** The rows as they stand in the page; each says by its attributes what its table entry says. */
const seen = (page: Page): Promise<(SeenRow & Record<string, unknown>)[]> =>
  page.locator('[data-row]').evaluateAll((rows) =>
    rows.map((row) => ({
      component: row.getAttribute('data-row') ?? '',
      ref: row.getAttribute('data-ref'),
      classes: row.querySelectorAll('.given-class').length,
      attributes: row.querySelectorAll('[data-given="yes"][lang="en-GB"]').length,
      controls: [...row.querySelectorAll<HTMLInputElement>('button, input, select, textarea')].map(
        (control) => ({
          tag: control.outerHTML.slice(0, 80),
          disabled: control.matches(':disabled'),
        }),
      ),
      sent: Object.fromEntries(
        [...new FormData(row.querySelector('form') ?? undefined)].map(([name, value]) => [
          name,
          String(value),
        ]),
      ),
      ...JSON.parse(row.getAttribute('data-says') ?? '{}'),
    })),
  );

type Says = Pick<ConformanceRow, 'sends' | 'opensBy' | 'unmirrored'>;
const rowsOf = async (page: Page) => (await seen(page)) as (SeenRow & Says)[];

test('every component takes a ref, a class and attributes, and a form gets its value', async ({ page }) => {
  await opened(page);
  const rows = await rowsOf(page);
  expect(rows.length).toBeGreaterThan(100);
  for (const { component, opensBy } of rows.filter((row) => row.opensBy)) {
    const row = page.locator(`[data-row="${component}"]`);
    await row.getByRole('button', { name: opensBy }).click();
    await expect(row, component).toHaveAttribute('data-ref', 'yes');
    await expect(
      page.locator('.given-class[data-given="yes"][lang="en-GB"]').first(),
      component,
    ).toBeAttached();
    await page.keyboard.press('Escape');
  }
  const lacking = (await rowsOf(page))
    .filter(
      ({ opensBy, ref, classes, attributes }) => ref !== 'yes' || (!opensBy && (!classes || !attributes)),
    )
    .map(({ component, ref, classes, attributes }) => ({ component, ref, classes, attributes }));
  expect(lacking).toEqual([]);
  for (const { component, sends, sent } of rows) expect([component, sent]).toEqual([component, sends ?? {}]);
});

test('every component is free of serious findings by axe, light and dark', async ({ page }) => {
  await opened(page);
  expect(await seriousFindings(page, { within: '[data-box]' })).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  await coloursArrived(page);
  expect(await seriousFindings(page, { rules: ['color-contrast'], within: '[data-box]' })).toEqual([]);
});

test('what is disabled can’t be used and is not sent', async ({ page }) => {
  await opened(page, 'Disabled');
  const rows = await rowsOf(page);
  expect(rows.length).toBeGreaterThan(25);
  for (const { component, controls, sent } of rows) {
    const usable = controls.filter(({ disabled }) => !disabled).map(({ tag }) => tag);
    // A group of tools or a field keeps its other parts.
    if (!component.includes('GroupButton')) expect([component, usable]).toEqual([component, []]);
    expect([component, sent]).toEqual([component, {}]);
  }
});

/** How far each visible box is from the side where lines begin. */
const starts = (page: Page): Promise<Record<string, number[]>> =>
  page.locator('[data-row]').evaluateAll((rows) =>
    Object.fromEntries(
      rows.map((row) => {
        const frame = row.querySelector('[data-box]');
        const whole = frame?.getBoundingClientRect();
        const parts = [...(frame?.querySelectorAll('*') ?? [])].filter(
          (part) =>
            !part.closest('svg, [popover], dialog:not([open])') &&
            !getComputedStyle(part).display.startsWith('inline') &&
            part.parentElement?.closest('[dir]') === frame,
        );
        const places = parts.map((part) => {
          const { left, right, width } = part.getBoundingClientRect();
          if (!whole || width < 2) return 0;
          return getComputedStyle(frame as Element).direction === 'rtl'
            ? whole.right - right
            : left - whole.left;
        });
        return [row.getAttribute('data-row') ?? '', places];
      }),
    ),
  );

test('every component is mirrored where the text runs from right to left', async ({ page }) => {
  await opened(page);
  const rows = await rowsOf(page);
  const ltr = await starts(page);
  await page.getByRole('button', { name: 'Right to left' }).click();
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  const rtl = await starts(page);
  // Most parts are narrower than their frame, so that standing on the other side shows.
  expect(
    Object.values(ltr)
      .flat()
      .filter((place) => place > 2).length,
  ).toBeGreaterThan(150);
  const astray = rows
    .filter(({ unmirrored }) => !unmirrored)
    .flatMap(({ component }) =>
      (ltr[component] ?? []).every((place, index) => Math.abs(place - (rtl[component]?.[index] ?? 0)) <= 2)
        ? []
        : [component],
    );
  expect(astray).toEqual([]);
});
