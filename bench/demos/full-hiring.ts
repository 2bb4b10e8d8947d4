import type { Page } from 'playwright-core';
import {
  carry,
  goToPlace,
  openEach,
  press,
  screenLink,
  turnWheel,
  typeAndErase,
  walkChoices,
} from './hands.ts';
import type { FullApplication } from './interactions.ts';

const path = '/application-tracking-system/demo';
const column = (page: Page, at: number) => page.locator('[data-board-column]').nth(at);
const grip = (page: Page, at: number) => column(page, at).locator('[data-grip]').nth(2);

async function openBoard(page: Page): Promise<void> {
  await goToPlace(page, 'job/platform');
  await grip(page, 0).waitFor();
  await page.evaluate(() => scrollTo(0, 0));
}
async function openList(page: Page): Promise<void> {
  await goToPlace(page, 'people');
  await page.getByLabel('Find applications').waitFor();
}

/** The desk with 20,000 candidates, as the recruiter sees it; the board shows the 2,861 of one post. */
export const fullHiring: FullApplication = {
  id: 'hiring',
  path,
  kept: { 'demo:looked-around': 'yes', 'demo:hiring-role': 'recruiter' },
  size: '20,000 candidates',
  interactions: [
    {
      id: 'boardsearch',
      name: 'board, each key of a search',
      async act(page, once) {
        await openBoard(page);
        await page.getByLabel('Name or job title').focus();
        await typeAndErase(page, once, 'engineer at k');
      },
    },
    {
      id: 'boardfilter',
      name: 'board, another source',
      async act(page, once) {
        await openBoard(page);
        await walkChoices(page, once, page.getByLabel('Source', { exact: true }), 6);
      },
    },
    {
      id: 'drag',
      name: 'board, a card carried, each move',
      async act(page, once) {
        await openBoard(page);
        for (let at = 0; at < 3; at += 1) {
          const carried = await carry(page, once, grip(page, at), column(page, at + 1));
          await carried.lift();
          await page.mouse.up();
        }
      },
    },
    {
      id: 'drop',
      name: 'board, a card let go in another stage',
      async act(page, once) {
        await openBoard(page);
        for (let at = 0; at < 8; at += 1) {
          const still = (act: () => Promise<unknown>) => act().then(() => {});
          const carried = await carry(page, still, grip(page, at % 3), column(page, (at % 3) + 1), 4);
          await carried.lift();
          await once(() => page.mouse.up());
        }
      },
    },
    {
      id: 'keys',
      name: 'board, a card moved by the arrow keys',
      async act(page, once) {
        await openBoard(page);
        await grip(page, 0).focus();
        for (const key of ['ArrowRight', 'ArrowRight', 'ArrowLeft', 'ArrowLeft', 'ArrowRight', 'ArrowRight'])
          await once(() => page.keyboard.press(key));
        await grip(page, 1).focus();
        for (const key of ['ArrowRight', 'ArrowRight', 'ArrowLeft', 'ArrowLeft', 'ArrowRight', 'ArrowRight'])
          await once(() => page.keyboard.press(key));
      },
    },
    {
      id: 'search',
      name: 'list, each key of a search',
      async act(page, once) {
        await openList(page);
        await page.getByLabel('Find applications').focus();
        await typeAndErase(page, once, 'lindgren oslo');
      },
    },
    {
      id: 'filter',
      name: 'list, another job or state',
      async act(page, once) {
        await openList(page);
        await walkChoices(page, once, page.getByLabel('Job', { exact: true }), 5);
        await walkChoices(page, once, page.getByLabel('State', { exact: true }), 4);
      },
    },
    {
      id: 'sort',
      name: 'list, sorted by a heading',
      async act(page, once) {
        await openList(page);
        for (const name of ['Name', 'Job', 'Days in stage'])
          for (let at = 0; at < 3; at += 1)
            await press(page, once, page.getByRole('columnheader', { name }).getByRole('button'));
      },
    },
    {
      id: 'scroll',
      name: 'list, a turn of the wheel',
      async act(page, once) {
        await openList(page);
        await turnWheel(page, once, page.getByRole('region', { name: 'Candidates' }), 24);
      },
    },
    {
      id: 'open',
      name: 'a candidate opened, and back',
      async act(page, once) {
        await openList(page);
        await openEach(page, once, page.locator('tbody a[href*="application"]'), 8);
      },
    },
    {
      id: 'save',
      name: 'a note saved',
      async act(page, once) {
        await goToPlace(page, 'application/a9000');
        for (let at = 0; at < 6; at += 1) {
          await page.getByLabel('Note for the team').fill(`Called them, ${at}`);
          await press(page, once, page.getByRole('button', { name: 'Add note' }));
        }
      },
    },
    {
      id: 'find',
      name: 'search of everything, each key',
      async act(page, once) {
        await openList(page);
        await page.getByRole('button', { name: 'Search jobs and candidates' }).click();
        await page.getByRole('searchbox', { name: 'Search jobs and candidates' }).focus();
        await typeAndErase(page, once, 'maja sorensen');
        await page.keyboard.press('Escape');
      },
    },
    {
      id: 'screens',
      name: 'another screen: candidates, interviews, reports, board',
      async act(page, once) {
        for (const name of ['Candidates', 'Interviews', 'Reports', 'Board', 'Candidates', 'Board'])
          await press(page, once, screenLink(page, name));
      },
    },
  ],
};
