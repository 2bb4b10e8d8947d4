import { expect } from '@playwright/test';
import type { LandingJourney } from './journey.ts';

export const magazine: LandingJourney = {
  path: '/software-dev-agency-3',
  slug: 'magazine',
  use: async (centre, press, by) => {
    const book = centre.getByRole('group', { name: /^Pages/ });
    await expect(book).toContainText('The form with one box');
    const turn = centre.getByRole('button', { name: 'Turn' });
    if (by === 'keys') {
      await turn.focus();
      await turn.press('ArrowRight');
    } else await press(turn);
    await expect(book).toContainText('Words used twice');
    await centre.getByLabel('Title').fill('Rain in the print shop');
    await centre.getByLabel('What it says').fill('It rained all week and the paper curled. We read.');
    await press(centre.getByRole('button', { name: 'Bind it into the magazine' }));
    await expect(book).toContainText('Rain in the print shop');
    await expect(centre.getByRole('status')).toHaveText('Pages 22 and 23, the last ones');
  },
  mistake: async (centre, press) => {
    const text = centre.getByLabel('What it says');
    await text.fill('Too short.');
    await press(centre.getByRole('button', { name: 'Bind it into the magazine' }));
    await expect(centre).toContainText('Give your page a title.');
    await expect(centre).toContainText('Write a sentence or two, at least 20 characters.');
    await expect(text).toHaveValue('Too short.');
  },
  keep: async (centre) => {
    const turn = centre.getByRole('button', { name: 'Turn' });
    for (let page = 0; page < 4; page += 1) await turn.click();
    await expect(centre.getByRole('group', { name: 'Pages 22 and 23' })).toContainText(
      'Rain in the print shop',
    );
  },
};
