import { expect } from '@playwright/test';
import type { LandingJourney } from './journey.ts';

export const waitingList: LandingJourney = {
  path: '/startup',
  slug: 'waiting-list',
  use: async (centre, press) => {
    await expect(centre).toContainText('11 of 12');
    await centre.getByRole('textbox', { name: 'Your name' }).fill('Ada');
    await centre.getByRole('textbox', { name: 'Your street' }).fill('quarry lane');
    await centre.getByRole('textbox', { name: 'Something you’d lend' }).fill('ladder');
    await press(centre.getByRole('button', { name: 'Join the list' }));
    const place = centre.getByRole('region', { name: 'Your place' });
    await expect(place).toContainText(
      'Ada, you’re number 12 in Quarry Lane. That’s twelve: your street can open.',
    );
    await press(centre.getByRole('button', { name: 'Leave the list' }));
    await expect(centre).toContainText('11 of 12');
    await centre.getByRole('textbox', { name: 'Your name' }).fill('Ada');
    await centre.getByRole('textbox', { name: 'Your street' }).fill('Upper Mill');
    await press(centre.getByRole('button', { name: 'Join the list' }));
    await expect(place).toContainText(
      'number 6 in Upper Mill. It needs 6 more before it opens. It’s number 3 in the queue of 4',
    );
  },
  mistake: async (centre, press) => {
    const street = centre.getByRole('textbox', { name: 'Your street' });
    await street.fill('Upper Mill 7');
    await press(centre.getByRole('button', { name: 'Join the list' }));
    await expect(centre).toContainText('Type the name your neighbours know you by.');
    await expect(centre).toContainText('Leave the house number out. We keep one list per street.');
    await expect(street).toHaveValue('Upper Mill 7');
  },
  keep: async (centre) => {
    await expect(centre.getByRole('region', { name: 'Your place' })).toContainText('number 6 in Upper Mill');
    await expect(centre).toContainText('6 of 12');
  },
};
