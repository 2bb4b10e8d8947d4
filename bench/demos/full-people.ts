import type { Page } from 'playwright-core';
import {
  goToPlace,
  middleOf,
  openEach,
  press,
  screenLink,
  turnWheel,
  typeAndErase,
  walkChoices,
} from './hands.ts';
import type { FullApplication } from './interactions.ts';

const path = '/employee-management-system/demo';
const search = (page: Page) => page.getByLabel('Search by name, title, team or place');
const names = (page: Page) => page.locator('main ul.divide-y > li > a');

const filter = (page: Page, label: string) =>
  page.locator('main label').filter({ hasText: label }).locator('select');

async function openDirectory(page: Page): Promise<void> {
  await goToPlace(page, 'people');
  await search(page).waitFor();
  await names(page).first().waitFor();
}

/** The staff of 5,000, as HR sees it. */
export const fullPeople: FullApplication = {
  id: 'people',
  path,
  kept: { 'demo:looked-around': 'yes', 'demo:people-role': 'hr' },
  size: '5,000 people',
  interactions: [
    {
      id: 'search',
      name: 'directory, each key of a search',
      async act(page, once) {
        await openDirectory(page);
        await search(page).focus();
        await typeAndErase(page, once, 'engineer leeds');
      },
    },
    {
      id: 'filter',
      name: 'directory, another team or country',
      async act(page, once) {
        await openDirectory(page);
        await walkChoices(page, once, filter(page, 'Team'), 8);
        await walkChoices(page, once, filter(page, 'Country'), 6);
      },
    },
    {
      id: 'scroll',
      name: 'directory, a turn of the wheel',
      async act(page, once) {
        await openDirectory(page);
        await turnWheel(page, once, names(page).nth(3), 24);
      },
    },
    {
      id: 'open',
      name: 'a profile opened, and back',
      async act(page, once) {
        await openDirectory(page);
        await openEach(page, once, names(page), 8);
      },
    },
    {
      id: 'save',
      name: 'a profile saved',
      async act(page, once) {
        await openDirectory(page);
        await names(page).nth(2).click();
        for (let at = 0; at < 6; at += 1) {
          await page.getByRole('button', { name: 'Edit details' }).click();
          await page.getByLabel('Job title').fill(`Engineer ${at}`);
          await press(page, once, page.getByRole('button', { name: 'Save the details' }));
          await page.getByRole('dialog').waitFor({ state: 'hidden' });
        }
      },
    },
    {
      id: 'chart',
      name: 'chart, a step by the arrow keys',
      async act(page, once) {
        await goToPlace(page, 'people/chart');
        await page.getByRole('application').focus();
        for (const key of ['ArrowLeft', 'ArrowDown', 'ArrowRight', 'ArrowDown', 'ArrowDown', 'ArrowLeft'])
          for (let at = 0; at < 3; at += 1) await once(() => page.keyboard.press(key));
      },
    },
    {
      id: 'unfold',
      name: 'chart, a manager unfolded or folded',
      async act(page, once) {
        await goToPlace(page, 'people/chart');
        const folded = page.getByRole('button', { name: /^Unfold / });
        for (let at = 0; at < 8; at += 1) await press(page, once, folded.nth(at % 3));
      },
    },
    {
      id: 'move',
      name: 'chart, a card carried to another manager, each move',
      async act(page, once) {
        await goToPlace(page, 'people/chart');
        const grip = page.locator('[data-chart-card] [data-grip]').last();
        const from = await middleOf(grip);
        await page.mouse.move(from.x, from.y);
        await once(() => page.mouse.down(), 100);
        for (let at = 1; at <= 24; at += 1)
          await once(() => page.mouse.move(from.x - at * 9, from.y - at * 4), 60);
        await once(() => page.mouse.up());
      },
    },
    {
      id: 'answer',
      name: 'a request for leave approved',
      async act(page, once) {
        await goToPlace(page, '');
        for (let at = 0; at < 6; at += 1)
          await press(page, once, page.getByRole('button', { name: 'Approve', exact: true }).first());
      },
    },
    {
      id: 'screens',
      name: 'another screen: today, leave, time, pay',
      async act(page, once) {
        for (const name of ['Leave', 'Time', 'Pay', 'Today', 'People', 'Today'])
          await press(page, once, screenLink(page, name));
      },
    },
    {
      id: 'reports',
      name: 'the reports opened',
      async act(page, once) {
        for (let at = 0; at < 2; at += 1) {
          await openDirectory(page);
          await press(page, once, page.getByRole('link', { name: 'Reports', exact: true }));
        }
      },
    },
  ],
};
