import { rowsFrom } from '#demos/app-kit/sandbox/edits.ts';
import { fileOf } from '#demos/app-kit/sandbox/file.ts';
import { today } from '#demos/app-kit/sandbox/use-sandbox.ts';
import { circle } from '#demos/circle/application.ts';
import { again, copies, renamed } from './copies.ts';
import { goToPlace, openEach, press, screenLink, turnWheel, typeAndErase } from './hands.ts';
import type { FullApplication } from './interactions.ts';

const people = 2000;

/** Everybody of the sample many times over, each with their talks. */
function manyPeople(): string {
  const day = today();
  const sample = circle.seed(day);
  const share = people / sample.people.length;
  return fileOf(
    circle,
    day,
    rowsFrom({
      people: copies(sample.people, people, (person, turn) => ({
        ...person,
        id: again(person.id, turn),
        name: renamed(person.name, turn),
        emails: person.emails.map((email) => (turn === 0 ? email : `${turn}.${email}`)),
        phones: turn === 0 ? person.phones : [],
      })),
      talks: copies(sample.talks, Math.floor(sample.talks.length * share), (talk, turn) => ({
        ...talk,
        id: again(talk.id, turn),
        personId: again(talk.personId, turn),
      })),
    }),
  );
}

/** A circle of 2,000 people, more than anybody speaks to. */
export const fullCircle: FullApplication = {
  id: 'circle',
  path: '/personal-crm-business',
  kept: { 'demo:looked-around': 'yes' },
  size: '2,000 people',
  file: manyPeople,
  interactions: [
    {
      id: 'search',
      name: 'people, each key of a search',
      async act(page, once) {
        await goToPlace(page, 'people');
        await page.getByRole('searchbox', { name: 'Find people' }).focus();
        await typeAndErase(page, once, 'noura');
      },
    },
    {
      id: 'sort',
      name: 'people, sorted by a heading',
      async act(page, once) {
        await goToPlace(page, 'people');
        for (const name of ['Name', 'Days silent'])
          for (let at = 0; at < 3; at += 1)
            await press(page, once, page.getByRole('columnheader', { name }).getByRole('button'));
      },
    },
    {
      id: 'scroll',
      name: 'people, a turn of the wheel',
      async act(page, once) {
        await goToPlace(page, 'people');
        await turnWheel(page, once, page.getByRole('region', { name: 'Your people' }), 12);
      },
    },
    {
      id: 'find',
      name: 'search of everything, each key',
      async act(page, once) {
        await goToPlace(page, '');
        await page.getByRole('button', { name: 'Search people' }).click();
        await page.getByRole('searchbox', { name: 'Search people' }).focus();
        await typeAndErase(page, once, 'camille');
        await page.keyboard.press('Escape');
      },
    },
    {
      id: 'open',
      name: 'somebody opened, and back',
      async act(page, once) {
        await goToPlace(page, 'people');
        await openEach(page, once, page.locator('tbody a[href*="with/"]'), 6);
      },
    },
    {
      id: 'spoke',
      name: 'a talk written down',
      async act(page, once) {
        await goToPlace(page, '');
        for (let at = 0; at < 4; at += 1)
          await press(page, once, page.getByRole('button', { name: /^We spoke/ }).first());
      },
    },
    {
      id: 'screens',
      name: 'another screen: circle, people',
      async act(page, once) {
        for (const name of ['People', 'Circle', 'People', 'Circle'])
          await press(page, once, screenLink(page, name));
      },
    },
  ],
};
