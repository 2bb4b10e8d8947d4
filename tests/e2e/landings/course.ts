import { expect, type Locator } from '@playwright/test';
import type { LandingJourney } from './journey.ts';

/** Draws the letter c on the sheet with a mouse, along eight of its points, moved to the right by so much. */
async function drawByMouse(pad: Locator, right = 0) {
  const box = await pad.boundingBox();
  if (!box) throw new Error('There is no sheet');
  const page = pad.page();
  const to = (x: number, y: number) =>
    [box.x + ((x + right) / 640) * box.width, box.y + (y / 420) * box.height] as const;
  const points: readonly (readonly [number, number])[] = [
    [404, 162],
    [345, 126],
    [268, 144],
    [236, 196],
    [241, 268],
    [280, 320],
    [356, 322],
    [402, 284],
  ];
  const [first = [0, 0] as const, ...rest] = points;
  await page.mouse.move(...to(...first));
  await page.mouse.down();
  for (const point of rest) await page.mouse.move(...to(...point), { steps: 6 });
  await page.mouse.up();
}

export const course: LandingJourney = {
  path: '/online-course',
  slug: 'course',
  use: async (centre, press, by) => {
    await press(centre.getByRole('button', { name: 'Lesson c: Stop before it closes' }));
    await press(centre.getByRole('button', { name: 'Play the lesson' }));
    const pad = centre.getByRole('application', { name: 'Sheet for the letter c' });
    await pad.scrollIntoViewIfNeeded();
    if (by === 'keys') {
      await pad.focus();
      await pad.press(' ');
      for (const [key, times] of [
        ['ArrowLeft', 10],
        ['ArrowDown', 11],
        ['ArrowRight', 10],
      ] as const)
        for (let time = 0; time < times; time += 1) await pad.press(key);
      await pad.press(' ');
    } else await drawByMouse(pad);
    const marks = centre.getByRole('list', { name: 'Your marks' });
    await expect(marks).toContainText(/(10|[5-9])\/10/);
    await expect(marks).toContainText(/Letter c: (10|[5-9]) of 10/);
  },
  mistake: async (centre, press) => {
    await press(centre.getByRole('button', { name: 'Lesson c: Stop before it closes' }));
    const pad = centre.getByRole('application', { name: 'Sheet for the letter c' });
    await pad.scrollIntoViewIfNeeded();
    await pad.click();
    await expect(centre).toContainText('That was a dot. Put the pen down on the number');
    await drawByMouse(pad, 60);
    await expect(centre).toContainText('A good shape, but too far right.');
  },
  keep: async (centre, page) => {
    await centre.getByRole('button', { name: 'Lesson c: Stop before it closes' }).click();
    await expect(centre.getByRole('list', { name: 'Your marks' })).toContainText(
      /Letter c: (10|[5-9]) of 10/,
    );
    const waiting = page.waitForEvent('download');
    await centre.getByRole('button', { name: 'Save your letter' }).click();
    expect((await waiting).suggestedFilename()).toBe('letter-c.svg');
  },
};
