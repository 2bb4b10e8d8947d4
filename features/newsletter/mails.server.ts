import type { Mail } from '#server/mail/template.ts';
import { readSettings } from '#server/settings/settings.ts';

/** How every mail to readers ends. */
export const leave = (page: string) => ({ kind: 'small' as const, text: `To leave at any time: ${page}` });

/** Asks whether the address's owner wants the newsletter. */
export function confirmMail(url: string): Mail {
  const { name } = readSettings().brand;
  return {
    subject: `Please confirm: the ${name} newsletter`,
    preview: 'One press and you are in.',
    blocks: [
      { kind: 'heading', text: 'One press and you are in' },
      {
        kind: 'paragraph',
        text: `Somebody, most likely you, asked for the ${name} newsletter with this address.`,
      },
      { kind: 'button', label: 'Yes, send it to me', url },
      {
        kind: 'small',
        text: 'Was it not you? Then do nothing: without the button we send no more and forget the address.',
      },
    ],
  };
}

/** Greets a new reader. */
export function welcomeMail(unsubscribePage: string): Mail {
  const { name } = readSettings().brand;
  return {
    subject: `Welcome to the ${name} newsletter`,
    blocks: [
      { kind: 'heading', text: 'Thank you, you are in' },
      {
        kind: 'paragraph',
        text: 'You will hear from us when there is something worth reading, and not otherwise.',
      },
      leave(unsubscribePage),
    ],
  };
}

/** Tells a reader who asked once more that all is well. */
export function alreadyMail(unsubscribePage: string): Mail {
  const { name } = readSettings().brand;
  return {
    subject: `You already have the ${name} newsletter`,
    blocks: [
      { kind: 'heading', text: 'You are on the list already' },
      {
        kind: 'paragraph',
        text: 'Somebody asked for the newsletter with this address. There is nothing to do: it comes to you as before.',
      },
      leave(unsubscribePage),
    ],
  };
}
