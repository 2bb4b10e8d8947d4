import type { Mail } from '#server/mail/template.ts';
import { services } from '#server/services.ts';
import { readSettings } from '#server/settings/settings.ts';

/** Leads to the page that shows, copies and erases what is kept under the address. */
export function dataLinkMail(url: string, hours: number): Mail {
  const { name } = readSettings().brand;
  return {
    subject: `What ${name} keeps about you`,
    blocks: [
      { kind: 'heading', text: 'See, download or erase your data' },
      {
        kind: 'paragraph',
        text: `The button opens a page with everything we keep about this address. It works for ${hours} hours. Keep it to yourself.`,
      },
      { kind: 'button', label: 'Open the page', url },
      {
        kind: 'small',
        text: 'If you didn’t ask for this, you can ignore this email. We won’t show or erase anything.',
      },
    ],
  };
}

/** For an address that belongs to an account: what is kept there opens to its own sign-in alone. */
export function signInMail(): Mail {
  const { name } = readSettings().brand;
  return {
    subject: `What ${name} keeps about you`,
    blocks: [
      { kind: 'heading', text: 'You’ll find your data in your account' },
      {
        kind: 'paragraph',
        text: 'This address belongs to an account. Sign in and go to Details to download everything, or to close the account and have it erased.',
      },
      { kind: 'button', label: 'Open your details', url: `${services().env.PUBLIC_URL}/account/details` },
      { kind: 'small', text: 'If you didn’t ask for this, you can ignore this email.' },
    ],
  };
}
