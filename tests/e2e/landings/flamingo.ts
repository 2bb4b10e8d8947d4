import { expect } from '@playwright/test';
import type { LandingJourney } from './journey.ts';

const inkShare = (canvas: HTMLCanvasElement): number => {
  const copy = document.createElement('canvas');
  copy.width = canvas.width;
  copy.height = canvas.height;
  const context = copy.getContext('2d');
  context?.drawImage(canvas, 0, 0);
  const data = context?.getImageData(0, 0, copy.width, copy.height).data ?? new Uint8ClampedArray();
  let light = 0;
  for (let at = 0; at < data.length; at += 4) if ((data[at] ?? 0) > 120) light += 1;
  return light / (data.length / 4);
};

export const flamingo: LandingJourney = {
  path: '/digital-agency',
  slug: 'flamingo',
  use: async (centre, press) => {
    const print = centre.locator('canvas');
    await expect(print).toHaveAttribute('aria-label', 'A print of a flamingo in dots of 14');
    const bird = await print.evaluate(inkShare);
    expect(bird).toBeGreaterThan(0.02);
    await centre.getByLabel('Your word').fill('SHOUT');
    await expect(print).toHaveAttribute('aria-label', 'A print of the word SHOUT in dots of 14');
    expect(await print.evaluate(inkShare)).not.toBe(bird);
    await centre.getByLabel(/^Size of the dots/).fill('24');
    await press(centre.getByRole('button', { name: 'Save as PNG' }));
    await expect(print).toHaveAttribute('aria-label', 'A print of the word SHOUT in dots of 24');
  },
  mistake: async (centre) => {
    const word = centre.getByLabel('Your word');
    await word.fill('a sentence that is much too long');
    await expect(centre.getByRole('alert')).toHaveText('32 letters don’t fit on the plate. Cut it to 28.');
    await expect(word).toHaveValue('a sentence that is much too long');
    await centre
      .getByLabel('Or a picture, dropped here or chosen')
      .setInputFiles({ name: 'letter.txt', mimeType: 'text/plain', buffer: Buffer.from('Dear press') });
    await expect(centre.getByRole('alert')).toHaveText(
      'letter.txt isn’t a picture the press can read. Choose a JPG, PNG or WebP.',
    );
  },
  keep: async (centre, page) => {
    await expect(centre.getByLabel('Your word')).toHaveValue('SHOUT');
    await expect(centre.locator('canvas')).toHaveAttribute(
      'aria-label',
      'A print of the word SHOUT in dots of 24',
    );
    const file = page.waitForEvent('download');
    await centre.getByRole('button', { name: 'Save as PNG' }).click();
    expect((await file).suggestedFilename()).toBe('raw-flamingo.png');
  },
};
