import { expect } from '@playwright/test';
import type { LandingJourney } from './journey.ts';

export const headphones: LandingJourney = {
  path: '/product',
  slug: 'headphones',
  use: async (centre, press, by) => {
    const stage = centre.getByRole('slider', { name: 'Turn the headphones' });
    const slip = centre.getByRole('region', { name: 'Order slip' });
    await expect(slip).toContainText('290 EUR');
    await press(centre.getByRole('button', { name: 'Front' }));
    await expect(stage).toHaveAttribute('aria-valuenow', '0');
    const before = await stage.locator('path').last().getAttribute('d');
    if (by === 'mouse')
      await stage.dragTo(stage, { sourcePosition: { x: 200, y: 200 }, targetPosition: { x: 100, y: 200 } });
    else await stage.press('PageDown');
    await expect(stage).not.toHaveAttribute('aria-valuenow', '0');
    expect(await stage.locator('path').last().getAttribute('d')).not.toBe(before);
    await press(centre.getByRole('button', { name: 'Rust' }));
    await centre.getByRole('textbox', { name: 'Engrave a name' }).fill('Ada & Bo');
    await expect(stage.locator('text')).toHaveText('Ada & Bo');
    await expect(slip).toContainText('Hush Nine, Rust with Peat wool');
    await expect(slip).toContainText('304 EUR');
  },
  mistake: async (centre) => {
    const name = centre.getByRole('textbox', { name: 'Engrave a name' });
    await name.fill('Bo ☃');
    await expect(centre).toContainText('Our engraver has letters, digits, & . ’ and -. Leave out “☃”.');
    await expect(name).toHaveValue('Bo ☃');
    await name.fill('Bartholomew Cubbins');
    await expect(centre).toContainText('The plate has room for 12 letters; this is 19. Shorten it.');
  },
  keep: async (centre, page) => {
    await expect(centre.getByRole('textbox', { name: 'Engrave a name' })).toHaveValue('Ada & Bo');
    const waiting = page.waitForEvent('download');
    await centre.getByRole('button', { name: 'Save the order slip' }).click();
    const parts = await (await (await waiting).createReadStream()).toArray();
    expect(Buffer.concat(parts).toString()).toMatch(/Rust with Peat wool[\s\S]*Total\.+ +304 EUR/);
  },
};
