import { expect, test } from '@playwright/test';
import { hydrated, phone, tooWide } from './page.ts';

test.describe('the miniatures at /features', () => {
  test('every part has a miniature that answers what somebody enters', async ({ page }) => {
    await page.goto('/features');
    await hydrated(page);
    const part = (name: string) => page.locator(`[data-part="${name}"]`);
    await expect(page.locator('[data-part]')).toHaveCount(14);

    await expect(async () => {
      await part('Sign-in').getByLabel('Try a password').fill('seven boats 7');
      await expect(part('Sign-in').getByRole('status')).toContainText('3 of 3 rules met', { timeout: 500 });
    }).toPass();

    const letter = part('Newsletter');
    await letter.getByLabel('Email').fill('ada');
    await letter.getByRole('button', { name: 'Subscribe' }).click();
    await expect(letter.getByText('Enter an email address')).toBeVisible();
    await letter.getByLabel('Email').fill('ada@example.com');
    await letter.getByLabel('Email').press('Enter');
    await letter.getByRole('button', { name: 'Confirm' }).click();
    await letter.getByRole('button', { name: 'Unsubscribe' }).click();
    await expect(letter.getByText('ada@example.com is unsubscribed')).toBeVisible();

    await part('Booking').getByRole('button', { name: '10:30 for Ann' }).click();
    await part('Booking').getByRole('button', { name: '10:30 for Ben' }).press('Enter');
    await expect(part('Booking').getByRole('status')).toContainText('went to Ann');

    const event = part('Events');
    for (const name of ['Cem', 'Dora']) {
      await event.getByLabel('Name').fill(name);
      await event.getByRole('button', { name: 'Join' }).click();
    }
    await expect(event.getByText('waiting, place 1')).toBeVisible();
    await event.getByRole('button', { name: 'Cancel Ann' }).click();
    await expect(event.getByText('waiting, place 1')).toBeHidden();

    const enquiry = part('Enquiries');
    await enquiry.getByLabel('Your message').fill('Can you mend our portal?');
    await enquiry.getByRole('button', { name: 'Send' }).click();
    await expect(enquiry.getByRole('status')).toContainText('Your text is still here');
    await enquiry.getByLabel('Cut the connection').uncheck();
    await enquiry.getByRole('button', { name: 'Send' }).click();
    await expect(enquiry.getByRole('listitem')).toHaveText('Can you mend our portal?');

    await part('Quotes and invoices').getByLabel('Rate in €').fill('1000');
    await expect(part('Quotes and invoices')).toContainText('€4,760.00');
    await part('Catalogue').getByLabel('Search, with a typo').fill('privcy');
    await expect(part('Catalogue')).toContainText('Privacy scanner');
    await part('Site search').getByLabel('Search this site').fill('imprint');
    await expect(part('Site search').getByRole('link').first()).toBeVisible();

    const outbox = part('Outbox');
    await outbox.getByRole('button', { name: 'Write an email' }).click();
    await outbox.getByRole('button', { name: 'Write an email' }).click();
    await outbox.getByRole('button', { name: 'Start the mail server' }).click();
    await expect(outbox.getByText('sent once')).toHaveCount(2);

    const heard = part('Notifications');
    await heard.getByRole('switch', { name: 'A reply' }).uncheck();
    await heard.getByRole('button', { name: 'A reply: trigger it' }).click();
    await expect(heard.getByRole('status')).toContainText('A reply: you won’t hear about it.');

    const panel = part('Admin panel');
    await panel.getByLabel('Title').fill('Autumn workshop');
    await panel.getByRole('button', { name: 'Save' }).click();
    await panel.getByRole('button', { name: 'Delete' }).click();
    await panel.getByRole('button', { name: 'Restore' }).click();
    await panel.getByRole('button', { name: 'Restore Spring workshop' }).click();
    await expect(panel.getByLabel('Title')).toHaveValue('Spring workshop');

    await part('Interface kit').getByText('L', { exact: true }).click();
    await expect(part('Interface kit').locator('p[role=status]')).toHaveText('2 in size L.');
    await part('Lead desk').getByLabel('Priority').press('End');
    await expect(part('Lead desk').getByRole('listitem').first()).toContainText('Mill & Sons');
    await part('Accounting').getByLabel('Bank line').fill('thanks');
    await expect(part('Accounting').getByRole('status')).toContainText('a person decides');
    await part('Accounting').getByLabel('€').fill('1240');
    await expect(part('Accounting').getByText('paid by this line')).toBeVisible();
  });

  test('on a phone they stand below each other and take a finger', async ({ browser }) => {
    const context = await browser.newContext(phone);
    const page = await context.newPage();
    await page.goto('/features');
    await hydrated(page);
    const booking = page.locator('[data-part="Booking"]');
    await expect(async () => {
      await booking.getByRole('button', { name: '09:00 for Ben' }).tap();
      await expect(booking.getByRole('status')).toContainText('Ben has 09:00', { timeout: 500 });
    }).toPass();
    expect(await tooWide(page)).toBe(0);
    await context.close();
  });
});
