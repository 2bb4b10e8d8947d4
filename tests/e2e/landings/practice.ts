import { expect } from '@playwright/test';
import type { LandingJourney } from './journey.ts';

export const practice: LandingJourney = {
  path: '/medical',
  slug: 'practice',
  use: async (centre, press) => {
    await press(centre.getByRole('button', { name: 'Nurse Moss', exact: true }));
    await expect(centre.getByRole('button', { name: /with Dr/ })).toHaveCount(0);
    await press(centre.getByRole('button', { name: 'Thursday 17:10 with Nurse Moss' }));
    await centre.getByRole('textbox', { name: 'Your name' }).fill('Ada');
    await centre.getByRole('textbox', { name: 'What it’s about, if you like' }).fill('The knee');
    await press(centre.getByRole('button', { name: 'Hold this time' }));
    await expect(centre.getByRole('region', { name: 'Your time' })).toContainText(
      /Ada, Nurse Moss will see you on Thursday \d+ \w+ at 17:10\./,
    );
    await expect(centre.getByRole('button', { name: 'Thursday 17:10 Yours' })).toBeDisabled();
  },
  mistake: async (centre, press) => {
    await press(centre.getByRole('button', { name: 'Tuesday 08:20 with Dr Okafor' }));
    const about = centre.getByRole('textbox', { name: 'What it’s about, if you like' });
    await about.fill('My knee. '.repeat(20));
    await press(centre.getByRole('button', { name: 'Hold this time' }));
    await expect(centre).toContainText('Type your name, so we know who to call in.');
    await expect(centre).toContainText(
      'Say it in 140 characters; this is 180. You can tell us the rest in the room.',
    );
    await expect(about).toHaveValue('My knee. '.repeat(20));
  },
  keep: async (centre, page) => {
    await expect(centre.getByRole('region', { name: 'Your time' })).toContainText('Nurse Moss');
    const waiting = page.waitForEvent('download');
    await centre.getByRole('button', { name: 'Add to your calendar' }).click();
    const file = await waiting;
    expect(file.suggestedFilename()).toBe('appointment.ics');
    const parts = await (await file.createReadStream()).toArray();
    expect(Buffer.concat(parts).toString()).toMatch(/SUMMARY:Nurse Moss[\s\S]*DESCRIPTION:Ada: The knee/);
  },
};
