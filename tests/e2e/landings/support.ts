import { expect } from '@playwright/test';
import type { LandingJourney } from './journey.ts';

export const support: LandingJourney = {
  path: '/saas-1',
  slug: 'support',
  use: async (centre, press) => {
    await press(centre.getByText('Write in as a customer'));
    await centre.getByRole('textbox', { name: 'Name' }).fill('Ada');
    await centre.getByRole('textbox', { name: 'Question' }).fill('My pan arrived with a crack in it');
    await press(centre.getByRole('button', { name: 'Put it in the inbox' }));
    await press(centre.getByRole('button', { name: /Ada My pan arrived with a crack in it/ }));
    const talk = centre.getByRole('region', { name: 'Talk with Ada' });
    await expect(talk).toContainText('Opened by You');
    await press(talk.getByRole('button', { name: /Please shake it once more/ }));
    const answer = talk.getByRole('textbox', { name: 'Your answer to Ada' });
    await expect(answer).toHaveValue(/shake it once more/);
    await answer.fill('A new one leaves today.');
    await press(talk.getByRole('button', { name: 'Send answer' }));
    await expect(talk.locator('.bubbles')).toContainText('A new one leaves today.');
    await expect(centre.getByRole('list', { name: 'Questions' })).toContainText('answered');
  },
  mistake: async (centre, press) => {
    await press(centre.getByRole('button', { name: /Tobias R\. Can I change/ }));
    const answer = centre.getByRole('textbox', { name: 'Your answer to Tobias R.' });
    await press(centre.getByRole('button', { name: 'Done: the parcel now goes to [new street].' }));
    await press(centre.getByRole('button', { name: 'Send answer' }));
    await expect(centre).toContainText('There’s still a gap to fill in: [new street].');
    await expect(answer).toHaveValue('Done: the parcel now goes to [new street].');
    await press(centre.getByText('Write in as a customer'));
    await press(centre.getByRole('button', { name: 'Put it in the inbox' }));
    await expect(centre).toContainText('Type a name, so we know who to answer.');
  },
  keep: async (centre) => {
    await expect(centre.getByRole('region', { name: 'Talk with Ada' })).toContainText(
      'A new one leaves today.',
    );
  },
};
