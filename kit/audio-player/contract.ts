import { expect } from '@playwright/test';
import type { KitContract, ShownKitPage } from '../contract.ts';

function parts({ example }: ShownKitPage, file = 'one-recording') {
  const player = example(file);
  return {
    play: player.getByRole('button', { name: /^(Play|Pause) / }).first(),
    place: player.getByRole('slider', { name: /^Position in/ }).first(),
  };
}

export const contract: KitContract = {
  keys: {
    async Space(shown) {
      const { play, place } = parts(shown);
      await play.focus();
      await shown.page.keyboard.press('Space');
      await expect(play).toHaveAccessibleName(/^Pause/);
      await place.focus();
      await shown.page.keyboard.press('Space');
      await expect(play).toHaveAccessibleName(/^Play/);
    },
    async 'Arrow keys'(shown) {
      const { place } = parts(shown);
      await place.focus();
      for (const _ of [1, 2]) await shown.page.keyboard.press('ArrowRight');
      await expect(place).toHaveAttribute('aria-valuetext', '10 seconds of 51 seconds');
      await shown.page.keyboard.press('ArrowLeft');
      await expect(place).toHaveValue('5');
    },
    async 'Page Up and Page Down'(shown) {
      const { place } = parts(shown);
      await place.focus();
      for (const _ of [1, 2]) await shown.page.keyboard.press('PageUp');
      await expect(place).toHaveValue('30');
      await shown.page.keyboard.press('PageDown');
      await expect(place).toHaveValue('15');
    },
    async 'Home and End'(shown) {
      const { place } = parts(shown);
      await place.focus();
      await shown.page.keyboard.press('End');
      await expect(place).toHaveValue('51');
      await shown.page.keyboard.press('Home');
      await expect(place).toHaveValue('0');
    },
    async Enter(shown) {
      const { place } = parts(shown);
      const { place: chaptered } = parts(shown, 'with-chapters');
      await shown.example('one-recording').getByRole('button', { name: 'Forward 15 seconds' }).focus();
      await shown.page.keyboard.press('Enter');
      await expect(place).toHaveValue('15');
      await shown.example('with-chapters').getByRole('button', { name: 'Engine off' }).focus();
      await shown.page.keyboard.press('Enter');
      await expect(chaptered).toHaveValue('16');
      await expect(
        shown.example('with-chapters').getByRole('button', { name: 'Engine off' }),
      ).toHaveAttribute('aria-current', 'true');
    },
  },
  open: {
    async playing(shown) {
      const { play } = parts(shown);
      const second = shown.example('one-at-a-time').getByRole('button', { name: 'Play Last van home' });
      await play.click();
      await expect(play).toHaveAccessibleName(/^Pause/);
      await second.click();
      await expect(play).toHaveAccessibleName(/^Play/);
    },
    async muted(shown) {
      const mute = shown.example('one-recording').getByRole('button', { name: 'Mute' });
      await mute.click();
      await expect(mute).toHaveAttribute('aria-pressed', 'true');
    },
  },
};
