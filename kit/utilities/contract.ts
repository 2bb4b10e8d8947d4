import { expect, type Locator, type Page } from '@playwright/test';
import type { KitContract } from '../contract.ts';

/** Waits for an animation: file and player come when it is near. */
async function drawn(place: Locator): Promise<void> {
  await place.scrollIntoViewIfNeeded();
  await expect(place).toHaveAttribute('data-animation', 'drawn', { timeout: 20_000 });
}

/** Touches a page that was loaded again, and waits until it is alive. */
async function touched(page: Page): Promise<void> {
  await page.keyboard.press('Shift');
  await page.waitForFunction(() => 'hydrated' in document.documentElement.dataset);
}

export const contract: KitContract = {
  keys: {
    async 'Arrow keys'({ example, page }) {
      const editor = example('theme-editor');
      const hue = editor.getByRole('slider', { name: 'Accent hue' });
      await hue.focus();
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('ArrowUp');
      await expect(hue).toHaveAttribute('aria-valuetext', '269°');
      await page.keyboard.press('ArrowLeft');
      await expect(editor.locator('code')).toContainText('--cobalt: oklch(0.49 0.275 268)');
      await expect(page).toHaveURL(/\?hue=268$/);
      await page.reload();
      await touched(page);
      await expect(hue).toHaveAttribute('aria-valuetext', '268°');
      await editor.getByRole('button', { name: 'Reset to our theme' }).click();
      await expect(hue).toHaveAttribute('aria-valuetext', '267°');
      await expect(page).not.toHaveURL(/\?/);
    },
    async Space({ example, page }) {
      await page.emulateMedia({ reducedMotion: 'no-preference' });
      const round = example('a-round-being-planned');
      const place = round.locator('[data-animation]');
      await drawn(place);
      await expect(place).toHaveAttribute('data-movement', 'playing');
      await round.getByRole('button', { name: /^Pause/ }).focus();
      await page.keyboard.press('Space');
      await expect(place).toHaveAttribute('data-movement', 'paused');
      await page.keyboard.press('Space');
      await expect(place).toHaveAttribute('data-movement', 'playing');
    },
    async Tab({ example, page }) {
      await page.emulateMedia({ reducedMotion: 'no-preference' });
      const hand = example('held-from-outside').locator('[data-animation]').first();
      await drawn(hand);
      await expect(hand).toHaveAttribute('data-movement', 'still');
      await hand.hover();
      await expect(hand).toHaveAttribute('data-movement', 'playing');
      await page.mouse.move(0, 0);
      await expect(hand).toHaveAttribute('data-movement', 'still');
      // Its button is found by going back from the switch beside it.
      await example('held-from-outside').getByRole('switch').focus();
      await page.keyboard.press('Shift+Tab');
      await expect(hand.getByRole('button', { name: /^Play/ })).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(hand).toHaveAttribute('data-movement', 'playing');
    },
  },
  open: {
    async 'less motion'({ example, page }) {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      const round = example('a-round-being-planned');
      await drawn(round.locator('[data-animation]'));
      await expect(round.locator('[data-animation]')).toHaveAttribute('data-movement', 'still');
      await expect(round.getByRole('button')).toHaveCount(0);
      await expect(round.getByRole('img', { name: /Three rounds/ })).toBeVisible();
    },
    async 'a link that fails'({ example, page }) {
      const round = example('a-round-being-planned');
      await page.route('**/animations/round-planned.json', (route) =>
        route.fulfill({ body: 'not to be had' }),
      );
      await page.reload();
      await touched(page);
      await round.scrollIntoViewIfNeeded();
      await expect(round.getByText('The animation didn’t load.')).toBeVisible();
      await page.unroute('**/animations/round-planned.json');
      await round.getByRole('button', { name: 'Try again' }).click();
      await drawn(round.locator('[data-animation]'));
    },
    async 'what cannot be played'({ example }) {
      const wrong = example('what-cannot-be-played');
      await wrong.scrollIntoViewIfNeeded();
      await expect(wrong.getByText('This file isn’t a Lottie animation.')).toBeVisible();
      await expect(wrong.getByText(/The layer “Hand” uses expressions/)).toBeVisible();
    },
    async 'every renderer'({ page, example }) {
      const place = example('playground-animation').locator('[data-animation]');
      for (const [renderer, part] of [
        ['canvas', 'canvas'],
        ['html', 'div div svg, div div div'],
        ['svg', 'svg'],
      ] as const) {
        await page.getByRole('group', { name: 'renderer' }).getByText(renderer, { exact: true }).click();
        await drawn(place);
        await expect(place.locator(part).first()).toBeAttached();
      }
    },
    async icons({ example, page }) {
      const rows = example('icons-from-the-database');
      const drawnIcons = rows.locator('[data-icon=drawn]');
      await expect(drawnIcons).toHaveCount(4);
      const asked: string[] = [];
      page.on('request', (request) => {
        if (request.url().includes('/api/icons/')) asked.push(request.url());
      });
      await page.reload();
      await touched(page);
      await expect(drawnIcons).toHaveCount(4);
      await expect(rows.locator('[data-icon=missing]')).toHaveCount(1);
      expect(asked, 'one request for every icon of the page').toHaveLength(1);
    },
    async 'a look that fails'({ page, example }) {
      await page.goto(
        `${new URL(page.url()).pathname}?hue=100&lightness=80&radius=0&density=dense&face=serif`,
      );
      await touched(page);
      await expect(example('theme-editor').getByText('Fails').first()).toBeVisible();
      await example('theme-editor').getByRole('button', { name: 'Reset to our theme' }).click();
    },
  },
};
