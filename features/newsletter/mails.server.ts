import type { Mail } from '#server/mail/template.ts';
import { readSettings } from '#server/settings/settings.ts';

/** How every mail to readers ends. */
export const leave = (page: string) => ({ kind: 'small' as const, text: `Unsubscribe: ${page}` });

/** Asks whether the address's owner wants the newsletter. */
export function confirmMail(url: string): Mail {
  const { name } = readSettings().brand;
  return {
    subject: `Please confirm your ${name} newsletter`,
    preview: 'One click and you’re subscribed.',
    blocks: [
      { kind: 'heading', text: 'One click and you’re subscribed' },
      {
        kind: 'paragraph',
        text: `Someone, most likely you, asked for the ${name} newsletter with this address.`,
      },
      { kind: 'button', label: 'Subscribe', url },
      {
        kind: 'small',
        text: 'If it wasn’t you, you can ignore this email. We won’t write again, and we’ll delete your address.',
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
      { kind: 'heading', text: 'Thank you for subscribing' },
      {
        kind: 'paragraph',
        text: 'We’ll write when we have something worth reading.',
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
      { kind: 'heading', text: 'You’re already subscribed' },
      {
        kind: 'paragraph',
        text: 'Someone asked for the newsletter with this address. You don’t have to do anything, because you already get it.',
      },
      leave(unsubscribePage),
    ],
  };
}
