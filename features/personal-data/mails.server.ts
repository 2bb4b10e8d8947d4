import type { Mail } from '#server/mail/template.ts';
import { services } from '#server/services.ts';
import { readSettings } from '#server/settings/settings.ts';

/** Leads to the page that shows, copies and erases what is kept under the address. */
export function dataLinkMail(url: string, hours: number): Mail {
  const { name } = readSettings().brand;
  return {
    subject: `What ${name} keeps about you`,
    blocks: [
      { kind: 'heading', text: 'See it, take it along, or have it erased' },
      {
        kind: 'paragraph',
        text: `The button opens a page with all that we keep under this address. It works for ${hours} hours, so do not pass it on.`,
      },
      { kind: 'button', label: 'Open the page', url },
      { kind: 'small', text: 'Did you not ask for this? Then do nothing: nothing is shown or erased.' },
    ],
  };
}

/** For an address that belongs to an account: what is kept there opens to its own sign-in alone. */
export function signInMail(): Mail {
  const { name } = readSettings().brand;
  return {
    subject: `What ${name} keeps about you`,
    blocks: [
      { kind: 'heading', text: 'Your account has it all' },
      {
        kind: 'paragraph',
        text: 'This address belongs to an account. Sign in, and under Details you can take everything along or close the account and have it erased.',
      },
      { kind: 'button', label: 'Open your details', url: `${services().env.PUBLIC_URL}/account/details` },
      { kind: 'small', text: 'Did you not ask for this? Then do nothing.' },
    ],
  };
}
