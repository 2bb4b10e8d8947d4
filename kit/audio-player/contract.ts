import { expect } from '@playwright/test';
import type { KitBench, KitContract } from '../contract.ts';

function parts({ example }: KitBench, file = 'one-recording') {
  const player = example(file);
  return {
    play: player.getByRole('button', { name: /^(Play|Pause) / }).first(),
    place: player.getByRole('slider', { name: /^Place in/ }).first(),
  };
}

export const contract: KitContract = {
  keys: {
    async Space(bench) {
      const { play, place } = parts(bench);
      await play.focus();
      await bench.page.keyboard.press('Space');
      await expect(play).toHaveAccessibleName(/^Pause/);
      await place.focus();
      await bench.page.keyboard.press('Space');
      await expect(play).toHaveAccessibleName(/^Play/);
    },
    async 'Arrow keys'(bench) {
      const { place } = parts(bench);
      await place.focus();
      for (const _ of [1, 2]) await bench.page.keyboard.press('ArrowRight');
      await expect(place).toHaveAttribute('aria-valuetext', '10 seconds of 51 seconds');
      await bench.page.keyboard.press('ArrowLeft');
      await expect(place).toHaveValue('5');
    },
    async 'Page Up and Page Down'(bench) {
      const { place } = parts(bench);
      await place.focus();
      for (const _ of [1, 2]) await bench.page.keyboard.press('PageUp');
      await expect(place).toHaveValue('30');
      await bench.page.keyboard.press('PageDown');
      await expect(place).toHaveValue('15');
    },
    async 'Home and End'(bench) {
      const { place } = parts(bench);
      await place.focus();
      await bench.page.keyboard.press('End');
      await expect(place).toHaveValue('51');
      await bench.page.keyboard.press('Home');
      await expect(place).toHaveValue('0');
    },
    async Enter(bench) {
      const { place } = parts(bench);
      const { place: chaptered } = parts(bench, 'with-chapters');
      await bench.example('one-recording').getByRole('button', { name: 'Ahead 15 seconds' }).focus();
      await bench.page.keyboard.press('Enter');
      await expect(place).toHaveValue('15');
      await bench.example('with-chapters').getByRole('button', { name: 'Engine off' }).focus();
      await bench.page.keyboard.press('Enter');
      await expect(chaptered).toHaveValue('16');
      await expect(
        bench.example('with-chapters').getByRole('button', { name: 'Engine off' }),
      ).toHaveAttribute('aria-current', 'true');
    },
  },
  open: {
    async playing(bench) {
      const { play } = parts(bench);
      const second = bench.example('one-at-a-time').getByRole('button', { name: 'Play Last van home' });
      await play.click();
      await expect(play).toHaveAccessibleName(/^Pause/);
      await second.click();
      await expect(play).toHaveAccessibleName(/^Play/);
    },
    async muted(bench) {
      const mute = bench.example('one-recording').getByRole('button', { name: 'Mute' });
      await mute.click();
      await expect(mute).toHaveAttribute('aria-pressed', 'true');
    },
  },
};
