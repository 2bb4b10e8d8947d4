import { expect } from '@playwright/test';
import type { KitContract, ShownKitPage } from '../contract.ts';

const slider = ({ example }: ShownKitPage, file = 'light-and-dark') => example(file).getByRole('slider');

export const contract: KitContract = {
  keys: {
    async 'Arrow keys'(shown) {
      const across = slider(shown);
      await across.focus();
      await shown.page.keyboard.press('ArrowRight');
      await expect(across).toHaveValue('51');
      await shown.page.keyboard.press('ArrowLeft');
      await expect(across).toHaveValue('50');
      const upright = slider(shown, 'from-clay-to-colour');
      await upright.focus();
      await shown.page.keyboard.press('ArrowDown');
      await expect(upright).toHaveValue('51');
      await shown.page.keyboard.press('ArrowUp');
      await expect(upright).toHaveValue('50');
    },
    async 'Page Up and Page Down'(shown) {
      await slider(shown).focus();
      await shown.page.keyboard.press('PageUp');
      await expect(slider(shown)).toHaveValue('60');
      await shown.page.keyboard.press('PageDown');
      await expect(slider(shown)).toHaveValue('50');
    },
    async Home(shown) {
      await slider(shown).focus();
      await shown.page.keyboard.press('Home');
      await expect(slider(shown)).toHaveValue('0');
      await expect(slider(shown)).toHaveAttribute('aria-valuetext', 'Light 0 percent, Dark 100 percent');
    },
    async End(shown) {
      await slider(shown).focus();
      await shown.page.keyboard.press('End');
      await expect(slider(shown)).toHaveValue('100');
    },
  },
  open: {
    async 'drawn by hand'(shown) {
      await slider(shown).hover();
      const box = await slider(shown).boundingBox();
      if (!box) throw new Error('The slider is not shown');
      await shown.page.mouse.click(box.x + box.width * 0.25, box.y + box.height / 2);
      await expect(slider(shown)).toHaveValue('25');
    },
    async 'right to left'(shown) {
      await shown.page.locator('#light-and-dark [name=rtl]').check();
      await slider(shown).focus();
      await shown.page.keyboard.press('ArrowLeft');
      await expect(slider(shown)).toHaveValue('51');
    },
  },
};
