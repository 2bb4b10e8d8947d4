import { rowsFrom } from '#demos/app-kit/sandbox/edits.ts';
import { fileOf } from '#demos/app-kit/sandbox/file.ts';
import { today } from '#demos/app-kit/sandbox/use-sandbox.ts';
import { crm } from '#demos/crm/application.ts';
import { again, copies, renamed } from './copies.ts';
import { carry, goToPlace, openEach, press, screenLink, turnWheel, typeAndErase } from './hands.ts';
import type { FullApplication } from './interactions.ts';

const people = 5000;

/** Everybody of the sample many times over, each with their talks, promises and deals. */
function manyPeople(): string {
  const day = today();
  const sample = crm.seed(day);
  const share = people / sample.people.length;
  const more = <Row extends { id: string; personId: string }>(rows: readonly Row[]) =>
    copies(rows, Math.floor(rows.length * share), (row, turn) => ({
      ...row,
      id: again(row.id, turn),
      personId: again(row.personId, turn),
    }));
  const lists = {
    ...sample,
    people: copies(sample.people, people, (person, turn) => ({
      ...person,
      id: again(person.id, turn),
      name: renamed(person.name, turn),
      emails: person.emails.map((email) => (turn === 0 ? email : `${turn}.${email}`)),
      phones: turn === 0 ? person.phones : [],
    })),
    deals: more(sample.deals),
    activities: more(sample.activities),
    reminders: more(sample.reminders),
  };
  return fileOf(crm, day, rowsFrom(lists));
}

/** The lead desk with 5,000 contacts, as the lead of sales sees it. */
export const fullCrm: FullApplication = {
  id: 'crm',
  path: '/feature-crm',
  kept: { 'demo:looked-around': 'yes', 'demo:crm-role': 'ewa' },
  size: '5,000 contacts',
  file: manyPeople,
  interactions: [
    {
      id: 'search',
      name: 'people, each key of a search',
      async act(page, once) {
        await goToPlace(page, 'people');
        await page.getByLabel('Find people').focus();
        await typeAndErase(page, once, 'ana petric');
      },
    },
    {
      id: 'sort',
      name: 'people, sorted by a heading',
      async act(page, once) {
        await goToPlace(page, 'people');
        for (const name of ['Company', 'Days silent'])
          for (let at = 0; at < 3; at += 1)
            await press(page, once, page.getByRole('columnheader', { name }).getByRole('button'));
      },
    },
    {
      id: 'scroll',
      name: 'people, a turn of the wheel',
      async act(page, once) {
        await goToPlace(page, 'people');
        await turnWheel(page, once, page.getByRole('region', { name: 'People' }), 12);
      },
    },
    {
      id: 'find',
      name: 'search of everything, each key',
      async act(page, once) {
        await goToPlace(page, 'people');
        await page.getByRole('button', { name: 'Search people and deals' }).click();
        await page.getByRole('searchbox', { name: 'Search people and deals' }).focus();
        await typeAndErase(page, once, 'maja studio');
        await page.keyboard.press('Escape');
      },
    },
    {
      id: 'drag',
      name: 'pipeline, a card carried, each move',
      async act(page, once) {
        await goToPlace(page, 'pipeline');
        const column = (at: number) => page.locator('[data-board-column]').nth(at);
        for (let at = 0; at < 3; at += 1) {
          const grip = column(at).locator('[data-grip]').nth(1);
          const carried = await carry(page, once, grip, column(at + 1));
          await carried.lift();
          await page.mouse.up();
        }
      },
    },
    {
      id: 'drop',
      name: 'pipeline, a card let go in another stage',
      async act(page, once) {
        await goToPlace(page, 'pipeline');
        const column = (at: number) => page.locator('[data-board-column]').nth(at);
        for (let at = 0; at < 6; at += 1) {
          const still = (act: () => Promise<unknown>) => act().then(() => {});
          const grip = column(at % 3)
            .locator('[data-grip]')
            .nth(1);
          const carried = await carry(page, still, grip, column((at % 3) + 1), 4);
          await carried.lift();
          await once(() => page.mouse.up());
        }
      },
    },
    {
      id: 'open',
      name: 'somebody opened, and back',
      async act(page, once) {
        await goToPlace(page, 'people');
        await openEach(page, once, page.locator('tbody a[href*="people/"]'), 6);
      },
    },
    {
      id: 'screens',
      name: 'another screen: today, pipeline, people, forecast',
      async act(page, once) {
        for (const name of ['Today', 'Pipeline', 'People', 'Forecast', 'Today'])
          await press(page, once, screenLink(page, name));
      },
    },
  ],
};
