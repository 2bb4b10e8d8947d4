import { expect, type Locator } from '@playwright/test';
import type { KitContract, ShownKitPage } from '../contract.ts';

/** The calendar of the first date field, open. */
async function calendar({ example }: ShownKitPage): Promise<Locator> {
  const here = example('date-and-time');
  await here.getByRole('button', { name: 'Open the calendar' }).first().focus();
  await here.page().keyboard.press('Enter');
  const grid = here.getByRole('grid');
  await expect(grid.locator(':focus')).toHaveText('8');
  return grid;
}

/** The tree, open, its first branch in focus. */
async function tree({ example, page }: ShownKitPage): Promise<Locator> {
  await example('tree-of-trades').getByRole('button', { name: 'Your trade' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.locator(':focus')).toHaveText('Logistics');
  return example('tree-of-trades').getByRole('tree');
}

const field = ({ example }: ShownKitPage, file: string, label: string) =>
  example(file).getByLabel(label, { exact: true });

async function emptyForm(shown: ShownKitPage): Promise<void> {
  await field(shown, 'booking-form', 'Your name').press('Enter');
}

export const contract: KitContract = {
  keys: {
    async Tab(shown) {
      await field(shown, 'booking-form', 'Your name').press('Tab');
      await expect(field(shown, 'booking-form', 'Your email address')).toBeFocused();
      await shown.example('one-some-none').getByLabel('30 minutes').press('Tab');
      await expect(shown.example('one-some-none').getByLabel('The engineer')).toBeFocused();
    },
    async Enter(shown) {
      await field(shown, 'booking-form', 'Your name').fill('Zofia Sample');
      await field(shown, 'booking-form', 'Your name').press('Enter');
      const email = field(shown, 'booking-form', 'Your email address');
      await expect(email).toBeFocused();
      await expect(email).toHaveAccessibleDescription('Fill this in to continue.');
      await expect(shown.example('booking-form').getByText('2 answers are missing or wrong')).toBeVisible();
      await email.fill('zofia@example');
      await expect(email).not.toHaveAttribute('aria-invalid');
      await shown.page.reload();
      // What was typed comes back once the scripts have loaded.
      await shown.page.keyboard.press('Shift');
      await expect(field(shown, 'booking-form', 'Your name')).toHaveValue('Zofia Sample');
      await field(shown, 'booking-form', 'What is it about?').selectOption({ index: 1 });
      await email.press('Enter');
      await expect(shown.example('booking-form').getByRole('status')).toContainText('Held for Zofia Sample');
    },
    async Space({ example }) {
      const box = example('one-some-none').getByLabel('The designer');
      await box.press('Space');
      await expect(box).toBeChecked();
      const remind = example('one-some-none').getByRole('switch');
      await remind.press('Space');
      await expect(remind).not.toBeChecked();
    },
    async 'Arrow keys among radios'({ example }) {
      await example('one-some-none').getByLabel('30 minutes').press('ArrowDown');
      await expect(example('one-some-none').getByLabel('An hour')).toBeChecked();
    },
    async 'Arrow keys on a number'(shown) {
      const vans = field(shown, 'how-much', 'Vans');
      await vans.press('ArrowUp');
      await expect(vans).toHaveValue('6');
      await vans.fill('1');
      await vans.press('ArrowDown');
      await expect(vans).toHaveValue('1');
    },
    async 'Arrow keys on the slider'({ example }) {
      await example('how-much').getByRole('slider').press('ArrowRight');
      await expect(example('how-much').locator('output')).toHaveText('200 km');
      await expect(example('how-much').getByRole('slider')).toHaveAttribute('aria-valuetext', '200 km');
    },
    async 'Home and End on the slider'({ example }) {
      await example('how-much').getByRole('slider').press('Home');
      await expect(example('how-much').locator('output')).toHaveText('40 km');
      await example('how-much').getByRole('slider').press('End');
      await expect(example('how-much').locator('output')).toHaveText('320 km');
    },
    async 'Arrow keys on the stars'({ example }) {
      await example('how-much').getByRole('radio', { checked: true }).press('ArrowRight');
      await expect(example('how-much').getByRole('radio', { checked: true })).toHaveAccessibleName(/^5 of 5/);
    },
    async 'Paste in the code'({ example }) {
      const boxes = example('secret-and-code').locator('input[data-index]');
      await boxes.first().evaluate((box) => {
        const clipboardData = new DataTransfer();
        clipboardData.setData('text/plain', '481 516');
        box.focus();
        box.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
      });
      await expect(example('secret-and-code').getByRole('status')).toHaveText('481516 would be checked now.');
      await expect(boxes.last()).toHaveValue('6');
    },
    async 'Backspace in the code'({ example, page }) {
      const boxes = example('secret-and-code').locator('input[data-index]');
      await boxes.first().focus();
      await page.keyboard.type('48');
      await expect(boxes.nth(2)).toBeFocused();
      await page.keyboard.press('Backspace');
      await expect(boxes.nth(1)).toBeFocused();
      await expect(boxes.nth(1)).toHaveValue('');
      await expect(boxes.first()).toHaveValue('4');
    },
    async 'Backspace in a mask'(shown) {
      const day = field(shown, 'masks', 'Day of the event');
      await day.pressSequentially('17112026');
      await expect(day).toHaveValue('17/11/2026');
      await day.evaluate((input: HTMLInputElement) => input.setSelectionRange(3, 3));
      await day.press('Backspace');
      await expect(day).toHaveValue('11/12/026');
      await day.press('8');
      await expect(day).toHaveValue('18/11/2026');
      expect(await day.evaluate((input: HTMLInputElement) => input.selectionStart)).toBe(3);
    },
    async 'Arrow keys in the calendar'(shown) {
      const grid = await calendar(shown);
      await shown.page.keyboard.press('ArrowRight');
      await expect(grid.locator(':focus')).toHaveText('9');
      await shown.page.keyboard.press('ArrowDown');
      await expect(grid.locator(':focus')).toHaveText('16');
      await shown.page.keyboard.press('Escape');
      await shown.page.locator('#date-and-time').getByLabel('Right to left').check();
      await calendar(shown);
      await shown.page.keyboard.press('ArrowRight');
      await expect(grid.locator(':focus')).toHaveText('7');
    },
    async 'Page Up and Page Down in the calendar'(shown) {
      const grid = await calendar(shown);
      await shown.page.keyboard.press('PageDown');
      await expect(grid.locator(':focus')).toHaveAccessibleName(/January/);
      await shown.page.keyboard.press('PageUp');
      await expect(grid.locator(':focus')).toHaveAccessibleName(/December/);
    },
    async 'Enter in the calendar'(shown) {
      const grid = await calendar(shown);
      await shown.page.keyboard.press('ArrowRight');
      await shown.page.keyboard.press('Enter');
      await expect(grid).toBeHidden();
      await expect(field(shown, 'date-and-time', 'Day of the call')).toHaveValue('09/12/2026');
      await expect(shown.example('date-and-time').locator('[name=day]')).toHaveValue('2026-12-09');
    },
    async 'Esc in the calendar'(shown) {
      const grid = await calendar(shown);
      await shown.page.keyboard.press('ArrowRight');
      await shown.page.keyboard.press('Escape');
      await expect(grid).toBeHidden();
      await expect(field(shown, 'date-and-time', 'Day of the call')).toHaveValue('08/12/2026');
    },
    async 'Arrow keys in the list'(shown) {
      const box = shown.example('pick-one-of-many').getByRole('combobox');
      await box.fill('sao');
      await expect(shown.example('pick-one-of-many').getByRole('option')).toHaveText([/São Paulo/]);
      await box.fill('');
      await box.press('ArrowDown');
      await box.press('ArrowDown');
      const active = await box.getAttribute('aria-activedescendant');
      await expect(shown.page.locator(`[id="${active}"]`)).toHaveAttribute('data-highlighted', '');
    },
    async 'Enter in the list'({ example }) {
      const box = example('pick-one-of-many').getByRole('combobox');
      await box.fill('berlin');
      await box.press('ArrowDown');
      await box.press('Enter');
      await expect(box).toHaveValue('Berlin');
      await expect(example('pick-one-of-many').locator('[name=zone]')).toHaveValue('Europe/Berlin');
    },
    async 'Esc in the list'({ example }) {
      const box = example('pick-one-of-many').getByRole('combobox');
      await box.press('ArrowDown');
      await expect(example('pick-one-of-many').getByRole('listbox')).toBeVisible();
      await box.press('Escape');
      await expect(example('pick-one-of-many').getByRole('listbox')).toBeHidden();
      await expect(box).toHaveValue('London');
    },
    async 'Backspace in the tags'({ example }) {
      const here = example('several-with-tags');
      await here.getByRole('combobox').fill('crm');
      await here.getByRole('combobox').press('ArrowDown');
      await here.getByRole('combobox').press('Enter');
      await expect(here.getByRole('listitem')).toHaveText(['Route planning', 'Forecasting', 'Personal CRM']);
      await here.getByRole('combobox').press('Backspace');
      await expect(here.getByRole('listitem')).toHaveText(['Route planning', 'Forecasting']);
    },
    async 'Arrow keys in the tree'(shown) {
      const here = await tree(shown);
      await shown.page.keyboard.press('ArrowRight');
      await expect(here.getByRole('treeitem', { name: 'Parcel rounds' })).toBeVisible();
      await shown.page.keyboard.press('ArrowDown');
      await expect(shown.page.locator(':focus')).toHaveText('Parcel rounds');
      await shown.page.keyboard.press('ArrowLeft');
      await shown.page.keyboard.press('ArrowLeft');
      await expect(here.getByRole('treeitem', { name: 'Parcel rounds' })).toBeHidden();
    },
    async 'Enter in the tree'(shown) {
      const here = await tree(shown);
      await shown.page.keyboard.press('Enter');
      await shown.page.keyboard.press('ArrowDown');
      await shown.page.keyboard.press('ArrowDown');
      await shown.page.keyboard.press('Enter');
      await expect(here).toBeHidden();
      await expect(shown.example('tree-of-trades').getByRole('button')).toHaveText(
        'Logistics, Dairy and fresh food',
      );
      await expect(shown.example('tree-of-trades').locator('[name=trade]')).toHaveValue('dairy');
    },
    async 'Esc in the tree'(shown) {
      const here = await tree(shown);
      await shown.page.keyboard.press('Escape');
      await expect(here).toBeHidden();
      await expect(shown.example('tree-of-trades').getByRole('button')).toBeFocused();
    },
  },
  open: {
    async 'errors shown'(shown) {
      await emptyForm(shown);
      await expect(shown.example('booking-form').getByText('3 answers are missing or wrong')).toBeVisible();
    },
    async 'calendar open'(shown) {
      await calendar(shown);
    },
    async 'months of the calendar'(shown) {
      await calendar(shown);
      await shown
        .example('date-and-time')
        .getByRole('button', { name: /choose a month/ })
        .click();
      await expect(shown.example('date-and-time').getByRole('gridcell').first()).toBeVisible();
    },
    async 'list open'({ example }) {
      await example('pick-one-of-many').getByRole('combobox').click();
      await expect(example('pick-one-of-many').getByRole('listbox')).toBeVisible();
    },
    async 'nothing found'({ example }) {
      await example('several-with-tags').getByRole('combobox').fill('zebra');
      await expect(example('several-with-tags').getByText('No results for “zebra”.')).toBeVisible();
    },
    async 'tree open'(shown) {
      await tree(shown);
      await shown.page.keyboard.press('ArrowRight');
    },
    async 'files sent and refused'({ example }) {
      await example('files-with-progress')
        .locator('input[type=file]')
        .setInputFiles([
          { name: 'gouda.csv', mimeType: 'text/csv', buffer: Buffer.from('name,lat,lon\n') },
          { name: 'gouda.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF') },
        ]);
      await expect(example('files-with-progress').getByText('13 B, sent')).toBeVisible();
      await expect(example('files-with-progress').getByText(/can’t read this kind of file/)).toBeVisible();
    },
    async 'look back at the end'(shown) {
      const here = shown.example('steps-of-an-enquiry');
      await here.getByRole('button', { name: 'Continue' }).click();
      await expect(field(shown, 'steps-of-an-enquiry', 'What breaks on Mondays?')).toBeFocused();
      await field(shown, 'steps-of-an-enquiry', 'What breaks on Mondays?').fill('The till and the vans.');
      await here.getByRole('button', { name: 'Continue' }).click();
      await here.getByLabel('Within three months').check();
      await here.getByRole('button', { name: 'Continue' }).click();
      await field(shown, 'steps-of-an-enquiry', 'Your name').fill('Zofia Sample');
      await field(shown, 'steps-of-an-enquiry', 'Your email address').fill('zofia@example.org');
      await field(shown, 'steps-of-an-enquiry', 'Your email address').press('Enter');
      await expect(here.getByText('The till and the vans.')).toBeVisible();
      await expect(here.getByRole('definition').filter({ hasText: 'Within three months' })).toBeVisible();
    },
  },
};
