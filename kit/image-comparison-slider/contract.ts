import { expect } from '@playwright/test';
import type { KitBench, KitContract } from '../contract.ts';

const slider = ({ example }: KitBench, file = 'light-and-dark') => example(file).getByRole('slider');

export const contract: KitContract = {
  keys: {
    async 'Arrow keys'(bench) {
      const across = slider(bench);
      await across.focus();
      await bench.page.keyboard.press('ArrowRight');
      await expect(across).toHaveValue('51');
      await bench.page.keyboard.press('ArrowLeft');
      await expect(across).toHaveValue('50');
      const upright = slider(bench, 'from-clay-to-colour');
      await upright.focus();
      await bench.page.keyboard.press('ArrowDown');
      await expect(upright).toHaveValue('51');
      await bench.page.keyboard.press('ArrowUp');
      await expect(upright).toHaveValue('50');
    },
    async 'Page Up and Page Down'(bench) {
      await slider(bench).focus();
      await bench.page.keyboard.press('PageUp');
      await expect(slider(bench)).toHaveValue('60');
      await bench.page.keyboard.press('PageDown');
      await expect(slider(bench)).toHaveValue('50');
    },
    async Home(bench) {
      await slider(bench).focus();
      await bench.page.keyboard.press('Home');
      await expect(slider(bench)).toHaveValue('0');
      await expect(slider(bench)).toHaveAttribute('aria-valuetext', 'Light 0 percent, Dark 100 percent');
    },
    async End(bench) {
      await slider(bench).focus();
      await bench.page.keyboard.press('End');
      await expect(slider(bench)).toHaveValue('100');
    },
  },
  open: {
    async 'drawn by hand'(bench) {
      await slider(bench).hover();
      const box = await slider(bench).boundingBox();
      if (!box) throw new Error('The slider is not shown');
      await bench.page.mouse.click(box.x + box.width * 0.25, box.y + box.height / 2);
      await expect(slider(bench)).toHaveValue('25');
    },
    async 'right to left'(bench) {
      await bench.page.locator('#light-and-dark [name=rtl]').check();
      await slider(bench).focus();
      await bench.page.keyboard.press('ArrowLeft');
      await expect(slider(bench)).toHaveValue('51');
    },
  },
};
